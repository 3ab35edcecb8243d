import { useState } from 'react'
import type { LottoRate } from '#contracts/lotto.ts'
import { formatRate } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Check } from '#src/ui/icons.ts'
import { Segmented } from '#src/ui/actions/Segmented.tsx'
import styles from './DigitEntry.module.css'
import { KeypadPart } from './KeypadPart.tsx'
import { LimitedNumbers } from '../limits/LimitedNumbers.tsx'
import { NumberGrid } from './NumberGrid.tsx'
import type { RoundBets } from '../bets/round-bets.ts'
import { ToolChips } from '../tools/ToolChips.tsx'
import type { Entry } from '../bets/use-entry.ts'

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

interface BetTypesProps {
  rates: readonly LottoRate[]
  active: readonly LottoRate[]
  onToggle: (betType: string) => void
}

/** Several may be on: a number is entered for all of them at once. */
function BetTypes({ rates, active, onToggle }: BetTypesProps) {
  return (
    <div role="group" aria-label={words.betTypes} className={styles.types}>
      {rates.map((rate) => {
        const on = active.includes(rate)
        return (
          <button
            key={rate.bet_type}
            type="button"
            aria-pressed={on}
            className={cx(styles.type, on && styles.on)}
            onClick={() => onToggle(rate.bet_type)}
          >
            <span className={styles.name}>
              <span className={styles.box}>{on && <Check size={14} />}</span>
              {rate.name}
            </span>
            <span className={styles.rate}>{words.rate(formatRate(rate.rate))}</span>
          </button>
        )
      })}
    </div>
  )
}
