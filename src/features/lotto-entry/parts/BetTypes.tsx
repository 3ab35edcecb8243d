import type { LottoRate } from '#contracts/lotto.ts'
import { cx } from '#src/lib/cx.ts'
import { formatRate } from '#rules/baht.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import { Check } from '#src/ui/icons.ts'
import styles from './BetTypes.module.css'

interface BetTypesProps {
  rates: readonly LottoRate[]
  active: readonly LottoRate[]
  onToggle: (betType: string) => void
}

/** Several may be on: a number is entered for all of them at once. */
export function BetTypes({ rates, active, onToggle }: BetTypesProps) {
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
