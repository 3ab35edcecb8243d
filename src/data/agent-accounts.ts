/** What members pay into: the agent's bank accounts and TrueMoney wallets. */
import { queryOptions } from '@tanstack/react-query'
import { getAgentBankAccounts, getAgentTrueMoneyAccounts } from '#contracts/agent.ts'
import { call } from '#src/api/call.ts'
import { env } from '#src/lib/env.ts'
import { ofAnybody } from './query-key.ts'

const asked = { agent_code: env.agentCode }

export const agentBankAccountsQuery = () =>
  queryOptions({
    queryKey: ofAnybody(getAgentBankAccounts.name),
    queryFn: async ({ signal }) => (await call(getAgentBankAccounts, asked, { signal })).data,
    // An account that was closed must not be paid into: asked for whenever the page is opened.
    staleTime: 0,
  })

export const agentTrueMoneyQuery = () =>
  queryOptions({
    queryKey: ofAnybody(getAgentTrueMoneyAccounts.name),
    queryFn: async ({ signal }) => (await call(getAgentTrueMoneyAccounts, asked, { signal })).data,
    staleTime: 0,
  })
