/** For tests of Yeekee: a lottery with one round that runs now, as the worked example's. */
import { satang } from '#contracts/money.ts'
import { CHAIN_ID, SEED } from '#contracts/testing/yeekee-example.ts'
import { eq } from 'drizzle-orm'
import { ledgerJournals } from '../../db/schema/ledger.ts'
import { lotteries, lottoBills, lottoCategories, lottoLines, lottoRounds } from '../../db/schema/lotto.ts'
import { type YeekeeRules, yeekeeRounds } from '../../db/schema/yeekee.ts'
import type { Db } from '../../db/types.ts'
import { minute } from '../../kit/clock.ts'
import { commitOf, genesis } from '../../modules/lotto/yeekee-chain.ts'
import { openYeekee } from '../../modules/lotto/yeekee-commit.ts'
import { testChain } from '../beacon.ts'
import { testDelay } from '../delay.ts'
import type { TestMember } from '../people.ts'

/** A running round that ends in ten minutes; bets have been open for hours. Answers its id. */
export async function addYeekeeRound(
  db: Db,
  now: number,
  roundNo = 42,
  rules: YeekeeRules = 'yk2',
): Promise<string> {
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
  await openYeekee(db, [round!], {
    prefix: 'YK',
    rounds: 88,
    draw: rules === 'yk2d' ? { delay: testDelay } : { beacon: testChain },
  })
  // The seed of the worked example, so that what is derived from it is known.
  const known = { serverSeed: SEED, commitHash: commitOf(SEED) }
  const old = { rules, dayId: null, beaconRound: null, head: genesis(CHAIN_ID, rules) }
  await db
    .update(yeekeeRounds)
    .set(rules !== 'yk1' ? known : { ...known, ...old })
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

type StakedLine = Pick<typeof lottoLines.$inferInsert, 'betType' | 'number' | 'amount'>

/** One line of all the money. */
const oneLine = (total: number): StakedLine[] => [{ betType: 'bottom2', number: '07', amount: satang(total) }]

/** A bill of the member on a round, as if it had been placed; the member had money once. */
export async function addBill(
  db: Db,
  member: TestMember,
  roundId: string,
  total: number,
  {
    state = 'pending',
    lines = oneLine(total),
  }: { state?: 'pending' | 'cancelled'; lines?: StakedLine[] } = {},
): Promise<void> {
  const walletId = member.walletIds[0]!
  const [journal] = await db
    .select({ id: ledgerJournals.id })
    .from(ledgerJournals)
    .where(eq(ledgerJournals.key, `opening:${walletId}`))
  const [bill] = await db
    .insert(lottoBills)
    .values({
      billNo: `T${++made}`,
      memberId: member.id,
      roundId,
      walletId,
      state,
      lineCount: lines.length,
      total: satang(total),
      placedAt: 0,
      checkCode: `T${made}`,
      ruleVersion: 'test',
      journalId: journal!.id,
    })
    .returning()
  const rest = { billId: bill!.id, rate: satang(92_00), state }
  await db.insert(lottoLines).values(lines.map((line, at) => ({ ...line, ...rest, seq: at + 1 })))
}
