/** What the sandbox's lotteries pay (domain.md §1.1), with steps and caps on some. */
import '../not-in-production.ts'
import { betTypes as digits, type BetType } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import type { lottoRates } from '#server/db/schema/lotto.ts'
import type { BookLimits, StandingNumber } from '#server/db/schema/lotto-shapes.ts'
import type { LotterySeed } from './lottery-seed.ts'

type RateRow = Omit<typeof lottoRates.$inferInsert, 'lotteryId'>
/** Per baht, the stake in it: 900. */
type Table = Partial<Record<BetType, number>>

const baht = (amount: number) => satang(Math.round(amount * 100))

const government: Table = {
  top3: 900,
  tod3: 150,
  front3: 450,
  bottom3: 450,
  top2: 95,
  bottom2: 95,
  tod2: 14,
  run_top: 3.2,
  run_bottom: 4.2,
  pin_top_hundreds: 8,
  pin_top_tens: 8,
  pin_top_units: 8,
  pin_bottom_tens: 8,
  pin_bottom_units: 8,
}
const savings: Table = { top3: 800, tod3: 125, top2: 90, bottom2: 90, run_top: 3.2, run_bottom: 4.2 }
const foreign: Table = { ...savings, top3: 850, tod3: 140, top2: 92, bottom2: 92, tod2: 12 }
const fourDigits: Table = { top4: 6000, tod4: 200 }

/** The most on one line, in baht, by how much it can win. */
const most: Readonly<Record<number, number>> = { 1: 20_000, 2: 5_000, 3: 2_000, 4: 200 }

function tableOf({ key, category }: LotterySeed): Table {
  if (key === 'gov') return government
  if (key === 'test') return { ...government, ...fourDigits }
  if (key === 'lao-vip' || key === 'hanoi-vip') return { ...foreign, ...fourDigits }
  return category === 'thai' || category === 'stock' ? savings : foreign
}

/** Two digits step down to half from 1,000 baht on, three from 500 on: where the market does so. */
const stepped = new Set(['gov', 'gsb', 'baac'])
const steps: Partial<Record<BetType, number>> = { top2: 1_000, bottom2: 1_000, top3: 500 }

/** What the house would pay for one number of a bet type at most, and for one result of a round; what one member may stake in it. */
interface Appetite {
  readonly number: number
  readonly payout: number
  readonly member: number
}

const appetites: Readonly<Record<LotterySeed['category'], Appetite>> = {
  thai: { number: 18_000_000, payout: 60_000_000, member: 300_000 },
  foreign: { number: 8_000_000, payout: 25_000_000, member: 200_000 },
  stock: { number: 4_000_000, payout: 12_000_000, member: 100_000 },
  yeekee: { number: 2_000_000, payout: 6_000_000, member: 50_000 },
  test: { number: 18_000_000, payout: 60_000_000, member: 300_000 },
}

/** Two digits: `22,222` is 22,000. */
const rounded = (amount: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.floor(amount / unit) * unit
}

/** What all members together may stake on one number, and from four fifths of it on at half the rate. */
const capOf = ({ category }: LotterySeed, rate: number) => rounded(appetites[category].number / rate)

/** From two thirds of what a result may cost on, what makes it dearer pays half. */
export function limitsFor({ category }: LotterySeed): BookLimits {
  const { member, payout } = appetites[category]
  const step = { from: baht((payout / 3) * 2), percent: 50 }
  return { member: { most: baht(member) }, payout: { most: baht(payout), step } }
}

export function ratesFor(seed: LotterySeed): RateRow[] {
  const table = Object.entries(tableOf(seed)) as [BetType, number][]
  return table.map(([betType, rate], position) => {
    const from = stepped.has(seed.key) ? steps[betType] : undefined
    const cap = capOf(seed, rate)
    return {
      betType,
      rate: baht(rate),
      minAmount: baht(1),
      maxAmount: baht(most[digits[betType]]!),
      numberCap: baht(cap),
      numberTiers: [{ from: baht(cap * 0.8), rate: baht(rate / 2) }],
      tiers: from === undefined ? [] : [{ from: baht(from), rate: baht(rate / 2) }],
      position,
    }
  })
}

const both = (number: string, rest: Pick<StandingNumber, 'state' | 'rate' | 'cap'>): StandingNumber[] =>
  (['top2', 'bottom2'] as const).map((betType) => ({ betType, number, ...rest }))

/** Half, 70 %, closed, and a tod at a rate of its own; one more with a small cap. */
const popular: readonly StandingNumber[] = [
  ...both('25', { state: 'reduced', rate: baht(47.5) }),
  ...both('52', { state: 'reduced', rate: baht(47.5) }),
  ...both('89', { state: 'reduced', rate: baht(66.5) }),
  ...both('68', { state: 'closed' }),
  ...both('99', { state: 'capped', cap: baht(500) }),
  { betType: 'tod3', number: '527', state: 'reduced', rate: baht(120) },
]

const neighbours: readonly StandingNumber[] = [
  ...both('00', { state: 'closed' }),
  ...both('59', { state: 'reduced', rate: baht(46) }),
  { betType: 'top3', number: '123', state: 'capped', cap: baht(300) },
]

/** One of each, in the many rounds a day of the sandbox's own. */
const forTests: readonly StandingNumber[] = [
  { betType: 'top2', number: '25', state: 'reduced', rate: baht(47.5) },
  { betType: 'top2', number: '68', state: 'closed' },
  { betType: 'top2', number: '99', state: 'capped', cap: baht(500) },
]

/** Numbers that many ask for: restricted in every round of these. */
export function standingFor({ key }: LotterySeed): StandingNumber[] {
  if (key === 'gov') return [...popular]
  if (key === 'test') return [...forTests]
  return key === 'lao' || key === 'hanoi' ? [...neighbours] : []
}
