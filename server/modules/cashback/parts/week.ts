/** Refund of a week: what went in and came neither out nor stayed, by the rate of the member's level. */
import { satang, type Satang } from '#contracts/money.ts'
import type { StoredDay } from '../../../db/schema/cashback.ts'
import { shareOf, withinRule, type Figures } from './figures.ts'
import type { MoneyOfPeriod } from './money.ts'
import type { Period } from './period.ts'
import { daysOf } from './period.ts'
import type { PlayRow } from './plays.ts'
import { rateOfLevel, type Rule } from './rules.ts'

export interface Week {
  readonly rule: Rule
  readonly period: Period
  readonly plays: readonly PlayRow[]
  readonly money: MoneyOfPeriod
  readonly vipLevel: number
  /** Cashback of the week's days that was taken, or can still be. */
  readonly given: Satang
}

function netOfDays({ plays, period }: Week): StoredDay[] {
  const net = (day: string) =>
    plays.filter((play) => play.day === day).reduce((sum, { staked, returned }) => sum + returned - staked, 0)
  return daysOf(period).map((day) => ({ day, net: net(day) }))
}

/** Lost with a promotion's money; what it won takes nothing away. */
const lostBound = (plays: readonly PlayRow[]): number =>
  Math.max(
    0,
    plays.filter((play) => play.bound).reduce((sum, { staked, returned }) => sum + staked - returned, 0),
  )

export function figuresOfWeek(week: Week): Figures {
  const { rule, plays, money, vipLevel, given } = week
  const { startBalance, deposited, withdrawn, endBalance } = money
  const boundLost = satang(lostBound(plays))
  const lost = satang(Math.max(0, startBalance + deposited - withdrawn - endBalance - boundLost))
  const rate = rateOfLevel(rule, vipLevel)
  return {
    lines: [],
    days: netOfDays(week),
    startBalance,
    deposited,
    withdrawn,
    endBalance,
    boundLost,
    lost,
    vipLevel,
    rate,
    deducted: given,
    minimum: rule.minimum,
    cap: rule.cap,
    amount: withinRule(rule, shareOf(lost, rate) - given),
  }
}
