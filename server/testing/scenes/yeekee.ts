/** For tests of Yeekee: a lottery with one round that runs now, as the worked example's. */
import { satang } from '#contracts/money.ts'
import { SEED } from '#contracts/testing/yeekee-example.ts'
import { eq } from 'drizzle-orm'
import { ledgerJournals } from '../../db/schema/ledger.ts'
import { lotteries, lottoBills, lottoCategories, lottoRounds } from '../../db/schema/lotto.ts'
import { yeekeeRounds } from '../../db/schema/yeekee.ts'
import type { Db } from '../../db/types.ts'
import { minute } from '../../kit/clock.ts'
import { commitOf } from '../../modules/lotto/yeekee-chain.ts'
import { openYeekee } from '../../modules/lotto/yeekee-commit.ts'
import type { TestMember } from '../people.ts'

/** A running round that ends in ten minutes; bets have been open for hours. Answers its id. */
export async function addYeekeeRound(db: Db, now: number, roundNo = 42): Promise<string> {
  const lotteryId = await lotteryOf(db)
  const closesAt = now + 10 * minute
  const [round] = await db
    .insert(lottoRounds)
    .values({
      lotteryId,
      gameDay: '2026-10-16',
      roundNo,
      state: 'open',
      opensAt: now - 300 * minute,
      closesAt,
      resultAt: closesAt,
      ruleVersion: 'test',
    })
    .returning()
  await openYeekee(db, round!)
  // The seed of the worked example, so that what is derived from it is known.
  await db
    .update(yeekeeRounds)
    .set({ serverSeed: SEED, commitHash: commitOf(SEED) })
    .where(eq(yeekeeRounds.roundId, round!.id))
  return round!.id
}

async function lotteryOf(db: Db): Promise<string> {
  const [known] = await db.select().from(lotteries).where(eq(lotteries.key, 'yeekee'))
  if (known) return known.id
  const [category] = await db.insert(lottoCategories).values({ key: 'yeekee', name: 'Yeekee' }).returning()
  const [lottery] = await db
    .insert(lotteries)
    .values({
      key: 'yeekee',
      categoryId: category!.id,
      name: 'Yeekee',
      kind: 'yeekee',
      family: 'yeekee',
      timeZone: 'Asia/Bangkok',
      schedule: { type: 'rounds', from: '06:00', minutes: 15, count: 88 },
    })
    .returning()
  return lottery!.id
}

let made = 0

/** A bill of the member on a round, as if it had been placed; the member had money once. */
export async function addBill(
  db: Db,
  member: TestMember,
  roundId: string,
  total: number,
  state: 'pending' | 'cancelled' = 'pending',
): Promise<void> {
  const walletId = member.walletIds[0]!
  const [journal] = await db
    .select({ id: ledgerJournals.id })
    .from(ledgerJournals)
    .where(eq(ledgerJournals.key, `opening:${walletId}`))
  await db.insert(lottoBills).values({
    billNo: `T${++made}`,
    memberId: member.id,
    roundId,
    walletId,
    state,
    lineCount: 1,
    total: satang(total),
    placedAt: 0,
    checkCode: 'test',
    ruleVersion: 'test',
    journalId: journal!.id,
  })
}
