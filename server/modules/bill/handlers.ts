/** Lottery bills. Requirements LOTTO-2, LOTTO-3. */
import {
  cancelBill,
  checkReceipt,
  createBill,
  deleteNumberSet,
  getBill,
  getBills,
  getNumberSets,
  saveNumberSet,
  takeBillNews,
  validateBill,
} from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { notFound } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../kit/rate-limit.ts'
import { reply } from '../../kit/reply.ts'
import { protectionWords as limitWords } from '../../strings/protection.ts'
import { billWords as words } from '../../strings/bill.ts'
import { stakeLeft } from '../protection/read-limits.ts'
import { cancel } from './parts/cancel.ts'
import { checkBill } from './parts/check.ts'
import { placing } from './parts/create.ts'
import { findBill, listBills, markTold, untoldBills } from './parts/read-bills.ts'
import { receiptOf } from './parts/receipt.ts'
import { deleteSet, saveSet, setsOf } from './parts/sets.ts'
import { viewOfBill, viewWithLines } from './parts/view.ts'

const MOST = 100
const USUAL = 20
/** The rest is told the next time. */
const MOST_NEWS = 50

export const billHandlers = collect(
  handle(validateBill, {
    mode: 'read',
    run: async (wish, { tx, member, now }) => {
      const { check } = await checkBill(tx, wish, { memberId: member.id, now })
      const limit = await stakeLeft(tx, member.id, now)
      if (!limit) return check
      const { kind, period, left } = limit
      return { ...check, limit_left: satang(left), limit_message: limitWords.reached(kind, period, left) }
    },
  }),
  handle(createBill, placing),
  handle(cancelBill, cancel),
  handle(getBills, async ({ page = 1, limit = USUAL, ...filter }, { tx, member, now }) => {
    const paging = { page: Math.max(1, page), limit: Math.min(MOST, Math.max(1, limit)) }
    const { rows, total } = await listBills(tx, member.id, filter, paging)
    return reply({ data: rows.map((row) => viewOfBill(row, now)), extra: { total } })
  }),
  handle(getBill, async ({ bill_id }, { tx, member, now }) =>
    viewWithLines(tx, (await findBill(tx, member.id, bill_id)) ?? notFound(words.unknownBill), now),
  ),
  handle(checkReceipt, {
    limits: (_, { ip }) => [{ policy: policies.receiptAddress, subject: networkOf(ip) }],
    run: ({ code }, { tx, now }) => receiptOf(tx, code, now),
  }),
  handle(takeBillNews, async ({ seen }, { tx, member, now }) => {
    await markTold(tx, member.id, seen, now)
    return (await untoldBills(tx, member.id, MOST_NEWS)).map((row) => viewOfBill(row, now))
  }),
  handle(getNumberSets, (_, { tx, member }) => setsOf(tx, member.id)),
  handle(saveNumberSet, (wish, { tx, member, now }) => saveSet(tx, member.id, wish, now)),
  handle(deleteNumberSet, async ({ set_id }, { tx, member }) => {
    await deleteSet(tx, member.id, set_id)
    return null
  }),
)
