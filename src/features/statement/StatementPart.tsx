import { statementKinds, type StatementLine } from '#contracts/statement.ts'
import type { StatementFilter } from '#src/data/money/statement.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { statement } from '#src/strings/money/statement.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChipRow } from '#src/ui/actions/ChipRow.tsx'
import { Download, SlidersHorizontal } from '#src/ui/icons.ts'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { FilterFields } from './parts/FilterFields.tsx'
import { lineDetailDialog } from './lines/line-detail-dialog.ts'
import { PhoneLines } from './lines/PhoneLines.tsx'
import { TableLines } from './lines/TableLines.tsx'
import { useView } from './parts/use-view.ts'
import { filtersSet } from './statement-url.ts'
import styles from './StatementPart.module.css'
import { Summary } from './Summary.tsx'

/** Summary, filters, movements, files. A list on the phone, a table from 960 px. */
export function StatementPart({ onProve }: { onProve: (line: StatementLine) => void }) {
  const { filter, page, change, reset, pageAddress } = useView()
  const wide = useWide()
  const set = filtersSet(filter)
  const show = (line: StatementLine) => void open(lineDetailDialog, { line, onProve })
  const chooseFilters = async () => {
    const chosen = await open(filterDialog, { filter })
    if (chosen)
      change({
        wallet_id: undefined,
        from_day: undefined,
        to_day: undefined,
        state: undefined,
        ref: undefined,
        ...chosen,
      })
  }
  return (
    <div className={styles.part}>
      <div apply="page-pad-0">
        <Summary filter={filter} />
      </div>
      <div className={styles.tools}>
        {!wide && (
          <Button
            size="sm"
            icon={<SlidersHorizontal size={18} />}
            aria-haspopup="dialog"
            onClick={() => void chooseFilters()}
          >
            {set > 0 ? statement.filtersOn(set) : statement.filters}
          </Button>
        )}
        <Button
          size="sm"
          tone="gold"
          icon={<Download size={18} />}
          aria-haspopup="dialog"
          onClick={() => void open(filesDialog, { filter })}
        >
          {statement.download}
        </Button>
      </div>
      {wide ? (
        <div className={styles.filters}>
          <FilterFields filter={filter} onChange={change} />
        </div>
      ) : (
        <div className={styles.room} />
      )}
      <div className={styles.chips}>
        <KindChips kind={filter.kind} onChange={(kind) => change({ kind })} />
      </div>
      {wide ? (
        <TableLines filter={filter} page={page} pageAddress={pageAddress} onShow={show} onReset={reset} />
      ) : (
        <PhoneLines filter={filter} onShow={show} onReset={reset} />
      )}
    </div>
  )
}

/** Answers the filter to show; null leaves it as it was. */
const filterDialog = defineDialog<{ filter: StatementFilter }, StatementFilter | null>({
  name: 'statementFilter',
  load: async () => (await import('./parts/FilterSheet.tsx')).FilterSheet,
  dismissed: null,
})

const filesDialog = defineDialog<{ filter: StatementFilter }, void>({
  name: 'statementFiles',
  load: async () => (await import('./parts/FilesSheet.tsx')).FilesSheet,
  dismissed: undefined,
})

type Kind = StatementFilter['kind']

/** In the order of the boards; what a member meets rarely comes last. */
const order = ['deposit', 'withdraw', 'lottery', 'game', 'promotion', 'cashback'] as const
const kinds = [...order, ...statementKinds.filter((kind) => !order.some((first) => first === kind))]

function KindChips({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <ChipRow label={statement.kindsLabel}>
      <Chip selected={kind === undefined} onClick={() => onChange(undefined)}>
        {statement.all}
      </Chip>
      {kinds.map((one) => (
        <Chip key={one} selected={one === kind} onClick={() => onChange(one)}>
          {statement.kinds[one]}
        </Chip>
      ))}
    </ChipRow>
  )
}
