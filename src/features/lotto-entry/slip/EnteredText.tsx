import type { LottoRate } from '#contracts/lotto.ts'
import { formatAmount, formatBaht, formatRate } from '#rules/baht.ts'
import { RateParts } from '#src/forms/slip/RateParts.tsx'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { hasRepeat, isTod, ordersOf } from '#rules/lotto-bets.ts'
import styles from '../LottoEntry.module.css'
import type { SlipRow } from './slip-rows.ts'
import type { SlipLine } from './slip-view.ts'

/** What a line wins at the rate that holds, or why it cannot be sent. */
export function EnteredText({ id, row: { view, group } }: { id: string; row: SlipRow }) {
  const { line, rate, parts, lower, wins, fault } = view
  const out = fault === 'closed' || fault === 'gone'
  const weak = isTod(line.bet_type) && hasRepeat(line.number)
  return (
    <span id={id} className={styles.text}>
      {lower && !out && (
        <span apply="warn">
          {parts.length > 1 ? (
            <RateParts parts={parts.map((part) => ({ ...part, rate: part.rate / 100 }))} />
          ) : (
            (lower === 'reduced' ? words.reduced : words.stepped)(formatRate(rate))
          )}
        </span>
      )}
      {weak && !out && (
        <span apply="warn">
          {words.lowChance(
            ordersOf(line.number).length,
            ordersOf('0123456789'.slice(0, line.number.length)).length,
          )}
        </span>
      )}
      {fault && <span apply="lost">{faultText(view, group.rate)}</span>}
      {!fault && (
        <span>
          {words.wins} <b>{formatAmount(wins)}</b>
        </span>
      )}
    </span>
  )
}

/** What is wrong with a line, and what to do about it. */
function faultText({ fault, left }: SlipLine, rate: LottoRate | null): string | null {
  const baht = (satang: number) => formatBaht(satang, { whole: true })
  switch (fault) {
    case null:
      return null
    case 'closed':
      return words.lineClosed
    case 'gone':
      return words.lineGone
    case 'underMin':
      return words.underMin(baht(rate?.min_amount ?? 0))
    case 'overMax':
      return words.overMax(baht(rate?.max_amount ?? 0))
    case 'overLeft':
      return words.overLeft(baht(left ?? 0))
  }
}
