/** A programme with the sandbox's rates, friends, and play of theirs. */
import { eq } from 'drizzle-orm'
import { satang, type Satang } from '#contracts/money.ts'
import { affiliateProgrammes, affiliateRates } from '../../db/schema/affiliate.ts'
import { members } from '../../db/schema/member.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/types.ts'
import { day, hour } from '../../kit/clock.ts'
import { affiliateNightly } from '../../modules/affiliate/nightly.ts'
import { runNightly } from '../../modules/nightly/run-nightly.ts'
import { notePlays } from '../../modules/play/note-play.ts'
import { TEST_AGENT, type TestMember } from '../people.ts'
import type { TestServer } from '../test-server.ts'

const rates = {
  lotto: [80, 30, 10],
  slot: [50, 20, 10],
  fishing: [50, 20, 10],
  casino: [30, 10, 5],
  sport: [30, 10, 5],
}

export async function openProgramme(db: Db): Promise<void> {
  await db.insert(affiliateProgrammes).values({ agentCode: TEST_AGENT, minRedeem: satang(100_00) })
  await db.insert(affiliateRates).values(
    Object.entries(rates).flatMap(([category, points]) =>
      points.map((basisPoints, index) => ({
        agentCode: TEST_AGENT,
        category,
        level: index + 1,
        basisPoints,
      })),
    ),
  )
}

/** As if the friend had registered with the member's code. */
export async function befriend(db: Db, by: TestMember, friend: TestMember): Promise<void> {
  await db.update(members).set({ referredBy: by.id }).where(eq(members.id, friend.id))
}

/** A lost round, now. */
export const played = (
  server: TestServer,
  who: TestMember,
  round: { category: string; stake: Satang; bound: boolean },
): Promise<void> =>
  inTransaction(server.db, (tx) =>
    notePlays(tx, [{ ...round, memberId: who.id, win: satang(0) }], server.clock.now()),
  )

/** Five members, each brought by the one before, and a programme. */
export async function chain(
  server: TestServer,
): Promise<[TestMember, TestMember, TestMember, TestMember, TestMember]> {
  await openProgramme(server.db)
  const [arisa, boy, lek, noi, far] = [
    await server.member({ username: 'arisa1990' }),
    await server.member({ username: 'boyfriend77' }),
    await server.member({ username: 'leklek2540' }),
    await server.member({ username: 'noinoi' }),
    await server.member({ username: 'faraway' }),
  ]
  await befriend(server.db, arisa, boy)
  await befriend(server.db, boy, lek)
  await befriend(server.db, lek, noi)
  await befriend(server.db, noi, far)
  return [arisa, boy, lek, noi, far]
}

export const days = (server: TestServer) => {
  const night = () => runNightly(server.db, affiliateNightly, server.clock.now())
  return {
    play: (who: TestMember, baht: number, category = 'slot', bound = false) =>
      played(server, who, { category, stake: satang(baht * 100), bound }),
    night,
    /** The day ends, and it is past six of the next. */
    tomorrow: async () => {
      server.clock.advance(day + 6 * hour)
      await night()
    },
  }
}
