/** What a process holds of a round from its bills before is never what a bill is decided by once it has changed. */
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelBill, createBill, validateBill } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { lotteries, lottoHoldings, lottoNumbers, lottoRates, lottoRounds } from '../../db/schema/lotto.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { addDraw, bet, placeBill, restrict, wishOf, type Draw } from '../../testing/scenes/bills.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { billHandlers } from './handlers.ts'

const server = testServer({ handlers: billHandlers })
let who: TestMember
let draw: Draw

beforeEach(async () => {
  who = await server.member({ wallets: [{ balance: 10_000_00 }] })
  draw = await addDraw(server.db, server.clock.now())
})

const check = async () => {
  const wish = wishOf(who, draw.roundId, [bet('bottom2', '45', 10)])
  return (await server.call(validateBill, wish, { as: who })).data.lines[0]!
}
const place = (rate?: number) => {
  const wish = wishOf(who, draw.roundId, [bet('bottom2', '45', 10)])
  return server.call(
    createBill,
    { ...wish, ...(rate !== undefined && { expected_rates: [rate] }) },
    { as: who },
  )
}

describe('LOTTO-2 a change between two bills', () => {
  // From here on the process holds the round's terms.
  beforeEach(async () => void (await place(90)))

  const ofBottom2 = eq(lottoRates.betType, 'bottom2')
  it.each([
    [
      'the rate',
      () =>
        server.db
          .update(lottoRates)
          .set({ rate: satang(80_00) })
          .where(ofBottom2),
      { state: 'ok', rate: 80 },
    ],
    [
      'the most',
      () =>
        server.db
          .update(lottoRates)
          .set({ maxAmount: satang(15_00) })
          .where(ofBottom2),
      { state: 'over_line_max' },
    ],
    ['the bet type, gone', () => server.db.delete(lottoRates).where(ofBottom2), { state: 'closed' }],
    [
      'a number, closed',
      () => restrict(server.db, draw.roundId, 'bottom2', '45', { state: 'closed' }),
      { state: 'closed' },
    ],
    [
      'a number, capped',
      () => restrict(server.db, draw.roundId, 'bottom2', '45', { state: 'capped', cap: 15_00 }),
      { state: 'over_number_cap', accepted_amount: 5_00 },
    ],
    [
      'the round, closed early',
      () => server.db.update(lottoRounds).set({ closesAt: server.clock.now() }),
      { state: 'round_closed' },
    ],
    [
      'the lottery, stopped',
      () => server.db.update(lotteries).set({ active: false }),
      { state: 'round_closed' },
    ],
    [
      'a limit of the member',
      () => server.db.update(lottoRounds).set({ bookLimits: { member: { most: 15_00 } } }),
      { state: 'over_member_cap', accepted_amount: 5_00 },
    ],
  ])('%s: the next bill is decided by it', async (_, change, expected) => {
    await change()
    expect(await server.db.$count(lottoHoldings)).toBe(1)
    expect(await check()).toMatchObject(expected)
    expect((await place(90)).error).toBe(409)
  })

  it('a number that is taken as usual again', async () => {
    await restrict(server.db, draw.roundId, 'bottom2', '45', { state: 'closed' })
    expect(await check()).toMatchObject({ state: 'closed' })
    await server.db.update(lottoNumbers).set({ state: 'reduced', rate: satang(45_00) })
    expect(await check()).toMatchObject({ state: 'reduced_rate', rate: 45 })
    await server.db.delete(lottoNumbers)
    expect(await place(90)).toMatchObject({ error: 0 })
  })

  it('a change that was undone again is no change', async () => {
    const undone = server.db.transaction(async (tx) => {
      await tx
        .update(lottoRates)
        .set({ rate: satang(80_00) })
        .where(ofBottom2)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await place(90)).toMatchObject({ error: 0 })
  })
})

describe('LOTTO-2 what a member has on a number', () => {
  const held = async () =>
    (await server.db.select().from(lottoHoldings).orderBy(asc(lottoHoldings.betType))).map(
      ({ betType, number, staked }) => [betType, number, staked],
    )

  it('is one for all orders of a tod number, added with each bill and taken off by a cancelled one', async () => {
    const first = await placeBill(server, who, draw.roundId, [bet('tod3', '321', 2), bet('top3', '321', 3)])
    await placeBill(server, who, draw.roundId, [bet('tod3', '132', 5)])
    expect(await held()).toEqual([
      ['tod3', '123', 7_00],
      ['top3', '321', 3_00],
    ])
    await server.call(cancelBill, { agent_id: 7, bill_id: first.data.bill.bill_id }, { as: who })
    expect(await held()).toEqual([
      ['tod3', '123', 5_00],
      ['top3', '321', 0],
    ])
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })

  it('is never below what is there, however the bill is cancelled twice at once', async () => {
    const { data } = await placeBill(server, who, draw.roundId, [bet('top3', '321', 3)])
    const cancel = () => server.call(cancelBill, { agent_id: 7, bill_id: data.bill.bill_id }, { as: who })
    await Promise.all([cancel(), cancel(), cancel()])
    expect(await held()).toEqual([['top3', '321', 0]])
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })

  it('is counted by the version before too, whose bills the function of then writes', async () => {
    await placeBill(server, who, draw.roundId, [bet('top3', '321', 3)])
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`
        select bill_write(b.id + 1000, 'B-old', b.member_id, b.round_id, b.wallet_id, 1, 500, b.placed_at, null, 'code', 'lotto-2', j.key,
          '[{"seq":1,"betType":"top3","number":"321","amount":500,"rate":90000,"parts":null,"reduced":false}]',
          '[{"bet_type":"top3","number":"321","amount":500,"owed":450000}]')
        from lotto_bills b join ledger_journals j on j.id = b.journal_id`)
    })
    expect(await held()).toEqual([['top3', '321', 8_00]])
  })
})
