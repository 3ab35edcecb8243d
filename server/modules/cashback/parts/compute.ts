/** Computes a period for several members at once; nothing is written. */
import { and, eq, gt, gte, inArray, isNotNull, lt, or, sum } from 'drizzle-orm'
import type { CashbackKind } from '#contracts/cashback.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { cashbacks } from '../../../db/schema/cashback.ts'
import { members } from '../../../db/schema/member.ts'
import type { Db } from '../../../db/types.ts'
import { figuresOfDay } from './day.ts'
import type { Figures } from './figures.ts'
import { moneyOf } from './money.ts'
import type { Period } from './period.ts'
import { playsOf, type PlayRow } from './plays.ts'
import { rulesOf, type Rule } from './rules.ts'
import { figuresOfWeek } from './week.ts'

interface Player {
  readonly id: string
  readonly vipLevel: number
  readonly rule: Rule
  readonly plays: readonly PlayRow[]
}

async function playersWith(
  db: Db,
  kind: CashbackKind,
  memberIds: readonly string[],
  period: Period,
): Promise<Player[]> {
  const rows = await db
    .select({ id: members.id, agentCode: members.agentCode, vipLevel: members.vipLevel })
    .from(members)
    .where(inArray(members.id, [...memberIds]))
  const rules = await rulesOf(db, [...new Set(rows.map((row) => row.agentCode))])
  const plays = new Map(memberIds.map((id) => [id, [] as PlayRow[]]))
  for (const play of await playsOf(db, memberIds, period)) plays.get(play.memberId)!.push(play)
  return rows.flatMap(({ id, agentCode, vipLevel }) => {
    const rule = rules.get(agentCode)?.get(kind)
    return rule ? [{ id, vipLevel, rule, plays: plays.get(id) ?? [] }] : []
  })
}

/**
 * Daily cashback that a week's refund takes into account: what was taken, and what can still be. Otherwise the last
 * day's would be given twice to whoever takes it after the week was computed.
 */
async function givenByDay(
  db: Db,
  memberIds: readonly string[],
  { from, to }: Period,
  now: number,
): Promise<Map<string, Satang>> {
  const rows = await db
    .select({ id: cashbacks.memberId, given: sum(cashbacks.amount) })
    .from(cashbacks)
    .where(
      and(
        eq(cashbacks.kind, 'daily'),
        inArray(cashbacks.memberId, [...memberIds]),
        gte(cashbacks.fromDay, from),
        lt(cashbacks.fromDay, to),
        or(isNotNull(cashbacks.claimedAt), gt(cashbacks.claimableUntil, now)),
      ),
    )
    .groupBy(cashbacks.memberId)
  return new Map(rows.map(({ id, given }) => [id, satang(Number(given))]))
}

async function weeks(db: Db, players: readonly Player[], period: Period, now: number) {
  const ids = players.map((player) => player.id)
  const money = await moneyOf(db, ids, period)
  const given = await givenByDay(db, ids, period, now)
  return players.flatMap((player) => {
    const own = money.get(player.id)
    const week = { ...player, period, given: given.get(player.id) ?? satang(0) }
    return own ? [[player.id, figuresOfWeek({ ...week, money: own })] as const] : []
  })
}

/** By member; one whose agent has no rule for it, or who has no wallet, is missing. */
export async function compute(
  db: Db,
  kind: CashbackKind,
  memberIds: readonly string[],
  period: Period,
  now: number,
): Promise<Map<string, Figures>> {
  const players = await playersWith(db, kind, memberIds, period)
  if (players.length === 0) return new Map()
  if (kind === 'weekly') return new Map(await weeks(db, players, period, now))
  return new Map(players.map((player) => [player.id, figuresOfDay(player.rule, player.plays)]))
}
