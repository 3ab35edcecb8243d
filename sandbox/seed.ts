/** Fills an empty database with the sandbox's agent, people and money. The second time nothing changes. */
import './not-in-production.ts'
import { and, eq } from 'drizzle-orm'
import { members } from '#server/db/schema/member.ts'
import { sandboxMarks } from '#server/db/schema/sandbox.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Db } from '#server/db/types.ts'
import type { Deps } from '#server/kit/deps.ts'
import { seedChannels } from './bank/seed.ts'
import { seedGames } from './catalogue/seed.ts'
import { seedLotto } from './lotto/seed.ts'
import { people } from './people/people.ts'
import { AGENT_CODE, seedAgent } from './people/seed-agent.ts'
import { seedBound } from './people/seed-bound.ts'
import { seedCoupons } from './people/seed-coupons.ts'
import { seedPeople } from './people/seed-people.ts'
import { seedPromotions } from './people/seed-promotions.ts'
import { seedRedemption } from './rewards/seed-redemption.ts'
import { seedAffiliate } from './rewards/seed-affiliate.ts'
import { seedCashback } from './rewards/seed-cashback.ts'
import { seedPolls } from './rewards/seed-polls.ts'
import { seedQuests } from './rewards/seed-quests.ts'
import { seedWheel } from './rewards/seed-wheel.ts'
import { SANDBOX_PASSWORD } from './sentinels.ts'

async function isSeeded(db: Db): Promise<boolean> {
  const first = people[0]!.username
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.agentCode, AGENT_CODE), eq(members.username, first)))
  return rows.length > 0
}

/** All or nothing: a start that is cut off leaves no half of a world behind. */
export async function seedSandbox(
  db: Db,
  deps: Pick<Deps, 'passwords' | 'clock' | 'services'>,
): Promise<void> {
  // First of all: what is filled only in part is no database for production either.
  await db.insert(sandboxMarks).values({ one: 1, filledAt: deps.clock.now() }).onConflictDoNothing()
  await seedGames(db)
  await seedLotto(db, deps.clock.now(), deps.services)
  if (await isSeeded(db)) return seedChannels(db, AGENT_CODE)
  // One hash for all: they share the password, and each would cost a third of a second.
  const passwordHash = await deps.passwords.hash(SANDBOX_PASSWORD)
  const now = deps.clock.now()
  await inTransaction(db, async (tx) => {
    await seedAgent(tx, now)
    await seedChannels(tx, AGENT_CODE)
    const ids = await seedPeople(tx, { agentCode: AGENT_CODE, passwordHash, now })
    await seedPromotions(tx, AGENT_CODE, ids, now)
    await seedBound(tx, ids, now)
    await seedCoupons(tx, AGENT_CODE, ids, now)
    await seedRedemption(tx, AGENT_CODE)
    await seedAffiliate(tx, AGENT_CODE, ids, now)
    await seedCashback(tx, { agentCode: AGENT_CODE, passwordHash, now })
    await seedPolls(tx, { agentCode: AGENT_CODE, ids, passwordHash, now })
    await seedQuests(tx, AGENT_CODE, ids, now)
    await seedWheel(tx, AGENT_CODE, ids, now)
  })
}
