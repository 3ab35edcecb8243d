/** Attacks on the book of a round: whoever comes, and however many at once, no limit is passed by one satang (I11). */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelBill, createBill, validateBill, type BillInputLine } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { betKey } from '#rules/lotto-bets.ts'
import { mostOf } from '#rules/lotto-most.ts'
import { winsOf } from '#rules/lotto-rates.ts'
import {
  lotteries,
  lottoAllowances,
  lottoBills,
  lottoExposure,
  lottoLines,
  lottoRates,
} from '../../db/schema/lotto.ts'
import type { BookLimits } from '../../db/schema/lotto-shapes.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { addDraw, bet, drawRound, placeBill, wishOf, type Draw } from '../../testing/scenes/bills.ts'
import { addCrowd } from '../../testing/crowd.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { billHandlers } from './handlers.ts'
import { settleDue } from './settle-job.ts'

const server = testServer({ handlers: billHandlers })

const CLIENTS = 64
let draw: Draw
beforeEach(async () => {
  draw = await addDraw(server.db, server.clock.now())
})

const limit = (bookLimits: BookLimits) =>
  server.db.update(lotteries).set({ bookLimits }).where(eq(lotteries.id, draw.lotteryId))

let keys = 0
/** As a robot does: at once, without asking before. Who got no connection in time sends again under the key. */
async function send(member: TestMember, lines: BillInputLine[]) {
  const key = `limits-of-the-test-${++keys}`
  const ask = () => server.call(createBill, wishOf(member, draw.roundId, lines), { as: member, key })
  let answer = await ask()
  for (let tries = 1; answer.status >= 500 && tries < 10; tries++) answer = await ask()
  return answer
}

/** What stands, read off the lines themselves. */
async function sold() {
  const rows = await server.db
    .select({ line: lottoLines, memberId: lottoBills.memberId })
    .from(lottoLines)
    .innerJoin(lottoBills, eq(lottoBills.id, lottoLines.billId))
    .where(eq(lottoBills.state, 'pending'))
    .orderBy(lottoLines.billId, lottoLines.seq)
  const numbers = new Map<string, number>()
  const members = new Map<string, number>()
  const owed = new Map<string, number>()
  const prizes = rows.map(({ line, memberId }) => {
    const key = betKey(line.betType, line.number)
    const parts = line.parts ?? [line]
    const wins = parts.reduce((sum, part) => sum + winsOf(part.amount, part.rate), 0)
    numbers.set(key, (numbers.get(key) ?? 0) + line.amount)
    members.set(memberId, (members.get(memberId) ?? 0) + line.amount)
    owed.set(key, (owed.get(key) ?? 0) + wins)
    return { betType: line.betType, number: line.number, wins }
  })
  return { rows, numbers, members, owed, worst: mostOf('own', prizes) }
}

/** The counters are what the lines come to, and the books are right. */
async function booksAreRight() {
  const { numbers, owed } = await sold()
  for (const row of await server.db.select().from(lottoExposure)) {
    const key = betKey(row.betType, row.number)
    expect([key, row.staked, row.owed]).toEqual([key, numbers.get(key) ?? 0, owed.get(key) ?? 0])
  }
  expect(await totalOf(server.db)).toBe(0)
  expect((await verifyLedger(server.db)).faults).toEqual([])
}

