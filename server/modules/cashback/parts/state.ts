/** Where a computed row is: a matter of the clock, so that nothing has to run for it to expire. */
import type { Cashback } from '#contracts/cashback.ts'
import type { cashbacks } from '../../../db/schema/cashback.ts'

type Row = Pick<typeof cashbacks.$inferSelect, 'amount' | 'claimedAt' | 'claimableUntil'>

export function stateOf(
  { claimedAt, claimableUntil }: Row,
  now: number,
): Exclude<Cashback['state'], 'running'> {
  if (claimedAt !== null) return 'claimed'
  if (claimableUntil === null) return 'none'
  return now < claimableUntil ? 'claimable' : 'expired'
}
