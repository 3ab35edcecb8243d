import type { LottoRate, RoundLimits } from '#contracts/lotto.ts'
import type { Satang } from '#contracts/money.ts'
import { formatBaht, formatRate } from '#rules/baht.ts'
import { limitWords as words } from '#src/strings/lotto/lotto-limits.ts'
import { KeyValues } from '#src/ui/list/KeyValues.tsx'
import { leftFor } from './type-takes.ts'

interface BookLimitsProps {
  rates: readonly LottoRate[]
  book: RoundLimits | undefined
  staked: Satang | undefined
}

const baht = (amount: number) => formatBaht(amount, { whole: true })

/** What a number may cost by bet type, from where on it pays less, what one member may stake, and what a result may cost. */
export function BookLimits({ rates, book, staked }: BookLimitsProps) {
  const left = leftFor(book, staked)
  const { member, payout } = book ?? {}
  return (
    <>
      {(member || payout) && (
        <KeyValues
          items={[
            ...(member ? [{ label: words.member, value: words.upTo(baht(member.most)) }] : []),
            ...(member && staked !== undefined ? [{ label: words.staked, value: baht(staked) }] : []),
            ...(left === null ? [] : [{ label: words.left, value: baht(left) }]),
            ...(member?.step
              ? [
                  {
                    label: words.memberStep(baht(member.step.from_amount)),
                    value: words.percent(String(member.step.percent)),
                  },
                ]
              : []),
            ...(payout ? [{ label: words.payout, value: words.upTo(baht(payout.most)) }] : []),
          ]}
        />
      )}
      <KeyValues
        items={rates.map((rate) => ({
          label: rate.name,
          value: (
            <>
              {words.range(baht(rate.min_amount), baht(rate.max_amount))}
              {stepsOf(rate).map((said) => (
                <span key={said} apply="block small muted">
                  {said}
                </span>
              ))}
            </>
          ),
        }))}
      />
    </>
  )
}

/** From which stake on a number pays less, by what one member has on it and all together, and the most of all. */
const stepsOf = ({ tiers, number_tiers, number_cap }: LottoRate): string[] => [
  ...tiers.map((tier) => words.own(baht(tier.from_amount), formatRate(tier.rate))),
  ...(number_tiers ?? []).map((tier) => words.all(baht(tier.from_amount), formatRate(tier.rate))),
  ...(number_cap == null ? [] : [words.cap(baht(number_cap))]),
]
