import { useState } from 'react'
import type { LottoRate } from '#contracts/lotto.ts'
import { type LastBet, lastBet } from '#src/stores/kept/last-bet.ts'
import { cannotReverse, digitTabs, type DigitTab } from './bets.ts'

/** `digits-3`, `sets` or `paste`. */
export type EntryTab = `digits-${number}` | 'sets' | 'paste'

export interface Entry {
  tabs: readonly DigitTab[]
  tab: EntryTab
  onTab: (tab: EntryTab) => void
  /** Bet types of the open tab, and those of them that numbers are entered for. */
  rates: readonly LottoRate[]
  active: readonly LottoRate[]
  onToggle: (betType: string) => void
  reverse: boolean
  /** Reversing would enter the same bet twice for one of the active types. */
  reverseOff: boolean
  onReverse: () => void
}

export const digitsTab = (digits: number): EntryTab => `digits-${digits}`

/** Where the member's last bet was, as far as this round has it: its tab, and its bet types there; else the first tab. */
function begin(tabs: readonly DigitTab[], last: LastBet | null) {
  const tab = tabs.find(({ digits }) => digits === last?.digits)
  const types = (tab?.rates ?? []).map((rate) => rate.bet_type).filter((type) => last?.types.includes(type))
  return tab && types.length > 0 ? { tab, chosen: { [tab.digits]: types } } : { tab: tabs[0], chosen: {} }
}

/** Which bet types are entered: several at once, but only of as many digits (domain.md §4.1). */
export function useEntry(rates: readonly LottoRate[]): Entry {
  const tabs = digitTabs(rates)
  const [first] = useState(() => begin(tabs, lastBet()))
  const [tab, setTab] = useState<EntryTab>(first.tab ? digitsTab(first.tab.digits) : 'paste')
  // Of every other tab the first type, until the member chooses otherwise.
  const [chosen, setChosen] = useState<Readonly<Record<number, readonly string[]>>>(first.chosen)
  const [reverse, setReverse] = useState(false)

  const open = tabs.find(({ digits }) => digitsTab(digits) === tab)
  const types = open ? (chosen[open.digits] ?? open.rates.slice(0, 1).map((rate) => rate.bet_type)) : []
  const active = open?.rates.filter((rate) => types.includes(rate.bet_type)) ?? []
  const reverseOff = active.some(cannotReverse)

  const handleToggle = (betType: string) => {
    if (!open) return
    const next = types.includes(betType) ? types.filter((type) => type !== betType) : [...types, betType]
    setChosen({ ...chosen, [open.digits]: next })
  }
  return {
    tabs,
    tab,
    onTab: setTab,
    rates: open?.rates ?? [],
    active,
    onToggle: handleToggle,
    reverse: reverse && !reverseOff,
    reverseOff,
    onReverse: () => setReverse(!reverse),
  }
}
