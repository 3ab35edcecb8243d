/** Refer a friend (EXTRA-7). */
import {
  getAffiliateConfigs,
  getAffiliateNetwork,
  getAffiliateSummary,
  getAffiliateTransactions,
  getAffiliateTransactionsV2,
  redeemAffiliate,
} from '#contracts/affiliate.ts'
import { satang } from '#contracts/money.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { reply } from '../../kit/reply.ts'
import { affiliateWords as words } from '../../strings/affiliate.ts'
import { codeOf } from './parts/code.ts'
import { friendsOf, levelsOf } from './parts/network.ts'
import { agentByNumber, LEVELS, programmeOf, shownRates, termsOf } from './parts/programme.ts'
import { redeem } from './parts/redeem.ts'
import { summaryOf } from './parts/summary.ts'
import { byDay, transactionsOf } from './parts/transactions.ts'

const MOST = 100
const USUAL = 20

const paging = ({ page = 1, limit = USUAL }: { page?: number | undefined; limit?: number | undefined }) => ({
  page: Math.max(1, page),
  limit: Math.min(MOST, Math.max(1, limit)),
})

const closed = {
  enabled: false,
  levels: 0,
  rates: [],
  min_redeem: satang(0),
  terms: [],
  code: '',
  link: '',
}

export const affiliateHandlers = collect(
  handle(getAffiliateConfigs, async ({ agent_id }, { tx, member, origins }) => {
    const agentCode = member?.agentCode ?? (await agentByNumber(tx, agent_id))
    const programme = agentCode === undefined ? undefined : await programmeOf(tx, agentCode)
    if (!programme) return closed
    const code = member ? await codeOf(tx, member.id) : ''
    const query = new URLSearchParams({ ag: programme.agentCode, code })
    return {
      enabled: true,
      levels: LEVELS,
      rates: shownRates(programme.rates),
      min_redeem: programme.minRedeem,
      terms: termsOf(programme),
      code,
      link: member ? `${origins.site}/?${query}` : '',
    }
  }),

  handle(getAffiliateNetwork, {
    mode: 'read',
    run: async ({ level = 1, sort = 'earned', ...rest }, { tx, member, now }) => {
      const levels = await levelsOf(tx, member.id, now)
      const wish = { level, sort, ...paging(rest) }
      const total = levels.find((one) => one.level === level)?.friends ?? 0
      return { levels, friends: await friendsOf(tx, member.id, wish, now), total }
    },
  }),

  handle(getAffiliateTransactions, async ({ page, limit, ...filter }, { tx, member }) => {
    const { transactions, total } = await transactionsOf(tx, member.id, filter, paging({ page, limit }))
    return reply({ data: transactions, extra: { total } })
  }),

  handle(getAffiliateTransactionsV2, async ({ page, limit, ...filter }, { tx, member }) => {
    const listed = await transactionsOf(tx, member.id, filter, paging({ page, limit }))
    const days = await byDay(tx, member.id, filter, listed.transactions)
    return reply({ data: days, extra: { total: listed.total, sum: listed.sum } })
  }),

  handle(getAffiliateSummary, (asked, { tx, member, now }) => summaryOf(tx, member.id, asked, now)),

  handle(redeemAffiliate, async ({ amount, expected_amount }, { tx, member, now, operationId }) => {
    const { id: memberId, agentCode } = member
    const asked = { amount, expected: expected_amount }
    const data = await redeem(tx, { memberId, agentCode, ...asked, operationId, now })
    return reply({ data, message: words.redeemed })
  }),
)
