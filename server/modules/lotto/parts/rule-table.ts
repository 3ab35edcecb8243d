/** The published rules of a round, made from the same code that decides its bets. LOTTO-1. */
import type { DataOf } from '#contracts/kit.ts'
import type { BetType, getLottoRule } from '#contracts/lotto.ts'
import { lotteries, lottoRates } from '../../../db/schema/lotto.ts'
import { lottoWords as words } from '../../../strings/lotto.ts'
import { mostResults } from '#rules/lotto-cover.ts'
import type { BookLimits, Bound } from '../../../db/schema/lotto-shapes.ts'
import type { RoundOfLottery } from '../rounds.ts'
import { chancesOf } from './chance.ts'
import { exampleDigits, exampleDraws, exampleOf } from './examples.ts'

type Rules = DataOf<typeof getLottoRule>
type Lottery = typeof lotteries.$inferSelect
type Rate = typeof lottoRates.$inferSelect

/** At most two decimals, as numbers are read. */
const rounded = (value: number) => Math.round(value * 100) / 100
const percent = (chance: number) => rounded(chance * 100)
/** Rates are hundredths, so chance × rate is a percentage already. */
const returnOf = (chance: number, rate: number) => rounded(chance * rate)

const onceNotes: Partial<Record<BetType, string>> = {
  run_top: words.notes.once,
  run_bottom: words.notes.once,
  front3: words.notes.twoPrizes,
  bottom3: words.notes.twoPrizes,
}

function noteOf(betType: BetType, rate: number): string {
  const others = chancesOf(betType)
    .slice(1)
    .map(({ number, chance }) =>
      words.notes.repeated(number, String(percent(chance)), String(returnOf(chance, rate))),
    )
  return [onceNotes[betType] ?? [], others].flat().join(' ')
}

function exampleText({ family }: Lottery): string {
  const { top3, bottom2 } = exampleDigits(family)
  const drawn = exampleDraws[family].map(({ key, numbers }) =>
    words.examplePrize(words.prizes[family][key] ?? key, numbers),
  )
  return [...drawn, words.exampleDigits(top3, bottom2)].join(' · ')
}

function betTypeOf(lottery: Lottery, { betType, rate }: Rate): Rules['bet_types'][number] {
  const { name, rule } = words.betTypes[betType]
  const [usual] = chancesOf(betType)
  const example = exampleOf(betType, lottery.family)
  return {
    bet_type: betType,
    name,
    win_rule: rule,
    example_result: exampleText(lottery),
    wins: [...example.wins],
    loses: [...example.loses],
    chance_percent: percent(usual!.chance),
    return_percent: returnOf(usual!.chance, rate),
    note: noteOf(betType, rate),
  }
}

function cancelling({ cancelRule: rule }: Lottery): string {
  const { never, may } = words.rules.cancelling
  return rule ? may(rule.within / 60, rule.before_close / 60, rule.per_day) : never
}

const beyond = (step: Bound['step']) => (step ? [words.rules.limits.step(step.from, step.percent)] : [])

/** What holds over all bet types of the round. */
function bookSentences({ member, payout }: BookLimits, rates: readonly Rate[]): string[] {
  const { limits } = words.rules
  return [
    limits.line,
    ...(rates.some(({ numberCap }) => numberCap !== null) ? [limits.number] : []),
    ...(rates.some(({ numberTiers }) => numberTiers.length > 0) ? [limits.numberTiers] : []),
    ...(member ? [[limits.member(member.most), ...beyond(member.step)].join(' ')] : []),
    ...(payout ? [[limits.payout(payout.most), ...beyond(payout.step)].join(' ')] : []),
  ]
}

/** The version is the round's, so that it is the one its bills were placed under. */
export function rulesOf({ lottery, round }: RoundOfLottery, rates: readonly Rate[]): Rules {
  const { reading, closing, paying, limits, cancelling: cancel } = words.rules
  const tiers = rates.some((rate) => rate.tiers.length > 0) ? [limits.tiers] : []
  return {
    version: round.ruleVersion,
    sections: [
      { title: reading.title, sentences: [...reading.of[lottery.family]] },
      { title: closing.title, sentences: [...closing.sentences, closing.source[lottery.kind]] },
      { title: paying.title, sentences: [...paying.sentences] },
      {
        title: limits.title,
        sentences: [
          ...limits.sentences,
          ...tiers,
          ...bookSentences(round.bookLimits ?? lottery.bookLimits, rates),
          limits.covered(lottery.mostCovered, mostResults(lottery.mostCovered)),
        ],
      },
      { title: cancel.title, sentences: [cancelling(lottery)] },
    ],
    bet_types: rates.map((rate) => betTypeOf(lottery, rate)),
  }
}
