import { useQuery } from '@tanstack/react-query'
import { pointRulesQuery } from '#src/data/rewards/redemption.ts'
import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { formatBaht } from '#rules/baht.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { turnoverCategories } from '#src/strings/money/turnover-categories.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { Loaded } from '#src/ui/feedback/Loaded.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import styles from './RuleDialog.module.css'

const names: Readonly<Record<string, string>> = turnoverCategories

/** The published rule, as the server computes by it. */
export function RuleDialog({ control }: { control: DialogControl<void> }) {
  const query = useQuery(pointRulesQuery())
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
      <Loaded query={query} failed={words.ruleFailed} skeleton={<Skeleton count={6} />}>
        {({ rates, notes }) => (
          <>
            <p apply="mb-4 semi">{words.ruleRate}</p>
            <KeyValues
              items={rates.map(({ category, baht_per_point: perPoint }) => ({
                label: names[category] ?? category,
                value: formatBaht(perPoint, { whole: true }),
              }))}
            />
            <ul className={styles.notes}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
