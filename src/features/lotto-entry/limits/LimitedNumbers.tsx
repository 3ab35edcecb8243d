import type { NumberLimit } from '#contracts/lotto.ts'
import { lottoEntry as words } from '#src/strings/lotto/lotto-entry.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { LimitTag } from './LimitTag.tsx'
import { openLimits } from './limits-dialog.ts'
import styles from '../LottoEntry.module.css'
import type { RoundBets } from '../bets/round-bets.ts'

/** Numbers shown on the page; the others are in the list of all. */
const SHOWN = 6

/** Those of the open tab first. */
function firstOf(limits: readonly NumberLimit[], digits: number): NumberLimit[] {
  const near = (limit: NumberLimit) => (limit.number.length === digits ? 0 : 1)
  return limits.toSorted((a, b) => near(a) - near(b)).slice(0, SHOWN)
}

export function LimitedNumbers({ bets, digits }: { bets: RoundBets; digits: number }) {
  const limits = [...bets.limits.values()]
  if (limits.length === 0) return null
  const rateOf = (limit: NumberLimit) => bets.rates.find((rate) => rate.bet_type === limit.bet_type)
  return (
    <section aria-labelledby="limited-title" className={styles.limitedNumbersPart}>
      <div apply="row middle between">
        <h2 id="limited-title" apply="lead">
          {words.limitedTitle}
        </h2>
        <TextLink as="button" chevron aria-haspopup="dialog" onClick={() => void openLimits(bets)}>
          {words.limitedAll}
        </TextLink>
      </div>
      <ul apply="row wrap gap-8">
        {firstOf(limits, digits).map((limit) => (
          <LimitTag key={`${limit.bet_type} ${limit.number}`} limit={limit} rate={rateOf(limit)} full />
        ))}
      </ul>
    </section>
  )
}
