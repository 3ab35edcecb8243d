/** What staff may do about a member's limits: set one that is tighter than what holds, and nothing else. */
import { changeOf } from '#rules/protection/limits.ts'
import type { Tx } from '../../db/types.ts'
import { held, hold, note, type Which } from './parts/change.ts'

interface Tightening extends Which {
  /** Satang, or minutes. */
  readonly amount: number
  readonly operator: string
  readonly reason: string
  readonly now: number
}

/** False and nothing done where it would not be tighter. The member's way up from it stays the usual one: wait and confirm. */
export async function tighten(tx: Tx, tightening: Tightening): Promise<boolean> {
  const { amount, operator, reason, now } = tightening
  const before = await held(tx, tightening)
  if (changeOf(before, amount) !== 'now') return false
  await hold(tx, tightening, amount, now)
  await note(tx, tightening, { act: 'set', before, after: amount, now, actor: operator, reason })
  return true
}
