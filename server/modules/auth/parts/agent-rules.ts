/** What the agent's configuration says about registering. */
import { registerType } from '#contracts/agent.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import { agentMessages } from '../../../strings/agent.ts'
import { findAgent, settingsOf } from '../../agent/read-agent.ts'

export interface AgentRules {
  readonly code: string
  /** True: a bank account is asked for; false: a code by SMS (REG-3). */
  readonly byBank: boolean
  /** True: members choose their username; false: the platform makes one. */
  readonly choosesUsername: boolean
}

export async function agentRules(tx: Tx, agentCode: string): Promise<AgentRules> {
  const agent = (await findAgent(tx, agentCode)) ?? refuse(agentMessages.unknownAgent)
  const settings = await settingsOf(tx, agent.code)
  const mode = settings.find((row) => row.configKey === 'generate_username_mode')
  return {
    code: agent.code,
    byBank: agent.registerType === registerType.bank,
    choosesUsername: (mode?.val || mode?.defaultVal || '1') === '1',
  }
}
