/** Daily cashback, the refund of a week's losses, and what was played (EXTRA-1, EXTRA-2). */
import { claimLoss, getCashbackRules, getLossHistory, getTurnoverHistory } from '#contracts/cashback.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { cashbackWords as words } from '../../strings/cashback.ts'
import { claim } from './claim.ts'
import { historyOf } from './history.ts'
import { rulesOf, viewOfRule } from './parts/rules.ts'
import { turnoverOf } from './parts/turnover.ts'

const MOST = 100
const USUAL = 20

const pageOf = ({ page = 1, limit = USUAL }: { page?: number | undefined; limit?: number | undefined }) => ({
  page: Math.max(1, page),
  limit: Math.min(MOST, Math.max(1, limit)),
})

export const cashbackHandlers = collect(
  handle(getLossHistory, async (input, { tx, member, now }) => {
    const { data, total } = await historyOf(tx, member.id, input, pageOf(input), now)
    return reply({ data, extra: { total } })
  }),

  handle(claimLoss, async ({ cashback_id }, { tx, member, now }) =>
    reply({ data: await claim(tx, member.id, cashback_id, now), message: words.done }),
  ),

  handle(getTurnoverHistory, async (input, { tx, member }) => {
    const { data, total } = await turnoverOf(tx, member.id, input, pageOf(input))
    return reply({ data, extra: { total } })
  }),

  handle(getCashbackRules, async ({ agent_code }, { tx }) => {
    const rules = (await rulesOf(tx, [agent_code])).get(agent_code)
    return [...(rules?.values() ?? [])].map(viewOfRule)
  }),
)
