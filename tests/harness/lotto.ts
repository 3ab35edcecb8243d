/** Lotteries of the sandbox for page tests: rounds that take bills, bills in them, and how they end. */
import { and, asc, eq, gt } from 'drizzle-orm'
import { type BillWithLines, createBill, validateBill } from '#contracts/bills.ts'
import { getLottoRound, type LottoRound } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import type { RawPrize } from '#server/db/schema/lotto-shapes.ts'
import { lotteries, lottoRounds } from '#server/db/schema/lotto.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { settleRound } from '#server/modules/bill/settle-round.ts'
import { createRounds } from '#server/modules/lotto/create-rounds.ts'
import { announce, endWithoutResult } from '#server/modules/lotto/announce.ts'
import type { PageServer } from './page-server.ts'

/** A bet type, a number and an amount of baht. */
export type Stake = readonly [type: string, number: string, baht: number]

export const linesOf = (stakes: readonly Stake[]) =>
  stakes.map(([bet_type, number, baht]) => ({ bet_type, number, amount: satang(baht * 100) }))

/** The next round of a lottery to close, by the lottery's key. */
export async function openRound(site: PageServer, lottery = 'gov'): Promise<LottoRound> {
  const { db, deps, clock, call } = site.server
  // A test may have moved the clock on.
  await createRounds(db, clock.now(), deps.services)
  const [row] = await db
    .select({ id: lottoRounds.id })
    .from(lottoRounds)
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(and(eq(lotteries.key, lottery), gt(lottoRounds.closesAt, clock.now())))
    .orderBy(asc(lottoRounds.closesAt))
    .limit(1)
  if (!row) throw new Error(`the sandbox has no open round of ${lottery}`)
  return (await call(getLottoRound, { round_id: row.id })).data.round
}

/** The member's wallet that pays for lotteries. */
export async function lottoWallet(site: PageServer, username: string, roundId: string): Promise<string> {
  const as = await site.tokenOf(username)
  const { data } = await site.server.call(getLottoRound, { round_id: roundId }, { as })
  return data.wallets[0]!.wallet_id
}

/** Places a bill as the site would. */
export async function placeBill(
  site: PageServer,
  username: string,
  roundId: string,
  stakes: readonly Stake[],
): Promise<BillWithLines> {
  const as = await site.tokenOf(username)
  const bill = {
    agent_id: 7,
    round_id: roundId,
    wallet_id: await lottoWallet(site, username, roundId),
    lines: linesOf(stakes),
  }
  const { data: check } = await site.server.call(validateBill, bill, { as })
  const agreed = { expected_total: check.total, expected_rates: check.lines.map(({ rate }) => rate) }
  const placed = await site.server.call(createBill, { ...bill, ...agreed }, { as })
  if (placed.error !== 0) throw new Error(placed.message)
  return placed.data.bill
}

/** Ends a round, with these prizes or, for null, without a result, and settles its bills. */
export async function endRound(site: PageServer, roundId: string, prizes: readonly RawPrize[] | null) {
  const { db, deps, clock } = site.server
  const [row] = await db.select().from(lottoRounds).where(eq(lottoRounds.id, roundId))
  const now = row!.resultAt
  clock.set(now)
  await inTransaction(db, (tx) =>
    prizes === null
      ? endWithoutResult(tx, { roundId, state: 'no_result', now })
      : announce(tx, { roundId, prizes, now }),
  )
  await settleRound(deps, roundId)
}

/** A government draw whose top three and bottom two are these. */
export const govPrizes = (top3: string, bottom2: string): RawPrize[] => [
  { key: 'first', numbers: [`906${top3}`] },
  { key: 'front3', numbers: ['217', '640'] },
  { key: 'back3', numbers: ['083', '559'] },
  { key: 'back2', numbers: [bottom2] },
]
