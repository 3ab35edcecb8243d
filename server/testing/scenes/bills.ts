/** For tests of bills: a draw that takes them, and a member who has money for them. */
import type { BillInputLine, CheckedLine } from '#contracts/bills.ts'
import { createBill, validateBill } from '#contracts/bills.ts'
import type { BetType } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import type { RawPrize } from '../../db/schema/lotto-shapes.ts'
import { lotteries, lottoCategories, lottoNumbers, lottoRates, lottoRounds } from '../../db/schema/lotto.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/types.ts'
import { hour } from '../../kit/clock.ts'
import { announce, endWithoutResult } from '../../modules/lotto/announce.ts'
import type { TestMember } from '../people.ts'
import type { TestServer } from '../test-server.ts'

type Rate = Partial<typeof lottoRates.$inferInsert>

/** Two hours before closing; sums are satang. */
const rates: Partial<Record<BetType, Rate>> = {
  top3: { rate: satang(900_00), maxAmount: satang(500_00), numberCap: satang(1_000_00) },
  tod3: { rate: satang(150_00), numberCap: satang(1_000_00) },
  top2: { rate: satang(90_00), tiers: [{ from: 1_000_00, rate: 45_00 }] },
  bottom2: { rate: satang(90_00) },
  run_top: { rate: satang(3_20) },
}

export interface Draw {
  readonly lotteryId: string
  readonly roundId: string
}

let made = 0

/** A government draw: open, closes in two hours; bills can be cancelled for five minutes, four a day. */
export async function addDraw(
  db: Db,
  now: number,
  lottery: Partial<typeof lotteries.$inferInsert> = {},
): Promise<Draw> {
  const key = `draw-${++made}`
  const [category] = await db.insert(lottoCategories).values({ key, name: 'draws' }).returning()
  const [row] = await db
    .insert(lotteries)
    .values({
      key,
      categoryId: category!.id,
      name: 'Government draw',
      kind: 'draw',
      family: 'gov',
      timeZone: 'Asia/Bangkok',
      schedule: {
        type: 'monthly',
        days: [1, 16],
        moved: {},
        until: '2099-12-31',
        opens: { days: 14, at: '00:00' },
        closes: '14:30',
        result: '15:40',
      },
      cancelRule: { within: 300, before_close: 600, per_day: 4 },
      ...lottery,
    })
    .returning()
  const lotteryId = row!.id
  const usual = { lotteryId, rate: satang(90_00), minAmount: satang(1_00), maxAmount: satang(50_000_00) }
  await db
    .insert(lottoRates)
    .values(
      Object.entries(rates).map(([betType, rate]) => ({ ...usual, betType: betType as BetType, ...rate })),
    )
  return { lotteryId, roundId: await addDrawRound(db, lotteryId, now) }
}

/** A further round of the lottery, open for two hours. */
export async function addDrawRound(db: Db, lotteryId: string, now: number): Promise<string> {
  const [round] = await db
    .insert(lottoRounds)
    .values({
      lotteryId,
      gameDay: '2026-12-01',
      roundNo: ++made,
      title: '1 December',
      state: 'open',
      opensAt: now - hour,
      closesAt: now + 2 * hour,
      resultAt: now + 3 * hour,
      ruleVersion: 'test-1',
    })
    .returning()
  return round!.id
}

/** Puts a number of a round out of the usual. */
export const restrict = (
  db: Db,
  roundId: string,
  betType: BetType,
  number: string,
  how: { state: 'closed' | 'reduced' | 'capped'; rate?: number; cap?: number },
) =>
  db.insert(lottoNumbers).values({
    roundId,
    betType,
    number,
    state: how.state,
    rate: how.rate === undefined ? null : satang(how.rate),
    cap: how.cap === undefined ? null : satang(how.cap),
  })

/** `bet('top3', '456', 20)`: twenty baht. */
export const bet = (bet_type: BetType, number: string, baht: number): BillInputLine => ({
  bet_type,
  number,
  amount: satang(Math.round(baht * 100)),
})

export const wishOf = (member: TestMember, roundId: string, lines: readonly BillInputLine[]) => ({
  agent_id: 7,
  round_id: roundId,
  wallet_id: member.walletIds[0]!,
  lines: [...lines],
})

/** What the member agreed to, from what the check said. */
export const agreed = (check: { total: CheckedLine['amount']; lines: readonly CheckedLine[] }) => ({
  expected_total: check.total,
  expected_rates: check.lines.map(({ rate }) => rate),
})

/** Checks the bill and places it as checked, as the site does. */
export async function placeBill(
  server: TestServer,
  member: TestMember,
  roundId: string,
  lines: readonly BillInputLine[],
) {
  const wish = wishOf(member, roundId, lines)
  const { data: check } = await server.call(validateBill, wish, { as: member })
  return server.call(createBill, { ...wish, ...agreed(check) }, { as: member })
}

/** The worked draw of the rules: 456 on top, 90 below. */
export const PRIZES: readonly RawPrize[] = [
  { key: 'first', numbers: ['837456'] },
  { key: 'front3', numbers: ['214', '690'] },
  { key: 'back3', numbers: ['123', '789'] },
  { key: 'back2', numbers: ['90'] },
]

/** Closes the round and draws it. */
export async function drawRound({ db, clock }: TestServer, roundId: string): Promise<void> {
  clock.advance(4 * hour)
  await inTransaction(db, (tx) => announce(tx, { roundId, prizes: PRIZES, now: clock.now() }))
}

export const voidRound = ({ db, clock }: TestServer, roundId: string, state: 'no_result' | 'voided') =>
  inTransaction(db, (tx) => endWithoutResult(tx, { roundId, state, now: clock.now() }))