describe('LOTTO-2 I11 a member against the limits', () => {
  let who: TestMember
  beforeEach(async () => {
    who = await server.member({ wallets: [{ balance: 100_000_00 }] })
  })

  it('six bills of the most on one number: the first is taken, the others are told why not', async () => {
    const answers = []
    for (let at = 0; at < 6; at++) answers.push(await send(who, [bet('top3', '456', 500)]))
    expect(answers.map(({ error }) => error === 0)).toEqual([true, false, false, false, false, false])
    expect((await sold()).numbers.get('top3:456')).toBe(500_00)
    const { data } = await server.call(
      validateBill,
      wishOf(who, draw.roundId, [bet('top3', '456', 1), bet('top3', '457', 500)]),
      { as: who },
    )
    expect(data.lines.map(({ state, accepted_amount }) => [state, accepted_amount])).toEqual([
      ['over_line_max', 0],
      ['ok', 500_00],
    ])
  })

  it('two bills at once on one number are not both taken', async () => {
    const both = await Promise.all([1, 2].map(() => send(who, [bet('top3', '456', 300)])))
    expect(both.filter(({ error }) => error === 0)).toHaveLength(1)
    expect((await sold()).numbers.get('top3:456')).toBe(300_00)
  })

  it('a tod number in its six orders is one number', async () => {
    await server.db
      .update(lottoRates)
      .set({ maxAmount: satang(100_00) })
      .where(eq(lottoRates.betType, 'tod3'))
    for (const number of ['123', '132', '213', '231', '312', '321'])
      await send(who, [bet('tod3', number, 40)])
    expect((await sold()).numbers.get('tod3:123')).toBe(80_00)
  })

  it('what a cancelled bill had may be staked again', async () => {
    const { data } = await send(who, [bet('top3', '456', 500)])
    await server.call(cancelBill, { agent_id: 7, bill_id: data.bill.bill_id }, { as: who })
    await booksAreRight()
    expect((await send(who, [bet('top3', '456', 500)])).error).toBe(0)
  })

  it('many bets that win by one result: together they are held to what one result may cost', async () => {
    await limit({ payout: { most: 10_000_00 } })
    // 456 on top with 90 below is won by every one of these.
    const asked = [
      bet('top3', '456', 5),
      bet('tod3', '654', 20),
      bet('top2', '56', 30),
      bet('bottom2', '90', 40),
      bet('run_top', '4', 500),
    ]
    for (const line of asked) await send(who, [line])
    const { worst, rows } = await sold()
    expect(worst).toBeLessThanOrEqual(10_000_00)
    expect(rows.map(({ line }) => line.betType)).toEqual(['top3', 'tod3', 'run_top'])
    expect((await send(who, [bet('top3', '789', 2)])).error).toBe(0)
    await drawRound(server, draw.roundId)
    await settleDue(server.deps)
    const paid = (await server.db.select().from(lottoBills)).reduce((sum, { won }) => sum + won, 0)
    expect(paid).toBe(4_500_00 + 3_000_00 + 1_600_00)
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })

  it('a line that passes a step is sold and paid in its parts, and told so wherever it is shown', async () => {
    const { data } = await placeBill(server, who, draw.roundId, [bet('top2', '56', 1_200)])
    const parts = [
      { amount: 1_000_00, rate: 90, wins: 90_000_00 },
      { amount: 200_00, rate: 45, wins: 9_000_00 },
    ]
    expect(data.bill.lines[0]).toMatchObject({ amount: 1_200_00, rate: 82.5, parts, reduced: true })
    // An older bill of the same round keeps what it was sold with: all of it at the one rate that it has.
    const older = await send(who, [bet('top2', '56', 300)])
    await server.db
      .update(lottoLines)
      .set({ rate: satang(45_00), parts: null })
      .where(eq(lottoLines.billId, older.data.bill.bill_id))
    await drawRound(server, draw.roundId)
    await settleDue(server.deps)
    const won = (await server.db.select().from(lottoBills).orderBy(lottoBills.id)).map((bill) => bill.won)
    expect(won).toEqual([99_000_00, 13_500_00])
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })

  it('a bill whose step has moved since it was seen is not placed', async () => {
    const wish = wishOf(who, draw.roundId, [bet('top2', '56', 1_200)])
    const { data } = await server.call(validateBill, wish, { as: who })
    await send(who, [bet('top2', '56', 100)])
    const agreed = { expected_total: data.total, expected_wins: data.lines.map(({ wins }) => wins) }
    expect(await server.call(createBill, { ...wish, ...agreed }, { as: who })).toMatchObject({ status: 409 })
  })
})

