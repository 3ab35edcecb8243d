/** How the sandbox's agent registers members: switched on its page, to try both modes (REG-3). */
import { and, eq } from 'drizzle-orm'
import { AGE_CHECK, registerType } from '#contracts/agent.ts'
import { agents, agentSettings } from '#server/db/schema/agent.ts'
import type { Db } from '#server/db/types.ts'
import { AGENT_CODE } from '../people/seed-agent.ts'

export interface Settings {
  readonly register: 'sms' | 'bank'
  readonly username: 'chosen' | 'made'
  readonly age: 'declaration' | 'birthday'
}

const mode = and(
  eq(agentSettings.agentCode, AGENT_CODE),
  eq(agentSettings.configKey, 'generate_username_mode'),
)

const ageCheck = and(eq(agentSettings.agentCode, AGENT_CODE), eq(agentSettings.configKey, AGE_CHECK))

export async function readSettings(db: Db): Promise<Settings> {
  const [agent] = await db.select().from(agents).where(eq(agents.code, AGENT_CODE))
  const [setting] = await db.select().from(agentSettings).where(mode)
  const [age] = await db.select().from(agentSettings).where(ageCheck)
  return {
    register: agent?.registerType === registerType.bank ? 'bank' : 'sms',
    age: age?.val === 'birthday' ? 'birthday' : 'declaration',
    username: (setting?.val ?? '1') === '1' ? 'chosen' : 'made',
  }
}

export async function writeSettings(db: Db, { register, username, age }: Settings): Promise<void> {
  await db.update(agents).set({ registerType: registerType[register] }).where(eq(agents.code, AGENT_CODE))
  await db
    .update(agentSettings)
    .set({ val: username === 'chosen' ? '1' : '2' })
    .where(mode)
  await db.delete(agentSettings).where(ageCheck)
  if (age === 'declaration') return
  await db
    .insert(agentSettings)
    .values({ agentCode: AGENT_CODE, configKey: AGE_CHECK, val: age, defaultVal: 'declaration' })
}
