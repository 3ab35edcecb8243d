/** The rule of points, and what moved them (EXTRA-3). */
import { getPointHistory, getPointRules } from '#contracts/redemption.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { refuse } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { agentMessages } from '../../strings/agent.ts'
import { pointWords } from '../../strings/redemption.ts'
import { kindOf, pointMovementsOf } from './parts/history.ts'
import { ratesOf } from './parts/rates.ts'

const MOST_LISTED = 50

export const pointHandlers = collect(
  handle(getPointRules, {
    mode: 'read',
    run: async ({ agent_code }, { tx, member }) => {
      const code = member?.agentCode ?? agent_code ?? refuse(agentMessages.unknownAgent)
      const rates = await ratesOf(tx, code)
      return {
        rates: rates.map(({ category, perPoint }) => ({ category, baht_per_point: perPoint })),
        notes: [...pointWords.notes],
      }
    },
  }),

  handle(getPointHistory, {
    mode: 'read',
    run: async ({ page = 1, limit = 20 }, { tx, member }) => {
      const most = Math.min(Math.max(limit, 1), MOST_LISTED)
      const { rows, total } = await pointMovementsOf(tx, member.id, Math.max(page, 1), most)
      const data = rows.map(({ id, kind, amount, balance, memo, at }) => {
        return { id, kind: kindOf(kind), amount, balance, memo, at }
      })
      return reply({ data, extra: { total } })
    },
  }),
)
