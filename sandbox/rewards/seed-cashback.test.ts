import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { members } from '#server/db/schema/member.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { day, hour } from '#server/kit/clock.ts'
import { totalOf } from '#server/ledger/accounts.ts'
import { historyOf } from '#server/modules/cashback/history.ts'
import { testServer } from '#server/testing/hooks.ts'
import { TEST_AGENT } from '#server/testing/people.ts'
import { seedCashback } from './seed-cashback.ts'

const server = testServer({ handlers: {} })

async function statesOf(username: string, kind: 'daily' | 'weekly') {
  const [member] = await server.db.select().from(members).where(eq(members.username, username))
  const page = { page: 1, limit: 20 }
  const { data } = await historyOf(server.db, member!.id, { kind }, page, server.clock.now())
  return data.map(({ state, amount }) => [state, amount])
}

const week = [0, 1, 2, 3, 4, 5, 6]
const openings = week.flatMap((days) => [0, 6, 12, 14, 16, 18, 23].map((hours) => [days, hours] as const))

/** The sandbox may be opened on any day of the week, at any hour. */
it.each(openings)(
  'EXTRA-1 EXTRA-2 has what yesterday and last week give back, %i days and %i hours on',
  async (days, hours) => {
    server.clock.advance(days * day + hours * hour)
    const seeding = { agentCode: TEST_AGENT, passwordHash: '', now: server.clock.now() }
    await inTransaction(server.db, (tx) => seedCashback(tx, seeding))
    expect(await statesOf('ploy', 'daily')).toEqual([
      ['running', 0],
      ['claimable', 350_00],
      ['claimed', 120_00],
      ['none', 0],
    ])
    expect((await statesOf('wanchai', 'weekly'))[1]).toEqual(['claimable', 140_00])
    expect(await totalOf(server.db)).toBe(0)
  },
)
