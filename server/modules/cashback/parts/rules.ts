/** An agent's published rules, as they stand now. A computation keeps what it used, so that a change is never late. */
import { asc, inArray } from 'drizzle-orm'
import type { CashbackKind, CashbackRule } from '#contracts/cashback.ts'
import type { Satang } from '#contracts/money.ts'
import { cashbackRates, cashbackRules } from '../../../db/schema/cashback.ts'
import type { Db } from '../../../db/types.ts'
import { cashbackWords as words, categoryName } from '../../../strings/cashback.ts'

type RateRow = typeof cashbackRates.$inferSelect

export interface Rule {
  readonly kind: CashbackKind
  readonly title: string
  readonly terms: readonly string[]
  readonly minimum: Satang
  readonly cap: Satang | null
  /** In the order they are shown; hundredths of a percent. */
  readonly rates: readonly Pick<RateRow, 'category' | 'vipLevel' | 'rate'>[]
}

/** By agent and kind; what an agent has no rule for is missing, and it gives nothing back. */
export type Rules = ReadonlyMap<string, ReadonlyMap<CashbackKind, Rule>>

export async function rulesOf(db: Db, agents: readonly string[]): Promise<Rules> {
  if (agents.length === 0) return new Map()
  const rules = await db
    .select()
    .from(cashbackRules)
    .where(inArray(cashbackRules.agentCode, [...agents]))
    .orderBy(asc(cashbackRules.kind))
  const rates = await db
    .select()
    .from(cashbackRates)
    .where(inArray(cashbackRates.agentCode, [...agents]))
    .orderBy(asc(cashbackRates.position))
  return new Map(
    agents.map((agent) => {
      const own = rules.filter((rule) => rule.agentCode === agent)
      const ratesOf = (kind: CashbackKind) =>
        rates.filter((rate) => rate.agentCode === agent && rate.kind === kind)
      return [agent, new Map(own.map((rule) => [rule.kind, { ...rule, rates: ratesOf(rule.kind) }]))]
    }),
  )
}

/** Rate of a category; 0 where it takes no part. */
export const rateOfCategory = (rule: Rule, category: string): number =>
  rule.rates.find((rate) => rate.category === category)?.rate ?? 0

/** Rate of a level; one that the rule does not name has that of the highest below it. */
export const rateOfLevel = (rule: Rule, level: number): number =>
  rule.rates
    .filter((rate) => rate.vipLevel !== null && rate.vipLevel <= level)
    .reduce(
      (best, rate) => (rate.vipLevel! > best.level ? { level: rate.vipLevel!, rate: rate.rate } : best),
      {
        level: Number.NEGATIVE_INFINITY,
        rate: 0,
      },
    ).rate

/** Hundredths of a percent as a percentage. */
export const percentOf = (rate: number): number => rate / 100

/** What is given back asks for no turnover. */
const NO_TURNOVER = 0

export const viewOfRule = ({ kind, title, terms, rates, minimum, cap }: Rule): CashbackRule => ({
  kind,
  title,
  terms: [...terms],
  rates: rates.map(({ category, vipLevel, rate }) => ({
    category: category ?? '',
    name: category === null ? words.level(vipLevel ?? 0) : categoryName(category),
    vip_level: vipLevel,
    rate_percent: percentOf(rate),
  })),
  minimum,
  cap,
  turnover_times: NO_TURNOVER,
})
