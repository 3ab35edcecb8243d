/** Cashback of a day: each category that lost gives its rate; one that won is not set off against it. */
import { satang } from '#contracts/money.ts'
import type { LineReason, StoredLine } from '../../../db/schema/cashback.ts'
import { shareOf, withinRule, type Figures } from './figures.ts'
import type { PlayRow } from './plays.ts'
import { rateOfCategory, type Rule } from './rules.ts'

function reasonOf({ bound, staked, returned }: PlayRow, rate: number): LineReason {
  if (rate === 0) return 'excluded'
  if (bound) return 'bound'
  return returned > staked ? 'won' : returned === staked ? 'even' : ''
}

function lineOf(rule: Rule, play: PlayRow): StoredLine {
  const { category, staked, returned } = play
  const rate = rateOfCategory(rule, category)
  const reason = reasonOf(play, rate)
  const amount = reason === '' ? shareOf(staked - returned, rate) : 0
  return { category, staked, returned, rate, amount, reason }
}

/** `plays`: rows of the one day. */
export function figuresOfDay(rule: Rule, plays: readonly PlayRow[]): Figures {
  const place = (category: string) => {
    const at = rule.rates.findIndex((rate) => rate.category === category)
    return at < 0 ? rule.rates.length : at
  }
  const lines = plays
    .toSorted((a, b) => place(a.category) - place(b.category) || Number(a.bound) - Number(b.bound))
    .map((play) => lineOf(rule, play))
  const counted = lines.filter((line) => line.reason === '')
  const sum = counted.reduce((total, line) => total + line.amount, 0)
  return {
    lines,
    days: [],
    startBalance: null,
    deposited: null,
    withdrawn: null,
    endBalance: null,
    boundLost: null,
    lost: satang(counted.reduce((total, line) => total + line.staked - line.returned, 0)),
    vipLevel: null,
    rate: null,
    deducted: null,
    minimum: rule.minimum,
    cap: rule.cap,
    amount: withinRule(rule, sum),
  }
}
