import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { digitsTab, type Entry, type EntryTab } from './use-entry.ts'

/** Also the prefix of the panels' ids. */
export const TABS = 'lotto-entry'

/** Numbers by their digits, saved sets, and text from a chat. */
export function EntryTabs({ entry }: { entry: Entry }) {
  const items = [
    ...entry.tabs.map(({ digits }) => ({
      id: digitsTab(digits),
      label: words.digitTabs[digits] ?? words.digitTab(digits),
    })),
    { id: 'sets' as const, label: words.setsTab },
    { id: 'paste' as const, label: words.pasteTab },
  ]
  return (
    <Tabs<EntryTab>
      name={TABS}
      label={words.tabsLabel}
      value={entry.tab}
      items={items}
      onChange={entry.onTab}
    />
  )
}
