import { formatCount } from '#rules/baht.ts'
import { lobby } from '#src/strings/lobby.ts'
import { Chip } from '#src/ui/actions/Chip.tsx'
import { ChevronDown, Heart } from '#src/ui/icons.ts'
import { type LobbyView, type SortOrder, sortOrders } from '../lobby-url.ts'
import styles from './ListBar.module.css'

interface ListBarProps {
  /** How many games are shown, in words; '' while that is not known. */
  summary: string
  favourites: number
  view: LobbyView
  onChange: (change: Partial<LobbyView>) => void
}

export function ListBar({ summary, favourites, view, onChange }: ListBarProps) {
  return (
    <div className={styles.bar}>
      <p role="status" apply="shrink small figures muted">
        {summary}
      </p>
      <div apply="row rigid gap-8">
        <Chip
          selected={view.favourites}
          icon={<Heart />}
          aria-label={`${lobby.favouritesOnly} ${formatCount(favourites)}`}
          onClick={() => onChange({ favourites: !view.favourites })}
        >
          {lobby.favourites} <span apply="figures">{formatCount(favourites)}</span>
        </Chip>
        <SortChip
          value={view.sort}
          searching={view.query.trim() !== ''}
          onChange={(sort) => onChange({ sort })}
        />
      </div>
    </div>
  )
}

interface SortChipProps {
  value: SortOrder | null
  /** While searching the natural order is nearness, not popularity. */
  searching: boolean
  onChange: (order: SortOrder | null) => void
}

/** A chip with the device's own list over it. */
function SortChip({ value, searching, onChange }: SortChipProps) {
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
