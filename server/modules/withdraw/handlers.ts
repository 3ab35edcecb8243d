/** Withdrawals of a member. PAY-2. */
import { createWithdrawal, getWithdrawal, getWithdrawals, getWithdrawOptions } from '#contracts/withdraw.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { notFound } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { create } from './parts/create.ts'
import { optionsOf } from './parts/options.ts'
import { findOne, listOf, paceToday } from './parts/read-withdrawals.ts'

const MOST = 100
const USUAL = 20

export const withdrawHandlers = collect(
  handle(getWithdrawOptions, async (_, { tx, member, now, deps }) => {
    const { data } = await optionsOf({ tx, member, now, services: deps.services })
    return { ...data, pace: await paceToday(tx, member.agentCode, now) }
  }),
  handle(createWithdrawal, create),
  handle(getWithdrawals, async ({ page = 1, limit = USUAL }, { tx, member }) => {
    const paging = { page: Math.max(1, page), limit: Math.min(MOST, Math.max(1, limit)) }
    const { rows, total } = await listOf(tx, member.id, paging)
    return reply({ data: rows, extra: { total } })
  }),
  handle(
    getWithdrawal,
    async ({ withdrawal_id }, { tx, member }) => (await findOne(tx, member.id, withdrawal_id)) ?? notFound(),
  ),
)
