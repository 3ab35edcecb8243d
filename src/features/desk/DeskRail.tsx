import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { agentConfigQuery } from '#src/data/agent.ts'
import { cx } from '#src/lib/cx.ts'
import { AddressLink } from '#src/platform/AddressLink.tsx'
import { useResting } from '#src/stores/protection/resting.ts'
import { desk } from '#src/strings/desk.ts'
import { Headset, PanelLeft } from '#src/ui/icons.ts'
import styles from './DeskRail.module.css'
import { RailPlaces } from './parts/RailPlaces.tsx'
import { RailRecents } from './parts/RailRecents.tsx'
import { RailSearch } from './parts/RailSearch.tsx'
import { usePutAway } from './parts/use-put-away.ts'

/**
 * A member's games beside every page from 1280 px: search, categories, favourites, what was played last, help. Folded,
 * below 1440 px, it is icons with their names, and lies whole over the page where that is asked for (27.4). A member who
 * takes a break is offered no games.
 */
export function DeskRail({ folded }: { folded: boolean }) {
  const resting = useResting((state) => state.resting)
  const { key } = useLocation()
  const root = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** The page at which it was unfolded: it lies over that one, and is folded again on the next. */
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null)
  const unfolded = folded && unfoldedAt === key
  usePutAway(root, unfolded, (how) => {
    setUnfoldedAt(null)
    if (how === 'escape') opener.current?.focus()
  })
  return (
    <aside
      ref={root}
      aria-label={desk.aside}
      className={cx(styles.rail, folded && (unfolded ? styles.unfolded : styles.folded))}
    >
      {folded && (
        <button
          ref={opener}
          type="button"
          aria-label={unfolded ? desk.fold : desk.unfold}
          aria-expanded={unfolded}
          className={styles.fold}
          onClick={() => setUnfoldedAt(unfolded ? null : key)}
        >
          <PanelLeft size={20} className={styles.icon} />
        </button>
      )}
      {!resting && <RailSearch />}
      <div className={styles.lists}>
        <RailPlaces favourites={!resting} />
        {!resting && <RailRecents />}
      </div>
      <Help />
    </aside>
  )
}

/** The agent's own account, where it has one. */
function Help() {
  const { data: config } = useQuery(agentConfigQuery())
  const contact = config?.info.line_contact_url || config?.info.telegram_contact_url
  return (
    contact && (
      <div className={styles.help}>
        <AddressLink to={contact} className={styles.place}>
          <Headset size={20} className={styles.icon} />
          {desk.help}
        </AddressLink>
      </div>
    )
  )
}
