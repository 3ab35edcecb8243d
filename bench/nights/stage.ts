/** Members who brought each other in chains, rules of all that nights give, and some days of play. */
import { connect, type Target } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { pointRules } from '#server/db/schema/redemption.ts'
import { satang } from '#contracts/money.ts'
import { openProgramme } from '#server/testing/scenes/affiliate.ts'
import { addCashbackRules } from '#server/testing/scenes/cashback.ts'
import { addCrowd } from '#server/testing/crowd.ts'
import { addAgent, TEST_AGENT } from '#server/testing/people.ts'
import { depsOn } from '../deps.ts'

/** Satang of stakes that give a point. */
export const PER_POINT = { slot: 100_00, casino: 200_00, lotto: 50_00 } as const

export async function setNights(target: Target, members: number, days: number): Promise<void> {
  const database = await connect(target)
  try {
    await migrate(database, migrations)
    const { db } = database
    await addAgent(db)
    await addCashbackRules(db)
    await openProgramme(db)
    await db.insert(pointRules).values(
      Object.entries(PER_POINT).map(([category, perPoint]) => ({
        agentCode: TEST_AGENT,
        category,
        perPoint: satang(perPoint),
      })),
    )
    await addCrowd(depsOn(database), members, 1_00)
    await database.script(async (exec) => {
      // Every fourth began a chain; the others were brought by the one before.
      await exec(
        `update members set referred_by = id - 1 where id % 4 <> 0 and id > (select min(id) from members)`,
      )
      await exec(`insert into play_days (member_id, day, category, bound, staked, returned, rounds)
        select m.id, (now() at time zone 'Asia/Bangkok')::date - back, category, bound,
          trunc(random() * 2000000)::bigint + 1, trunc(random() * 1800000)::bigint, 1
        from members m, generate_series(1, ${days}) back,
          unnest(array['slot', 'casino', 'lotto']) category, unnest(array[false, true]) bound
        where random() < 0.7`)
    })
  } finally {
    await database.close()
  }
}
