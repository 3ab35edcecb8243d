import type { LottoRate } from '#contracts/lotto.ts'
import { formatBaht, formatRate } from '#rules/baht.ts'
import { lottoRates as words } from '#src/strings/lotto/lotto-rates.ts'
import { type BetRule, percentText, type RatesOfLottery, ruleOf, type Rules } from './rates-of-lottery.ts'
import styles from '../LottoRates.module.css'

interface RateTableProps {
  lottery: RatesOfLottery
  /** Chances are theirs; the table shows without them as well. */
  rules: Rules | undefined
}

/** Five columns; on the phone the limits stand under the name. */
export function RateTable({ lottery, rules }: RateTableProps) {
  return (
    <table aria-label={words.table(lottery.lottery_name)} className={styles.rateTableTable}>
      <thead>
        <tr>
          <th scope="col">{words.betType}</th>
          <th scope="col">{words.perBaht}</th>
          <th scope="col" className={styles.wide}>
            {words.range}
          </th>
          <th scope="col">{words.chance}</th>
          <th scope="col">{words.back}</th>
        </tr>
      </thead>
      <tbody>
        {lottery.rates.map((rate) => (
          <RateRow key={rate.bet_type} rate={rate} rule={ruleOf(rules, rate.bet_type)} />
        ))}
      </tbody>
    </table>
  )
}

const whole = (satang: number) => formatBaht(satang, { whole: true })
const percent = (value: number | null | undefined) =>
  value == null ? '–' : words.percent(percentText(value))

function RateRow({ rate, rule }: { rate: LottoRate; rule: BetRule | undefined }) {
  const range = words.fromTo(whole(rate.min_amount), whole(rate.max_amount))
  return (
    <tr>
      <th scope="row">
        {rate.name}
        <span className={styles.under}>{range}</span>
        {rate.tiers.map((tier) => (
          <span key={tier.from_amount} className={styles.tier}>
            {words.tier(whole(tier.from_amount), formatRate(tier.rate))}
          </span>
        ))}
      </th>
      <td className={styles.rateTableRate}>{formatRate(rate.rate)}</td>
      <td className={styles.wide}>{range}</td>
      <td>{percent(rule?.chance_percent)}</td>
      <td>{percent(rule?.return_percent)}</td>
    </tr>
  )
}
