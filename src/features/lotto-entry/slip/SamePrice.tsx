import type { LottoRate } from '#contracts/lotto.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { BahtCell } from '#src/forms/asked/BahtCell.tsx'
import { cx } from '#src/lib/cx.ts'
import { linesRepriced } from '#src/stores/slip.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { priceFor } from '../bets/lines-for.ts'
import styles from './SamePrice.module.css'
import type { RoundBets } from '../bets/round-bets.ts'
import { useSlip } from '../bets/use-slip.ts'

const PRICES = [5, 10, 20, 50, 100].map((baht) => satang(baht * 100))

/** One price for every line, within what its type takes; also for the lines that come next. */
export function SamePrice({ bets }: { bets: RoundBets }) {
  const { lines, price } = useSlip(bets.roundId)
  const rates = new Map(bets.rates.map((rate): [string, LottoRate] => [rate.bet_type, rate]))
  const handlePrice = (next: Satang) => {
    if (next === 0) return
    const amountOf = (betType: string, amount: Satang) => {
      const rate = rates.get(betType)
      return rate ? priceFor(rate, next) : amount
    }
    linesRepriced(bets.roundId, (line) => amountOf(line.bet_type, line.amount), next)
  }
  const same = price !== null && lines.every((line) => line.amount === price)
  const isOther = same && !PRICES.includes(price)
  return (
    <div role="group" aria-labelledby="same-price">
      <p id="same-price" className={styles.label}>
        {words.samePrice}
      </p>
      <div className={styles.prices}>
        {PRICES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={same && price === each}
            className={cx(styles.price, same && price === each && styles.on)}
            onClick={() => handlePrice(each)}
          >
            {each / 100}
          </button>
        ))}
        <BahtCell
          amount={isOther ? price : satang(0)}
          label={words.otherPriceLabel}
          placeholder={words.otherPrice}
          onAmount={handlePrice}
          className={styles.other}
        />
      </div>
    </div>
  )
}
