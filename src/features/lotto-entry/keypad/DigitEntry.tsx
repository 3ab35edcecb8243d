import { useState } from 'react'
import type { LottoRate } from '#contracts/lotto.ts'
import { formatRate } from '#rules/baht.ts'
import { cx } from '#src/lib/cx.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { Check, WandSparkles } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import styles from '../LottoEntry.module.css'
import { KeypadPart } from './KeypadPart.tsx'
import { LimitedNumbers } from '../limits/LimitedNumbers.tsx'
import { TypeLimits } from '../limits/TypeLimits.tsx'
import { NumberGrid } from './NumberGrid.tsx'
import { EntryPrices } from '../prices/EntryPrices.tsx'
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

/**
 * Bet types, prices, keypad and grid for numbers of so many digits. On a phone all of it is in sight at once: the tools
 * stand where the prices do, and the grid in the keypad's place.
 */
export function DigitEntry({ entry, bets, digits, wide }: DigitEntryProps) {
  const [helped, setHelped] = useState(false)
  const [grid, setGrid] = useState(false)
  const { rates, active, onToggle } = entry
  const part = { entry, bets, digits }
  const prices = <EntryPrices bets={bets} rates={rates} active={active} />
  if (wide) {
    return (
      <div className={styles.digitEntryPart}>
        <div apply="row wrap middle between gap-8">
          <BetTypes rates={rates} active={active} onToggle={onToggle} />
          {prices}
        </div>
        <TypeLimits bets={bets} active={active} />
        <div className={styles.pick}>
          <NumberGrid {...part} />
          <KeypadPart {...part} drawn>
            <ToolChips {...part} />
          </KeypadPart>
        </div>
        <LimitedNumbers bets={bets} digits={digits} />
      </div>
    )
  }
  return (
    <div className={styles.digitEntryPart}>
      <div apply="row gap-6">
        <BetTypes rates={rates} active={active} onToggle={onToggle} />
        <IconButton
          label={words.toolsButton}
          box
          active={helped || entry.reverse || grid}
          aria-expanded={helped}
          className={styles.tool}
          onClick={() => setHelped(!helped)}
        >
          <WandSparkles size={20} />
        </IconButton>
      </div>
      {helped ? <ToolChips {...part} grid={grid} onGrid={() => setGrid(!grid)} /> : prices}
      {grid && <NumberGrid {...part} />}
      <KeypadPart {...part} drawn={!grid} />
    </div>
  )
}

interface BetTypesProps {
  rates: readonly LottoRate[]
  active: readonly LottoRate[]
  onToggle: (betType: string) => void
}

/** Up to so many stand in one row of a phone, each with its box beside its name; more with the rate below the name. */
const ROOMY = 2

/** Several may be on: a number is entered for all of them at once. */
function BetTypes({ rates, active, onToggle }: BetTypesProps) {
  return (
    <div
      role="group"
      aria-label={words.betTypes}
      className={cx(styles.types, rates.length > ROOMY && styles.close)}
    >
      {rates.map((rate) => {
        const on = active.includes(rate)
        const pays = words.rate(formatRate(rate.rate))
        return (
          <button
            key={rate.bet_type}
            type="button"
            aria-pressed={on}
            className={cx(styles.type, on && styles.on)}
            onClick={() => onToggle(rate.bet_type)}
          >
            {/* The tab says how many digits; whoever only hears it is told again. */}
            <VisuallyHidden>{`${rate.name} ${pays}`}</VisuallyHidden>
            <span aria-hidden="true" className={styles.drawn}>
              <span className={styles.box}>{on && <Check size={14} />}</span>
              {words.shortType(rate.name)} <span className={styles.rate}>{pays}</span>
            </span>
          </button>
        )
      })}
    </div>
  )
}
