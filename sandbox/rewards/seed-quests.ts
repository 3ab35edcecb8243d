/** The agent's quests, the rewards of check-ins, and four days in a row of narin1990. */
import { asc, eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { events } from '#server/db/schema/agent.ts'
import { checkinDays, quests } from '#server/db/schema/quest.ts'
import type { Tx } from '#server/db/types.ts'
import { day } from '#server/kit/clock.ts'
import { checkIn } from '#server/modules/quest/checkin.ts'
import type { Ids } from '../people/seed-people.ts'
import { sandboxQuests as words } from '../strings/quests.ts'

type Quest = Omit<typeof quests.$inferInsert, 'agentCode'>

const points = (count: number) => ({ kind: 'points', count }) as const
const spins = (count: number) => ({ kind: 'wheel_spins', count }) as const
/** Baht; to be played once before it can be drawn. */
const credit = (baht: number) => ({ kind: 'credit', amount: satang(baht * 100), turnoverTimes: 1 }) as const

const money = (measure: 'deposit' | 'turnover', baht: number) =>
  ({ measure, goal: baht * 100, unit: 'baht' }) as const

const ofDay: readonly Quest[] = [
  { ...words.deposit500, ...money('deposit', 500), ...spins(1), link: '/member/deposit', period: 'day' },
  {
    ...words.yeekee,
    measure: 'yeekee',
    goal: 3,
    ...points(20),
    link: '/lotto/lobby?category=yeekee',
    period: 'day',
  },
  {
    ...words.slot,
    ...money('turnover', 300),
    playCategorys: 'slot',
    ...points(15),
    link: '/lobby/slot',
    period: 'day',
  },
  { ...words.bill, measure: 'bills', goal: 1, ...points(5), link: '/lotto/lobby', period: 'day' },
]

const ofWeek: readonly Quest[] = [
  { ...words.friend, measure: 'friends', goal: 1, ...credit(20), link: '/affiliate', period: 'week' },
  { ...words.checkins, measure: 'checkin', goal: 5, ...points(30), period: 'week' },
  { ...words.deposit3000, ...money('deposit', 3_000), ...spins(2), link: '/member/deposit', period: 'week' },
  { ...words.play5000, ...money('turnover', 5_000), ...points(100), link: '/lobby', period: 'week' },
]

const once: readonly Quest[] = [
  { ...words.mobile, measure: 'mobile', goal: 1, ...points(10), link: '/member/profile', period: 'once' },
  { ...words.line, measure: 'line', goal: 1, ...points(30), link: '/member/profile', period: 'once' },
]

/** The second opens when the first was collected. */
async function seedEventQuests(tx: Tx, agentCode: string, position: number): Promise<void> {
  const [event] = await tx
    .select({ id: events.id })
    .from(events)
    .where(eq(events.agentCode, agentCode))
    .orderBy(asc(events.position))
    .limit(1)
  const usual = {
    agentCode,
    eventId: event!.id,
    period: 'event',
    playCategorys: 'sport',
    link: '/lobby/sport',
  } as const
  const [first] = await tx
    .insert(quests)
    .values({ ...usual, ...words.sport1000, ...money('turnover', 1_000), ...points(50), position })
    .returning({ id: quests.id })
  await tx.insert(quests).values({
    ...usual,
    ...words.sport5000,
    ...money('turnover', 5_000),
    ...credit(50),
    needsQuestId: first!.id,
    position: position + 1,
  })
}

export async function seedQuests(tx: Tx, agentCode: string, ids: Ids, now: number): Promise<void> {
  const all = [...ofDay, ...ofWeek, ...once]
  await tx.insert(quests).values(all.map((quest, position) => ({ agentCode, ...quest, position })))
  await seedEventQuests(tx, agentCode, all.length)
  await tx
    .insert(checkinDays)
    .values([5, 5, 5, 10, 10, 15, 50].map((count, at) => ({ agentCode, no: at + 1, ...points(count) })))
  const narin = { id: ids.get('narin1990')!, agentCode }
  for (let back = 4; back > 0; back--) await checkIn(tx, narin, { now: now - back * day })
}
