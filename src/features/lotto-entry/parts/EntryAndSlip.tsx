import { memo, Suspense } from 'react'
import { useOffered } from '#src/data/platform/offering.ts'
import { lazyPart } from '#src/lib/connection/code.ts'
import type { Lines } from '#src/stores/slip-lines.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { shell } from '#src/strings/shell.ts'
import { LoadingRegion } from '#src/ui/feedback/LoadingRegion.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { TabPanel } from '#src/ui/tabs/TabPanel.tsx'
import { Tabs } from '#src/ui/tabs/Tabs.tsx'
import { useWide } from '#src/ui/layout/use-wide.ts'
import { DigitEntry } from '../keypad/DigitEntry.tsx'
import styles from '../LottoEntry.module.css'
import type { PayWallet } from '../slip/pay-from.ts'
import type { RoundBets } from '../bets/round-bets.ts'
import { SlipSide } from '../slip/SlipSide.tsx'
import { digitsTab, type Entry, type EntryTab, useEntry } from '../bets/use-entry.ts'

const PastePanel = lazyPart(async () => ({ default: (await import('../paste/PastePanel.tsx')).PastePanel }))
const SetsPanel = lazyPart(async () => ({ default: (await import('../sets/SetsPanel.tsx')).SetsPanel }))

interface EntryAndSlipProps {
  bets: RoundBets
  wallets: readonly PayWallet[]
  member: boolean
  /** On narrow screens entry and slip take turns; the page keeps which one in its address. */
  view: 'entry' | 'slip'
  onView: (view: 'entry' | 'slip') => void
  onSend: (lines: Lines, walletId: string) => void
  onSignIn: () => void
}

/** From here on the slip stands beside the entry; the same width as in EntryAndSlip.module.css. */
const BESIDE = '(min-width: 960px)'

const PanelLoading = () => (
  <LoadingRegion label={shell.loading}>
    <Skeleton shape="panel" />
  </LoadingRegion>
)

/** Entering numbers and the slip that they go into. Knows no line: its parts do. */
export const EntryAndSlip = memo(function EntryAndSlip({ view, onView, ...rest }: EntryAndSlipProps) {
  const { bets, member, onSignIn } = rest
  const slip = { ...rest, onView }
  const wide = useWide(BESIDE)
  const entry = useEntry(bets.rates)
  const open = entry.tabs.find(({ digits }) => entry.tab === digitsTab(digits))
  return (
    <div className={styles.page}>
      <div hidden={!wide && view === 'slip'} className={styles.entry}>
        <EntryTabs entry={entry} wide={wide} />
        <TabPanel name={TABS} id={entry.tab} className={styles.panel ?? ''}>
          {open && (
            <DigitEntry key={open.digits} entry={entry} bets={bets} digits={open.digits} wide={wide} />
          )}
          <Suspense fallback={<PanelLoading />}>
            {entry.tab === 'sets' && <SetsPanel bets={bets} member={member} onSignIn={onSignIn} />}
            {entry.tab === 'paste' && <PastePanel bets={bets} />}
          </Suspense>
        </TabPanel>
        {!wide && view === 'entry' && <SlipSide {...slip} place="bar" />}
      </div>
      {wide && (
        <aside aria-label={words.slipLabel} className={styles.aside}>
          <SlipSide {...slip} place="beside" />
        </aside>
      )}
      {!wide && view === 'slip' && (
        <section aria-label={words.slipLabel} className={styles.slip}>
          <SlipSide {...slip} place="alone" />
        </section>
      )}
    </div>
  )
})

/** Also the prefix of the panels' ids. */
const TABS = 'lotto-entry'

/** Numbers by their digits, saved sets, and text from a chat. */
function EntryTabs({ entry, wide }: { entry: Entry; wide: boolean }) {
  const hasSets = useOffered('bill.sets')
  const labels = wide ? { ...words, ...words.wideTabs } : words
  const items = [
    ...entry.tabs.map(({ digits }) => ({
      id: digitsTab(digits),
      label: labels.digitTabs[digits] ?? words.digitTab(digits),
    })),
    ...(hasSets ? [{ id: 'sets' as const, label: labels.setsTab }] : []),
    { id: 'paste' as const, label: labels.pasteTab },
  ]
  return (
    <Tabs<EntryTab>
      name={TABS}
      label={words.tabsLabel}
      value={entry.tab}
      items={items}
      onChange={entry.onTab}
      fill={!wide}
    />
  )
}
