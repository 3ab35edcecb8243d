/** What the site reads out of the agent's configuration. */
import type { DataOf } from '#contracts/kit.ts'
import { AGE_CHECK, type getAgentConfig } from '#contracts/agent.ts'

export type AgentConfig = DataOf<typeof getAgentConfig>

/** A setting's value: `val` where the agent set one, else `default_val`, else the given default. */
export function settingOf(config: AgentConfig | undefined, key: string, otherwise: string): string {
  const setting = config?.configs.find((item) => item.config_key === key)
  return setting?.val || setting?.default_val || otherwise
}

/** REG-3: 1 the member chooses a username, anything else the platform makes one. Default 1. */
export const choosesUsername = (config: AgentConfig | undefined): boolean =>
  settingOf(config, 'generate_username_mode', '1') === '1'

/** How age is asked about (contracts/agent.ts): a date of birth, a declaration by pressing on, or not at all. */
export const asksBirthday = (config: AgentConfig | undefined): boolean =>
  settingOf(config, AGE_CHECK, 'declaration') === 'birthday'

/** LOGIN-7: 2 the platform takes the code together with the new password (reset_password_v2). Default 1. */
export const resetsWithCode = (config: AgentConfig | undefined): boolean =>
  settingOf(config, 'reset_password_version', '1') === '2'
