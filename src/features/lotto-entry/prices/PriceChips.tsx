import { satang, type Satang } from '#contracts/money.ts'
import { BahtCell } from '#src/forms/asked/BahtCell.tsx'
import { cx } from '#src/lib/cx.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { Pencil } from '#src/ui/icons.ts'
import styles from './EntryPrices.module.css'

/** Prices that are a press away. */
const PRICES = [5, 10, 20, 50, 100].map((baht) => satang(baht * 100))

interface PriceChipsProps {
  /** Null until one was chosen. */
  price: Satang | null
  onPrice: (price: Satang) => void
}

/** The usual prices, and a cell for any other. */
export function PriceChips({ price, onPrice }: PriceChipsProps) {
  const isOther = price !== null && !PRICES.includes(price)
  return (
    <div className={styles.prices}>
      {PRICES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={price === each}
          className={cx(styles.price, price === each && styles.on)}
          onClick={() => onPrice(each)}
        >
          {each / 100}
        </button>
      ))}
      <span className={styles.otherPlace}>
        <BahtCell
          amount={isOther ? price : satang(0)}
          label={words.otherPriceLabel}
          placeholder=" "
          onAmount={onPrice}
          className={cx(styles.other, isOther && styles.on)}
        />
        <Pencil size={18} className={styles.pencil} />
      </span>
    </div>
  )
}
