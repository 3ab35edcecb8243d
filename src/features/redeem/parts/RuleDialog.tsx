import { useQuery } from '@tanstack/react-query'
import { pointRulesQuery } from '#src/data/rewards/redemption.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatBaht } from '#rules/baht.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { shell } from '#src/strings/shell.ts'
import { turnoverCategories } from '#src/strings/money/turnover-categories.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { PartError } from '#src/ui/feedback/PartError.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './RuleDialog.module.css'

const names: Readonly<Record<string, string>> = turnoverCategories

/** The published rule, as the server computes by it. */
export function RuleDialog({ control }: { control: DialogControl<void> }) {
  const { data, isError, isFetching, refetch } = useQuery(pointRulesQuery())
  return (
    <Dialog
      title={words.howTo}
      width="notice"
      open={control.open}
      onClose={() => control.close()}
      onClosed={control.closed}
      actions={
        <Button block onClick={() => control.close()}>
          {words.ok}
        </Button>
      }
    >
      {data ? (
        <>
          <p className={styles.rate}>{words.ruleRate}</p>
          <KeyValues
            items={data.rates.map(({ category, baht_per_point: perPoint }) => ({
              label: names[category] ?? category,
              value: formatBaht(perPoint, { whole: true }),
            }))}
          />
          <ul className={styles.notes}>
            {data.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      ) : isError ? (
        <PartError title={words.ruleFailed} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion label={shell.loading}>
          <Skeleton count={6} />
        </LoadingRegion>
      )}
    </Dialog>
  )
}
