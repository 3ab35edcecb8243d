/** `POST /api/check_account` (REG-3): whether a registration could go through, before a code is sent. */
import { checkAccount } from '#contracts/auth.ts'
import type { Tx } from '../../../db/types.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import { handle } from '../../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../../kit/rate-limit.ts'
import { authMessages as say } from '../../../strings/auth.ts'
import { type AgentRules, agentRules } from './agent-rules.ts'
import { memberByMobile, memberByReferral, memberByUsername } from '../read-member.ts'
import { usernameFault } from '../rules.ts'

interface Wish {
  readonly username: string
  readonly mobile: string
  readonly affiliate_code: string
}

/** Refuses what is taken or unknown; answers the id of who brought the member. `data.fields` says where it belongs. */
export async function mustBeFree(
  tx: Tx,
  agent: AgentRules,
  wish: Wish,
): Promise<{ referredBy: string | null }> {
  if (agent.choosesUsername) {
    const fault = usernameFault(wish.username)
    if (fault) invalid({ username: fault })
    if (await memberByUsername(tx, agent.code, wish.username)) taken({ username: say.usernameTaken })
  }
  if (await memberByMobile(tx, agent.code, wish.mobile)) taken({ mobile: say.mobileTaken })
  const code = wish.affiliate_code.trim().toUpperCase()
  if (code === '') return { referredBy: null }
  const referrer =
    (await memberByReferral(tx, agent.code, code)) ?? taken({ affiliate_code: say.referralUnknown })
  return { referredBy: referrer.id }
}

export function taken(fields: Readonly<Record<string, string>>): never {
  refuse(Object.values(fields)[0]!, { fields })
}

export const checkAccountHandler = handle(checkAccount, {
  mode: 'read',
  limits: (_, ask) => [{ policy: policies.accountCheckAddress, subject: networkOf(ask.ip) }],
  run: async (wish, { tx }) => {
    await mustBeFree(tx, await agentRules(tx, wish.agent_code), wish)
    return null
  },
})
