import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { DataOf } from '#contracts/kit.ts'
import type { getLottoRound, LottoResult } from '#contracts/lotto.ts'
import type { YeekeeRoom } from '#src/data/lotto/yeekee.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { yeekee } from '#src/strings/lotto/yeekee.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { TabPanel } from '#src/ui/tabs/TabPanel.tsx'
import { Tabs } from '#src/ui/tabs/Tabs.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Outs } from './Outs.tsx'
import { ShootTab } from '../shoot/ShootTab.tsx'
import type { RoomPhase } from './room-phase.ts'
import styles from '../YeekeeRoom.module.css'

interface RoomTabsProps {
  details: DataOf<typeof getLottoRound>
  room: YeekeeRoom
  phase: RoomPhase
  bet: ReactNode
  onLogin: () => void
}

const ids = ['shoot', 'bet', 'last'] as const
type TabId = (typeof ids)[number]

const read = (text: string | null): TabId => ids.find((id) => id === text) ?? 'shoot'

/** Shooting, betting, the round before. The address names the tab, so that a link leads to it. */
export function RoomTabs({ details, room, phase, bet, onLogin }: RoomTabsProps) {
  const [search, setSearch] = useSearchParams()
  const tab = read(search.get('tab'))
  const handleChange = (id: TabId) => {
    const next = new URLSearchParams(search)
    if (id === 'shoot') next.delete('tab')
    else next.set('tab', id)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <Tabs
        name="yeekee"
        label={yeekee.tabs}
        value={tab}
        items={ids.map((id) => ({ id, label: yeekee.tab[id] }))}
        onChange={handleChange}
        fill
        className={styles.tabs}
      />
      <TabPanel name="yeekee" id={tab} className={styles.panel}>
        {tab === 'shoot' && <ShootTab room={room} phase={phase} onLogin={onLogin} />}
        {tab === 'bet' && bet}
        {tab === 'last' && <LastRound last={details.last_result ?? null} />}
      </TabPanel>
    </>
  )
}

/** How the round before ended, and the way to its proof. */
function LastRound({ last }: { last: LottoResult | null }) {
  if (!last) return <EmptyState title={yeekee.lastNone} />
  const { round, top3, bottom2 } = last
  const title = round.round_no == null ? round.title : yeekee.round(round.round_no)
  return (
    <section className={styles.last}>
      <h3>{yeekee.lastTitle(title)}</h3>
      <Outs top3={top3} bottom2={bottom2} />
      <Button as={Link} to={paths.lottoRound(round.round_id)} tone="gold" block>
        {yeekee.seeProof}
      </Button>
      <TextLink as={Link} to={paths.lottoResults({ category: round.category_id })} chevron>
        {yeekee.allResults}
      </TextLink>
    </section>
  )
}
