import { lobby } from '#src/strings/lobby.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { ChevronDown } from '#src/ui/icons.ts'
import { type SortOrder, sortOrders } from '../lobby-url.ts'
import styles from './SortChip.module.css'

interface SortChipProps {
  value: SortOrder | null
  /** While searching the natural order is nearness, not popularity. */
  searching: boolean
  onChange: (order: SortOrder | null) => void
}

/** A chip with the device's own list over it. */
export function SortChip({ value, searching, onChange }: SortChipProps) {
  const natural = searching ? 'best' : 'popular'
  const shown = value ?? natural
  const options = searching ? (['best', ...sortOrders] as const) : sortOrders
  return (
    <Chip as="span" className={styles.chip}>
      {lobby.sorts[shown]}
      <ChevronDown />
      <select
        aria-label={lobby.sort}
        value={shown}
        className={styles.select}
        onChange={(event) =>
          onChange(sortOrders.find((order) => order === event.target.value && order !== natural) ?? null)
        }
      >
        {options.map((order) => (
          <option key={order} value={order}>
            {lobby.sorts[order]}
          </option>
        ))}
      </select>
    </Chip>
  )
}
