import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Link, useLocation } from 'react-router'
import type { GameCategory } from '#contracts/games.ts'
import { formatCount } from '#rules/baht.ts'
import { lobbyConfigQuery } from '#src/data/games.ts'
import { waitingBillsQuery } from '#src/data/lotto/bills.ts'
import { isAt } from '#src/lib/pages/page.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useLobby } from '#src/stores/lobby.ts'
import { desk } from '#src/strings/desk.ts'
import { shell } from '#src/strings/shell.ts'
import { Cherry, Club, Fish, Heart, House, Sparkles, Ticket, Volleyball } from '#src/ui/icons.ts'
import styles from '../DeskRail.module.css'

interface Place {
  to: string
  text: string
  Icon: ComponentType<{ size?: number; className?: string }>
  category?: GameCategory
}

const places: readonly Place[] = [
  { to: paths.home(), text: shell.home, Icon: House },
  { to: paths.lottoLobby(), text: shell.categories.lottery, Icon: Ticket },
  { to: paths.slot(), text: shell.categories.slot, Icon: Cherry, category: 'slot' },
  { to: paths.casino(), text: shell.categories.casino, Icon: Club, category: 'casino' },
  { to: paths.fishing(), text: shell.categories.fishing, Icon: Fish, category: 'fishing' },
  { to: paths.sport(), text: shell.categories.sport, Icon: Volleyball, category: 'sport' },
  { to: paths.freespin(), text: shell.categories.freespin, Icon: Sparkles, category: 'freespin' },
]

/** Home, the lottery, every category, and a member's favourites where games are offered. */
export function RailPlaces({ favourites }: { favourites: boolean }) {
  const current = placeOf(useLocation().pathname)
  return (
    <nav aria-label={desk.rail} className={styles.places}>
      {places.map(({ to, text, Icon, category }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined} className={styles.place}>
          <Icon size={20} className={styles.icon} />
          {text}
          {category && <GameCount category={category} />}
          {to === paths.lottoLobby() && <WaitingBills />}
        </Link>
      ))}
      {favourites && <Favourites />}
    </nav>
  )
}

/** Every page of the lottery is the lottery's, as in the tabs of a phone. */
const placeOf = (pathname: string): string | undefined =>
  places.find(({ to }) => isAt(to === paths.lottoLobby() ? '/lotto' : to, pathname))?.to

/** Not read aloud: a figure beside a name says nothing by itself. */
function GameCount({ category }: { category: GameCategory }) {
  const { data } = useQuery(lobbyConfigQuery(category))
  return (
    data && (
      <span aria-hidden="true" className={styles.count}>
        {formatCount(data.game_count)}
      </span>
    )
  )
}

/** How many bills wait for their result; the page that it leads to says it aloud. */
function WaitingBills() {
  const { data: count } = useQuery(waitingBillsQuery())
  if (!count) return null
  return (
    <span aria-hidden="true" className={styles.count}>
      {desk.waitingBills(formatCount(count))}
    </span>
  )
}

/** Of every category; nothing where there are none. */
function Favourites() {
  const count = useLobby(({ favourites }) => favourites.length)
  const { pathname, search } = useLocation()
  if (count === 0) return null
  const to = paths.lobby('hot', { fav: '1' })
  return (
    <Link to={to} aria-current={pathname + search === to ? 'page' : undefined} className={styles.place}>
      <Heart size={20} className={styles.icon} />
      <span className={styles.whole}>{desk.favourites}</span>
      <span className={styles.short}>{desk.favouritesShort}</span>
      <span aria-hidden="true" className={styles.count}>
        {formatCount(count)}
      </span>
    </Link>
  )
}
