/** For tests of quests: a server with everything that quests count, and quests to be done there. */
import { getQuests } from '#contracts/quest.ts'
import { generateQr } from '#contracts/payment.ts'
import { satang } from '#contracts/money.ts'
import { eq } from 'drizzle-orm'
import { events } from '../../db/schema/agent.ts'
import { paymentChannels } from '../../db/schema/payment.ts'
import { checkinDays, quests } from '../../db/schema/quest.ts'
import { inTransaction } from '../../db/transaction.ts'
import { authHandlers } from '../../modules/auth/handlers.ts'
import { billHandlers } from '../../modules/bill/handlers.ts'
import { notePlays } from '../../modules/play/note-play.ts'
import { questHandlers } from '../../modules/quest/handlers.ts'
import { statementHandlers } from '../../modules/statement/handlers.ts'
import { yeekeeHandlers } from '../../modules/yeekee/handlers.ts'
import { play } from '#sandbox/bank/pay.ts'
import { depositOptions } from './deposits.ts'
import { TEST_AGENT, type TestMember } from '../people.ts'
import type { TestOptions, TestServer } from '../test-server.ts'

export const questOptions: TestOptions = {
  ...depositOptions,
  handlers: {
    ...depositOptions.handlers,
    ...authHandlers,
    ...billHandlers,
    ...questHandlers,
    ...statementHandlers,
    ...yeekeeHandlers,
  },
  ease: 100,
}

type QuestSpec = Partial<typeof quests.$inferInsert>

/** Twenty points for a deposit of one hundred baht a day, but for what is changed. Answers its id. */
export async function addQuest({ db }: Pick<TestServer, 'db'>, spec: QuestSpec = {}): Promise<string> {
  const usual = { period: 'day', measure: 'deposit', goal: 100_00, unit: 'baht', kind: 'points' } as const
  const gift = spec.kind === 'credit' ? { amount: satang(20_00) } : { count: 20 }
  const [row] = await db
    .insert(quests)
    .values({ agentCode: TEST_AGENT, title: 'Quest', ...usual, ...gift, ...spec })
    .returning({ id: quests.id })
  return row!.id
}

export async function addEvent(
  { db }: Pick<TestServer, 'db'>,
  stretch: { startsAt?: number; endsAt?: number } = {},
): Promise<string> {
  const event = { agentCode: TEST_AGENT, image: '/art/e.svg', title: 'Event', ...stretch }
  const [row] = await db.insert(events).values(event).returning({ id: events.id })
  return row!.id
}

/** A round of check-ins; the seventh day's reward may be another. */
export async function addCheckinDays(
  { db }: Pick<TestServer, 'db'>,
  last: Partial<typeof checkinDays.$inferInsert> = {},
): Promise<void> {
  const rows = [5, 5, 5, 10, 10, 15, 50].map((count, index) => ({
    agentCode: TEST_AGENT,
    no: index + 1,
    kind: 'points' as const,
    count,
    ...(index === 6 ? last : {}),
  }))
  await db.insert(checkinDays).values(rows)
}

/** Pays so much in, by the endpoints and the bank; answers what was credited, satang. */
export async function deposit(server: TestServer, as: TestMember, amount: number): Promise<number> {
  const [channel] = await server.db.select().from(paymentChannels).where(eq(paymentChannels.kind, 'qr'))
  const wish = { channel_id: channel!.id, amount: satang(amount), sub_channel_id: '' }
  const { data } = await server.call(generateQr, wish, { as })
  await play(server.deps, data.order_id, 'exact')
  return data.pay_amount
}

/** A settled round of a game. */
export const played = (
  { db, clock }: TestServer,
  { id: memberId }: TestMember,
  { category = 'slot', stake, bound = false }: { category?: string; stake: number; bound?: boolean },
) =>
  inTransaction(db, (tx) =>
    notePlays(tx, [{ memberId, category, stake: satang(stake), win: satang(0), bound }], clock.now()),
  )

/** The member's quests by id. */
export async function questsOf(server: TestServer, as: TestMember) {
  const { data } = await server.call(getQuests, {}, { as })
  return new Map(data.map((quest) => [quest.quest_id, quest]))
}
