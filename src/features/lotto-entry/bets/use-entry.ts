import { useState } from 'react'
import type { LottoRate } from '#contracts/lotto.ts'
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

/** Which bet types are entered: several at once, but only of as many digits (domain.md §4.1). */
export function useEntry(rates: readonly LottoRate[]): Entry {
  const tabs = digitTabs(rates)
  const first = tabs[0]
  const [tab, setTab] = useState<EntryTab>(first ? digitsTab(first.digits) : 'paste')
  // Of each tab the first type, until the member chooses otherwise.
  const [chosen, setChosen] = useState<Readonly<Record<number, readonly string[]>>>({})
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
