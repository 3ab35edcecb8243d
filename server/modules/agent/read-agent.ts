/** What the agent is and says, read from the database. */
import { and, asc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm'
import {
  agentBankAccounts,
  agents,
  agentSettings,
  agentTrueMoneyAccounts,
  banners,
  events,
  notifications,
} from '../../db/schema/agent.ts'
import type { Tx } from '../../db/types.ts'

type Announced = typeof banners | typeof events | typeof notifications

/** Of this agent, and running now: a missing start or end does not bound it. */
function running(table: Announced, agentCode: string, now: number): SQL | undefined {
  return and(
    eq(table.agentCode, agentCode),
    or(isNull(table.startsAt), lte(table.startsAt, now)),
    or(isNull(table.endsAt), gt(table.endsAt, now)),
  )
}

export async function findAgent(tx: Tx, code: string) {
  const [agent] = await tx
    .select()
    .from(agents)
    .where(and(eq(agents.code, code), eq(agents.active, true)))
  return agent ?? null
}

export const settingsOf = (tx: Tx, code: string) =>
  tx
    .select()
    .from(agentSettings)
    .where(eq(agentSettings.agentCode, code))
    .orderBy(asc(agentSettings.configKey))

export const bankAccountsOf = (tx: Tx, code: string) =>
  tx
    .select()
    .from(agentBankAccounts)
    .where(and(eq(agentBankAccounts.agentCode, code), eq(agentBankAccounts.active, true)))
    .orderBy(asc(agentBankAccounts.position))

export const trueMoneyAccountsOf = (tx: Tx, code: string) =>
  tx
    .select()
    .from(agentTrueMoneyAccounts)
    .where(and(eq(agentTrueMoneyAccounts.agentCode, code), eq(agentTrueMoneyAccounts.active, true)))
    .orderBy(asc(agentTrueMoneyAccounts.position))

/** Most important first. */
export const notificationsOf = (tx: Tx, code: string, now: number, limit: number) =>
  tx
    .select()
    .from(notifications)
    .where(running(notifications, code, now))
    .orderBy(asc(notifications.position))
    .limit(limit)

export const bannersOf = (tx: Tx, code: string, now: number) =>
  tx
    .select()
    .from(banners)
    .where(running(banners, code, now))
    .orderBy(asc(banners.position))

export const eventsOf = (tx: Tx, code: string, now: number) =>
  tx
    .select()
    .from(events)
    .where(running(events, code, now))
    .orderBy(asc(events.position))
