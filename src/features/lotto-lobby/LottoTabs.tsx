import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { waitingBillsQuery } from '#src/data/lotto/bills.ts'
import { useSession } from '#src/stores/session.ts'
import { lottoLobby as words } from '#src/strings/lotto/lotto-lobby.ts'
import { LinkTab } from '#src/ui/actions/LinkTab.tsx'
import { LinkTabs } from '#src/ui/actions/LinkTabs.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import styles from './LottoTabs.module.css'
import { type LottoPage, useLottoPages } from './parts/lotto-pages.ts'

/** 24.4: the pages of the lottery as tabs of a phone. From 960 px the lobby has them in the line of its title. */
export function LottoTabs({ current }: { current: LottoPage }) {
  const pages = useLottoPages()
  const isMember = useSession((state) => state.user !== null)
  const { data: waiting } = useQuery({ ...waitingBillsQuery(), enabled: isMember })
  const wide = useWide()
  if (wide) return null
  return (
    <LinkTabs label={words.beside} className={styles.tabs}>
      {pages.map(({ name, to, text, short }) => (
        <LinkTab
          key={name}
          as={Link}
          to={to}
          current={name === current}
          ref={name === current ? showTab : undefined}
          count={name === 'bills' && waiting ? waiting : undefined}
        >
          {short ?? text}
        </LinkTab>
      ))}
    </LinkTabs>
  )
}

/** The last of them stands beyond the edge of a narrow phone. The others are within it, and are left where they were. */
function showTab(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (tab && row && tab === row.lastElementChild) row.scrollLeft = tab.offsetLeft
}
