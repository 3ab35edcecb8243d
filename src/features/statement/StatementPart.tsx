import { open } from '#src/dialogs/dialogs.ts'
import { statement } from '#src/strings/statement.ts'
import { Button } from '#src/ui/Button.tsx'
import { Download, SlidersHorizontal } from '#src/ui/icons.ts'
import { useWide } from '#src/ui/use-wide.ts'
import { filesDialog } from './parts/files-dialog.ts'
import { filterDialog } from './parts/filter-dialog.ts'
import { FilterFields } from './parts/FilterFields.tsx'
import { KindChips } from './parts/KindChips.tsx'
import { PhoneLines } from './parts/PhoneLines.tsx'
import { TableLines } from './parts/TableLines.tsx'
import { useView } from './parts/use-view.ts'
import { filtersSet } from './statement-url.ts'
import styles from './StatementPart.module.css'
import { Summary } from './Summary.tsx'

/** Summary, filters, movements, files. A list on the phone, a table from 960 px. */
export function StatementPart() {
  const { filter, page, change, reset, pageAddress } = useView()
  const wide = useWide()
  const set = filtersSet(filter)
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
      <div className={styles.summary}>
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
      {wide && (
        <div className={styles.filters}>
          <FilterFields filter={filter} onChange={change} />
        </div>
      )}
      <div className={styles.chips}>
        <KindChips kind={filter.kind} onChange={(kind) => change({ kind })} />
      </div>
      {wide ? (
        <TableLines filter={filter} page={page} pageAddress={pageAddress} onReset={reset} />
      ) : (
        <PhoneLines filter={filter} onReset={reset} />
      )}
    </div>
  )
}
