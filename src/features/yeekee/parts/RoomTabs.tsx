import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { DataOf } from '#contracts/kit.ts'
import type { getLottoRound } from '#contracts/lotto.ts'
import type { YeekeeRoom } from '#src/data/yeekee.ts'
import { yeekee } from '#src/strings/yeekee.ts'
import { TabPanel } from '#src/ui/TabPanel.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { LastRound } from './LastRound.tsx'
import { ShootTab } from './ShootTab.tsx'
import type { RoomPhase } from './room-phase.ts'
import styles from './RoomTabs.module.css'

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
