import { formatCount } from '#rules/baht.ts'
import { lobby } from '#src/strings/lobby.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Heart } from '#src/ui/icons.ts'
import type { LobbyView } from '../lobby-url.ts'
import styles from './ListBar.module.css'
import { SortChip } from './SortChip.tsx'

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
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      <div className={styles.filters}>
        <Chip
          selected={view.favourites}
          icon={<Heart />}
          aria-label={`${lobby.favouritesOnly} ${formatCount(favourites)}`}
          onClick={() => onChange({ favourites: !view.favourites })}
        >
          {lobby.favourites} <span className={styles.count}>{formatCount(favourites)}</span>
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
