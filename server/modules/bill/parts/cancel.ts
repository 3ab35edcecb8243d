/** A member cancels a bill, within the rule of its lottery: the stake goes back, once. */
import type { cancelBill } from '#contracts/bills.ts'
import type { RequestOf } from '#contracts/kit.ts'
import type { Tx } from '../../../db/types.ts'
import { notFound, refuse } from '../../../kit/errors.ts'
import type { Context } from '../../../kit/endpoint/handler.ts'
import { reply } from '../../../kit/reply.ts'
import { balanceOf, walletAccount } from '../../../ledger/accounts.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { findRound } from '../../lotto/rounds.ts'
import { takesBills } from '../../lotto/state.ts'
import { takeOffExposure } from './exposure.ts'
import { giveBack } from './give-back.ts'
import { winsOfLine } from './outcome.ts'
import { cancelsToday, findBill, linesOf, type BillOfRound } from './read-bills.ts'
import { viewOfBill } from './view.ts'

/** Refuses with the sentence that says why not. */
async function mustBeAllowed(tx: Tx, { bill, lottery, round }: BillOfRound, now: number): Promise<void> {
  if (bill.state === 'cancelled') refuse(words.cancelledBefore)
  if (bill.state !== 'pending') refuse(words.settledBefore)
  if (bill.cancelUntil === null || !lottery.cancelRule) refuse(words.notCancellable)
  if (now > bill.cancelUntil || !takesBills(round, now)) refuse(words.cancelTooLate)
  const { per_day } = lottery.cancelRule
  if ((await cancelsToday(tx, bill.memberId, lottery.id, now)) >= per_day) refuse(words.cancelsUsed(per_day))
}

export async function cancel(
  { bill_id }: RequestOf<typeof cancelBill>,
  { tx, member, deps }: Context<typeof cancelBill>,
) {
  const placed = (await findBill(tx, member.id, bill_id)) ?? notFound(words.unknownBill)
  // As placing does: the round's end comes before this or after it.
  await findRound(tx, placed.bill.roundId, 'share')
  await lockMember(tx, member.id)
  const now = deps.clock.now()
  const found = (await findBill(tx, member.id, bill_id))!
  await mustBeAllowed(tx, found, now)
  const bill = await giveBack(tx, found.bill, 'cancelled', now)
  const lines = await linesOf(tx, [bill.id])
  await takeOffExposure(
    tx,
    bill.roundId,
    lines.map((line) => ({ ...line, wins: winsOfLine(line) })),
  )
  const balance = await balanceOf(tx, walletAccount(bill.walletId))
  return reply({ data: { bill: viewOfBill({ ...found, bill }, now), balance }, message: words.cancelled })
}
