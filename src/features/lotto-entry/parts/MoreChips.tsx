import type { BillInputLine } from '#contracts/bills.ts'
import type { LottoRate } from '#contracts/lotto.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { lottoEntry as words } from '#src/strings/lotto-entry.ts'
import styles from './MoreChips.module.css'

const STEPS = [10, 50, 100] as const

interface MoreChipsProps {
  line: BillInputLine
  rate: LottoRate
  onPress: (amount: Satang) => void
}

/** Raises the amount of one line, never above what the type takes. */
export function MoreChips({ line, rate, onPress }: MoreChipsProps) {
  const upTo = (amount: number) => onPress(satang(Math.min(amount, rate.max_amount)))
  const full = line.amount >= rate.max_amount
  return (
    <div role="group" aria-label={words.moreFor(line.number)} className={styles.chips}>
      {STEPS.map((baht) => (
        <button
          key={baht}
          type="button"
          aria-label={words.addBahtAloud(baht)}
          disabled={full}
          onClick={() => upTo(line.amount + baht * 100)}
        >
          {words.addBaht(baht)}
        </button>
      ))}
      <button type="button" disabled={full} onClick={() => upTo(rate.max_amount)}>
        {words.most}
      </button>
    </div>
  )
}
