import { useState } from 'react'
import { pause as words } from '#src/strings/protection/pause.ts'
import { TabPanel } from '#src/ui/tabs/TabPanel.tsx'
import { Tabs } from '#src/ui/tabs/Tabs.tsx'
import { BreakHere } from './parts/BreakHere.tsx'
import type { Least } from './parts/ends.ts'
import { Exclusion } from './parts/Exclusion.tsx'
import { TimeOut } from './parts/TimeOut.tsx'

const tabs = [
  { id: 'break', label: words.tabBreak },
  { id: 'exclude', label: words.tabExclude },
] as const
type Tab = (typeof tabs)[number]['id']

/** A break of some days or weeks, or an exclusion: until when is said before, and nothing is chosen for the member. */
export function BreakForm({ least, here }: Least & { here?: boolean | undefined }) {
  const [tab, setTab] = useState<Tab>('break')
  // Exclusion is of the account, and nothing that a device could keep.
  if (here) return <BreakHere least={least} />
  return (
    <div apply="grid gap-16">
      <Tabs name="break" label={words.tabs} value={tab} items={tabs} onChange={setTab} fill />
      <TabPanel name="break" id={tab}>
        {tab === 'break' ? <TimeOut least={least} /> : <Exclusion least={least} />}
      </TabPanel>
    </div>
  )
}
