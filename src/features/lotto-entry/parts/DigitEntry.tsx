import { useState } from 'react'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Segmented } from '#src/ui/Segmented.tsx'
import { BetTypes } from './BetTypes.tsx'
import styles from './DigitEntry.module.css'
import { KeypadPart } from './KeypadPart.tsx'
import { LimitedNumbers } from './LimitedNumbers.tsx'
import { NumberGrid } from './NumberGrid.tsx'
import type { RoundBets } from './round-bets.ts'
import { ToolChips } from './ToolChips.tsx'
import type { Entry } from './use-entry.ts'

interface DigitEntryProps {
  entry: Entry
  bets: RoundBets
  digits: number
  /** Room for grid and keypad side by side. */
  wide: boolean
}

type Way = 'keypad' | 'grid'

const ways = [
  { value: 'keypad', label: words.keypad },
  { value: 'grid', label: words.grid },
] as const

/** Bet types, tools, keypad and grid for numbers of so many digits. */
export function DigitEntry({ entry, bets, digits, wide }: DigitEntryProps) {
  const [way, setWay] = useState<Way>('keypad')
  return (
    <div className={styles.part}>
      <BetTypes rates={entry.rates} active={entry.active} onToggle={entry.onToggle} />
      <ToolChips entry={entry} bets={bets} digits={digits} />
      {!wide && <Segmented label={words.ways} value={way} options={ways} onChange={setWay} />}
      <div className={styles.pick}>
        {(wide || way === 'grid') && <NumberGrid entry={entry} bets={bets} digits={digits} />}
        <KeypadPart entry={entry} bets={bets} digits={digits} drawn={wide || way === 'keypad'} />
      </div>
      <LimitedNumbers bets={bets} digits={digits} />
    </div>
  )
}