describe('LOTTO-2 I11 64 clients at once', () => {
  /** Each sends three bills, one after the other; all of them together. */
  async function storm(crowd: readonly TestMember[], linesOf: (index: number) => BillInputLine[]) {
    const answers = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        const own = []
        for (let turn = 0; turn < 3; turn++)
          own.push(await send(crowd[client % crowd.length]!, linesOf(client * 3 + turn)))
        return own
      }),
    )
    const all = answers.flat()
    expect(all.filter(({ status }) => status >= 500)).toEqual([])
    await booksAreRight()
    return all.filter(({ error }) => error === 0).length
  }

  it('on one number: its cap and its step hold', async () => {
    const numberTiers = [{ from: 200_00, rate: 450_00 }]
    await server.db.update(lottoRates).set({ numberTiers }).where(eq(lottoRates.betType, 'top3'))
    const crowd = await addCrowd(server.deps, CLIENTS, 10_000_00)
    await storm(crowd, (index) => [bet('top3', '456', 5 + (index % 7) + 0.25)])
    const { rows, numbers, owed } = await sold()
    const sum = numbers.get('top3:456')!
    expect(sum).toBeLessThanOrEqual(1_000_00)
    expect(sum).toBeGreaterThan(1_000_00 - 12_00)
    // The first ฿200 of all together at the full rate, not a satang more.
    const full = rows.flatMap(({ line }) => line.parts ?? [line]).filter(({ rate }) => rate === 900_00)
    expect(full.reduce((all, { amount }) => all + amount, 0)).toBe(200_00)
    expect(owed.get('top3:456')).toBe(200_00 * 900 + (sum - 200_00) * 450)
  }, 120_000)

  it('of three members: none stakes more in the round than they may, nor on a number', async () => {
    await limit({ member: { most: 600_00, step: { from: 300_00, percent: 50 } } })
    const crowd = await addCrowd(server.deps, 3, 100_000_00)
    const asked = (index: number) => [
      bet('bottom2', String(index % 100).padStart(2, '0'), 7 + (index % 9) + 0.5),
      bet('top3', '777', 11),
    ]
    await storm(crowd, asked)
    const { members, numbers } = await sold()
    for (const sum of members.values()) {
      expect(sum).toBeLessThanOrEqual(600_00)
      expect(sum).toBeGreaterThan(600_00 - 27_00)
    }
    expect(members.size).toBe(3)
    expect(numbers.get('top3:777')).toBeLessThanOrEqual(1_000_00)
  }, 120_000)

  it('on many numbers and types: no result costs more than it may, and what does not make it dearer is taken', async () => {
    await limit({ payout: { most: 28_000_00, step: { from: 18_000_00, percent: 50 } } })
    const crowd = await addCrowd(server.deps, CLIENTS, 10_000_00)
    const two = (index: number) => String(index % 12).padStart(2, '0')
    const asked = (index: number) => [
      bet('top3', `4${two(index)}`, 3 + (index % 3)),
      bet('tod3', `4${two(index + 1)}`, 5),
      bet('top2', two(index), 9.5),
      bet('bottom2', '90', 2 + (index % 5)),
      bet('run_top', '4', 10),
    ]
    const alone = await storm(crowd, (index) => [asked(index)[index % 5]!])
    const { worst, rows } = await sold()
    expect(worst).toBeLessThanOrEqual(28_000_00)
    // What stops is what would pass: it is nearly used up.
    expect(worst).toBeGreaterThan(25_500_00)
    expect(rows.some(({ line }) => line.parts !== null || line.rate < 90_00)).toBe(true)
    expect(alone).toBeGreaterThan(30)
    const slots = await server.db.select().from(lottoAllowances)
    expect(slots).toHaveLength(16)
    expect(slots.reduce((all, { granted, spent }) => all + granted - spent, 0)).toBeLessThanOrEqual(
      Math.max(0, 18_000_00 - worst),
    )
  }, 120_000)

  it('at every limit at once', async () => {
    await limit({ member: { most: 120_00 }, payout: { most: 60_000_00 } })
    const crowd = await addCrowd(server.deps, 20, 10_000_00)
    await storm(crowd, (index) => [
      bet('top3', index % 2 ? '456' : '654', 3 + (index % 5)),
      bet('tod3', ['456', '465', '546'][index % 3]!, 11),
      bet('run_top', '5', 2.75),
    ])
    const { worst, members, numbers } = await sold()
    expect(worst).toBeLessThanOrEqual(60_000_00)
    expect(Math.max(...members.values())).toBeLessThanOrEqual(120_00)
    expect(numbers.get('tod3:456')).toBeLessThanOrEqual(1_000_00)
  }, 120_000)
})
