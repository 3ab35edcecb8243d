/**
 * A limit that the member has set refuses, wherever the database says so (migration 0060): a stake or a deposit that would pass it
 * is undone with its transaction, and this is what is told.
 */
import * as z from 'zod/mini'
import { errorCode } from '#contracts/errors.ts'
import { satang } from '#contracts/money.ts'
import {
  limitKinds,
  limitPeriods,
  limitReached,
  type LimitKind,
  type LimitPeriod,
} from '#contracts/protection.ts'
import { frameOfDay } from '#rules/protection/frames.ts'
import { sqlState } from '../db/transaction.ts'
import { protectionWords as words } from '../strings/protection.ts'
import { Refusal } from './errors.ts'

const PASSED = 'MP001'

const said = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  day: z.string(),
  left: z.number(),
})

/** Which limit, with what it leaves (satang, or minutes) and the Thai day it was asked on. */
interface Reached {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly day: string
  readonly left: number
}

/** `limitReached` of the contract, as it goes out. */
export const reachedData = ({ kind, period, day, left }: Reached): unknown =>
  z.encode(limitReached, {
    limit_kind: kind,
    limit_period: period,
    ...(kind === 'time' ? { minutes_left: left } : { limit_left: satang(left) }),
    resets_at: frameOfDay(period, day).resetsAt,
  })

function detailOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { detail } = at as { detail?: unknown }
    if (typeof detail === 'string') return detail
  }
  return ''
}

/** The refusal behind a failure; null where no limit is. */
export function limitRefusal(error: unknown): Refusal | null {
  if (sqlState(error) !== PASSED) return null
  const reached = z.parse(said, JSON.parse(detailOf(error)))
  const sentence = words.reached(reached.kind, reached.period, reached.left)
  return new Refusal(200, errorCode.refused, sentence, reachedData(reached))
}
