/** How the sandbox's agent registers members: switched on its page, to try both modes (REG-3). */
import { and, eq } from 'drizzle-orm'
import { registerType } from '#contracts/agent.ts'
import { agents, agentSettings } from '#server/db/schema/agent.ts'
import type { Db } from '#server/db/types.ts'
import { AGENT_CODE } from '../people/seed-agent.ts'

export interface Settings {
  readonly register: 'sms' | 'bank'
  readonly username: 'chosen' | 'made'
}

const mode = and(
  eq(agentSettings.agentCode, AGENT_CODE),
  eq(agentSettings.configKey, 'generate_username_mode'),
)

export async function readSettings(db: Db): Promise<Settings> {
  const [agent] = await db.select().from(agents).where(eq(agents.code, AGENT_CODE))
  const [setting] = await db.select().from(agentSettings).where(mode)
  return {
    register: agent?.registerType === registerType.bank ? 'bank' : 'sms',
    username: (setting?.val ?? '1') === '1' ? 'chosen' : 'made',
  }
}

export async function writeSettings(db: Db, { register, username }: Settings): Promise<void> {
  await db.update(agents).set({ registerType: registerType[register] }).where(eq(agents.code, AGENT_CODE))
  await db
    .update(agentSettings)
    .set({ val: username === 'chosen' ? '1' : '2' })
    .where(mode)
}
