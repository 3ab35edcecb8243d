/** Where a member stands with quests: computed anew each time it is asked. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Quest } from '#contracts/quest.ts'
import { events } from '../../../db/schema/agent.ts'
import { questClaims, quests } from '../../../db/schema/quest.ts'
import type { Db } from '../../../db/types.ts'
import type { SessionMember } from '../../../kit/identity/sessions.ts'
import { measured } from './measures.ts'
import { periodOf, type Period, type QuestRow } from './period.ts'

export type Asking = Pick<SessionMember, 'id' | 'agentCode'>

type EventRow = typeof events.$inferSelect

/** A quest, its event, and the period that holds now. */
export interface Current {
  readonly quest: QuestRow
  readonly event: EventRow | null
  readonly period: Period
}

export interface Standing extends Current {
  readonly state: Exclude<Quest['state'], 'unknown'>
  /** Satang for a measure of money; above the goal where more was done. */
  readonly progress: number
  /** The quest to collect first; null where nothing locks it. */
  readonly needs: QuestRow | null
}

/** Every quest of an agent in its order, whether or not its time has come. */
export async function currentQuests(db: Db, agentCode: string, now: number): Promise<Current[]> {
  const rows = await db
    .select({ quest: quests, event: events })
    .from(quests)
    .leftJoin(events, eq(events.id, quests.eventId))
    .where(eq(quests.agentCode, agentCode))
    .orderBy(quests.position, quests.id)
  return rows.map(({ quest, event }) => ({ quest, event, period: periodOf(quest, event, now) }))
}

const claimKey = (questId: string, period: Period) => `${questId}/${period.key}`

/** What the member collected of these quests, each in the period that holds now. */
async function collected(db: Db, member: Asking, all: readonly Current[]): Promise<Set<string>> {
  if (all.length === 0) return new Set()
  const keys = [...new Set(all.map(({ period }) => period.key))]
  const rows = await db
    .select({ questId: questClaims.questId, period: questClaims.period })
    .from(questClaims)
    .where(and(eq(questClaims.memberId, member.id), inArray(questClaims.period, keys)))
  return new Set(rows.map(({ questId, period }) => `${questId}/${period}`))
}

function stateOf(standing: Omit<Standing, 'state'>, isCollected: boolean, now: number): Standing['state'] {
  const { quest, period, needs, progress } = standing
  if (isCollected) return 'claimed'
  if (period.endsAt !== null && period.endsAt <= now) return 'expired'
  if (needs !== null || (period.opensAt !== null && period.opensAt > now)) return 'locked'
  return progress >= quest.goal ? 'claimable' : 'running'
}

/** Where the member stands with `wanted`, some of the agent's quests `all`. Several that count the same ask once. */
export async function standings(
  db: Db,
  member: Asking,
  { all, wanted, now }: { all: readonly Current[]; wanted: readonly Current[]; now: number },
): Promise<Standing[]> {
  const claims = await collected(db, member, all)
  const isCollected = ({ quest, period }: Current) => claims.has(claimKey(quest.id, period))
  const known = new Map<string, number>()
  const standing: Standing[] = []
  for (const current of wanted) {
    const { quest, period } = current
    const key = [quest.measure, quest.playCategorys, period.from, period.to].join('/')
    const counted = { memberId: member.id, categorys: quest.playCategorys, period }
    const progress = known.get(key) ?? (await measured(db, quest.measure, counted))
    known.set(key, progress)
    const first = all.find((one) => one.quest.id === quest.needsQuestId)
    const needs = first && !isCollected(first) ? first.quest : null
    const soFar = { ...current, progress, needs }
    standing.push({ ...soFar, state: stateOf(soFar, isCollected(current), now) })
  }
  return standing
}
