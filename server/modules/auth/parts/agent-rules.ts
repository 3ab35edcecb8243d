/** What the agent's configuration says about registering. */
import { AGE_CHECK, registerType } from '#contracts/agent.ts'
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
  /** True: a date of birth is asked for. */
  readonly asksBirthday: boolean
}

export async function agentRules(tx: Tx, agentCode: string): Promise<AgentRules> {
  const agent = (await findAgent(tx, agentCode)) ?? refuse(agentMessages.unknownAgent)
  const settings = await settingsOf(tx, agent.code)
  const mode = settings.find((row) => row.configKey === 'generate_username_mode')
  const age = settings.find((row) => row.configKey === AGE_CHECK)
  return {
    code: agent.code,
    byBank: agent.registerType === registerType.bank,
    asksBirthday: (age?.val || age?.defaultVal) === 'birthday',
    choosesUsername: (mode?.val || mode?.defaultVal || '1') === '1',
  }
}
