/** What friends' play brings, and the lines that it is credited in. Pure. */
import { satang, type Satang } from '#contracts/money.ts'
import { groupBy } from './group.ts'
import type { Rate } from './programme.ts'

/** Play of one friend on one day in one category, from wallets that no promotion binds. */
export interface FriendPlay {
  readonly fromMemberId: string
  readonly level: number
  readonly category: string
  readonly turnover: Satang
}

export interface Commission extends FriendPlay {
  readonly basisPoints: number
  readonly amount: Satang
}

/** Rounded down to a satang. */
const commissionOn = (turnover: Satang, basisPoints: number): Satang =>
  satang(Number((BigInt(turnover) * BigInt(basisPoints)) / 10_000n))

/** Play without a rate, and what comes to less than a satang, brings nothing. */
export function commissionsOn(plays: readonly FriendPlay[], rates: readonly Rate[]): Commission[] {
  const pointsOf = new Map(rates.map((rate) => [`${rate.category}/${rate.level}`, rate.basisPoints]))
  return plays.flatMap((play) => {
    const basisPoints = pointsOf.get(`${play.category}/${play.level}`) ?? 0
    const amount = commissionOn(play.turnover, basisPoints)
    return amount > 0 ? [{ ...play, basisPoints, amount }] : []
  })
}

export interface CommissionLine {
  readonly level: number
  readonly friends: number
  /** Null, and the turnover with it, where a single friend played at a rate: their play is nobody else's to know. */
  readonly basisPoints: number | null
  readonly turnover: Satang | null
  readonly amount: Satang
  readonly parts: readonly Commission[]
}

const friendsIn = (parts: readonly Commission[]) => new Set(parts.map((part) => part.fromMemberId)).size
const sum = (figures: readonly number[]) => satang(figures.reduce((all, one) => all + one, 0))

function lineOf(level: number, basisPoints: number | null, parts: readonly Commission[]): CommissionLine {
  return {
    level,
    friends: friendsIn(parts),
    basisPoints,
    turnover: basisPoints === null ? null : sum(parts.map((part) => part.turnover)),
    amount: sum(parts.map((part) => part.amount)),
    parts,
  }
}

/**
 * A line for each level and rate at which several friends played. What a single friend played at a rate is summed over
 * the rates of its level, without play or rate: otherwise amount divided by rate would tell it.
 */
export function linesOf(commissions: readonly Commission[]): CommissionLine[] {
  const levels = groupBy(commissions, (part) => part.level)
  return [...levels.keys()]
    .sort((a, b) => a - b)
    .flatMap((level) => {
      const rates = [...groupBy(levels.get(level)!, (part) => part.basisPoints)]
      const shared = rates.filter(([, parts]) => friendsIn(parts) >= 2).sort(([a], [b]) => b - a)
      const single = rates.flatMap(([, parts]) => (friendsIn(parts) < 2 ? parts : []))
      return [
        ...shared.map(([basisPoints, parts]) => lineOf(level, basisPoints, parts)),
        ...(single.length > 0 ? [lineOf(level, null, single)] : []),
      ]
    })
}
