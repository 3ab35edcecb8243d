/** A result that was wrong is put right after it was paid, whatever the winners have done with the money. */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelBill, getBill } from '#contracts/bills.ts'
import type { RawPrize } from '../../db/schema/lotto-shapes.ts'
import { lotteries, lottoBills, lottoClaims, lottoRounds } from '../../db/schema/lotto.ts'
import { inboxItems } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { addDraw, bet, drawRound, placeBill, PRIZES, type Draw } from '../../testing/scenes/bills.ts'
import { takeReading } from '../lotto/readings.ts'
import { billHandlers } from './handlers.ts'
import { settleDue } from './settle-job.ts'

const server = testServer({ handlers: billHandlers })
/** 457 on top instead of 456, as it was drawn in truth. */
const TRUE: readonly RawPrize[] = [{ key: 'first', numbers: ['837457'] }, ...PRIZES.slice(1)]

let draw: Draw
beforeEach(async () => {
  draw = await addDraw(server.db, server.clock.now(), { holdSeconds: 0 })
})

const now = () => server.clock.now()
const somebody = (balance = 1_000_00) => server.member({ wallets: [{ balance }] })
const purse = (of: TestMember) => balanceOf(server.db, walletAccount(of.walletIds[0]!))
const settle = () => settleDue(server.deps)
async function place(who: TestMember, number: string, baht = 20) {
  const { data } = await placeBill(server, who, draw.roundId, [bet('top3', number, baht)])
  return data.bill.bill_id
}
const look = async (who: TestMember, bill_id: string) =>
  (await server.call(getBill, { agent_id: 7, bill_id }, { as: who })).data
const says = (operator: string, prizes: readonly RawPrize[] | null) =>
  inTransaction(server.db, (tx) =>
    takeReading(tx, {
      roundId: draw.roundId,
      by: { operator, reason: 'the board was misread' },
      prizes,
      valueAt: null,
      now: now(),
    }),
  )
async function correct(prizes: readonly RawPrize[] | null) {
  expect(await says('somsri', prizes)).toBe('waits')
  expect(await says('wichai', prizes)).toBe('corrected')
}
let moved = 0
/** Into the wallet, or out of it as a withdrawal does. */
const move = (who: TestMember, amount: number) =>
  inTransaction(server.db, (tx) =>
    postJournal(tx, {
      key: `moved:${++moved}`,
      kind: 'sandbox.gift',
      at: now(),
      postings: [
        { account: walletAccount(who.walletIds[0]!), amount },
        { account: house.sandbox, amount: -amount },
      ],
    }),
  )
const claims = () => server.db.select().from(lottoClaims)
const booksAreRight = async () => {
  expect(await totalOf(server.db)).toBe(0)
  expect((await verifyLedger(server.db)).faults).toEqual([])
}
/** Oldest first. */
const told = async (who: TestMember) =>
  (
    await server.db.select().from(inboxItems).where(eq(inboxItems.memberId, who.id)).orderBy(inboxItems.id)
  ).map(({ title, body }) => `${title}: ${body}`)
/** Drawn wrongly and paid. */
async function drawWrongly() {
  await drawRound(server, draw.roundId)
  expect(await settle()).toBe(1)
}

describe('LOTTO-2 a result is put right after it was paid', () => {
  it('takes back what was won wrongly, pays who has won, and tells both; once', async () => {
    const [wrong, right] = [await somebody(), await somebody()]
    const [lost, won] = [await place(wrong, '456'), await place(right, '457')]
    await drawWrongly()
    expect([await purse(wrong), await purse(right)]).toEqual([18_980_00, 980_00])
    await correct(TRUE)
    await Promise.all([settle(), settle(), settle()])
    expect([await purse(wrong), await purse(right)]).toEqual([980_00, 18_980_00])
    expect(await look(wrong, lost)).toMatchObject({
      state: 'lost',
      won: 0,
      lines: [{ state: 'lost', won: 0 }],
    })
    expect(await look(right, won)).toMatchObject({ state: 'won', won: 18_000_00, result: { top3: '457' } })
    expect((await told(wrong)).at(-1)).toContain('แก้เป็นไม่ถูกรางวัล หักคืนจากกระเป๋า 18,000 บาท')
    expect((await told(right)).at(-1)).toContain('เงินเข้ากระเป๋าเพิ่ม 18,000 บาท')
    expect(await claims()).toEqual([])
    expect(await settle()).toBe(0)
    await booksAreRight()
  })

  it('what was spent is recorded and not taken: neither from a deposit nor from another win', async () => {
    const who = await somebody()
    const bill = await place(who, '456')
    await drawWrongly()
    await move(who, -18_500_00)
    await move(who, 5_000_00)
    // A win of their own money, in another round.
    await move(who, 3_000_00)
    await correct(TRUE)
    await settle()
    expect(await purse(who)).toBe(980_00 + 18_000_00 - 18_500_00 + 8_000_00)
    expect(await claims()).toMatchObject([{ billId: bill, amount: 18_000_00, state: 'open' }])
    expect(await balanceOf(server.db, house.lottoClaims)).toBe(-18_000_00)
    expect((await told(who)).at(-1)).toContain('ส่วนที่ใช้ไปแล้ว 18,000 บาท')
    await booksAreRight()
  })

  it('what is partly there is taken as far as it is there, and the own money stays', async () => {
    const who = await somebody()
    await place(who, '456')
    await drawWrongly()
    await move(who, -10_000_00)
    await move(who, 300_00)
    await correct(TRUE)
    await settle()
    // 980 before the win and 300 since are the member's own.
    expect(await purse(who)).toBe(980_00 + 300_00)
    expect(await claims()).toMatchObject([{ amount: 10_000_00 }])
    await booksAreRight()
  })

  it('two wrong wins in one wallet, all of it there: all is taken, nothing is recorded', async () => {
    const who = await somebody()
    await place(who, '456')
    await place(who, '456', 10)
    await drawWrongly()
    await correct(TRUE)
    await settle()
    expect(await purse(who)).toBe(970_00)
    expect(await claims()).toEqual([])
    await booksAreRight()
  })

  it('put right twice, back to what it was first: nobody has been paid twice, and no claim is left', async () => {
    const who = await somebody()
    const bill = await place(who, '456')
    await drawWrongly()
    await move(who, -18_980_00)
    await correct(TRUE)
    await settle()
    expect(await claims()).toMatchObject([{ state: 'open', amount: 18_000_00 }])
    await correct(PRIZES)
    await settle()
    expect(await purse(who)).toBe(0)
    expect(await claims()).toMatchObject([{ state: 'replaced' }])
    expect(await balanceOf(server.db, house.lottoClaims)).toBe(0)
    expect(await look(who, bill)).toMatchObject({ state: 'won', won: 18_000_00 })
    await booksAreRight()
  })

  it('void after it was settled: wins come back, stakes are given back', async () => {
    const [winner, loser, canceller] = [await somebody(), await somebody(), await somebody()]
    await place(winner, '456')
    const lost = await place(loser, '999')
    const cancelled = await place(canceller, '456')
    await server.call(cancelBill, { agent_id: 7, bill_id: cancelled }, { as: canceller })
    await drawWrongly()
    await correct(null)
    await settle()
    expect([await purse(winner), await purse(loser), await purse(canceller)]).toEqual([
      1_000_00, 1_000_00, 1_000_00,
    ])
    expect(await look(loser, lost)).toMatchObject({ state: 'refunded', refunded: 20_00, won: 0 })
    expect((await look(canceller, cancelled)).state).toBe('cancelled')
    expect(await says('somsri', PRIZES)).toBe('ended')
    await booksAreRight()
  })
})

describe('LOTTO-2 attacks on a correction', () => {
  it('one operator alone corrects nothing; the same result again is refused; a source has no say', async () => {
    await drawWrongly()
    expect([await says('somsri', TRUE), await says('somsri', TRUE)]).toEqual(['waits', 'waits'])
    await expect(says('wichai', PRIZES)).rejects.toThrow(RangeError)
    const source = { roundId: draw.roundId, by: { source: 'hall' }, prizes: TRUE, valueAt: null, now: now() }
    expect(await inTransaction(server.db, (tx) => takeReading(tx, source))).toBe('ended')
    expect(await says('wichai', TRUE)).toBe('corrected')
    // Sent twice: the second says what is so already.
    await expect(says('wichai', TRUE)).rejects.toThrow(RangeError)
    const [round] = await server.db.select().from(lottoRounds).where(eq(lottoRounds.id, draw.roundId))
    expect(round!.resultNo).toBe(2)
  })

  it('one confirmation is not enough to correct, even where one announces', async () => {
    await server.db.update(lotteries).set({ confirmations: 1 })
    await drawWrongly()
    expect(await says('somsri', TRUE)).toBe('waits')
  })

  it('before it was paid nothing is taken back: the hold is there for that', async () => {
    const who = await somebody()
    const bill = await place(who, '456')
    await drawRound(server, draw.roundId)
    await correct(TRUE)
    await settle()
    expect(await look(who, bill)).toMatchObject({ state: 'lost' })
    expect(await purse(who)).toBe(980_00)
    expect(await told(who)).toEqual([])
    await booksAreRight()
  })

  it('money that leaves at the same moment: nobody is below zero, and what was spent is recorded', async () => {
    const who = await somebody()
    await place(who, '456')
    await drawWrongly()
    await correct(TRUE)
    const leaves = move(who, -18_980_00).then(
      () => true,
      () => false,
    )
    const [left] = await Promise.all([leaves, settle(), settle()])
    await settle()
    const [claim] = await claims()
    expect([await purse(who), claim?.amount ?? 0]).toEqual(left ? [0, 18_000_00] : [980_00, 0])
    await booksAreRight()
  })

  it('a settler that has the old result in hand settles by it, and is put right after it', async () => {
    const who = await somebody()
    const bill = await place(who, '456')
    await drawWrongly()
    // As it stands when the old result was written in between: settled by the first of two.
    await correct(TRUE)
    const [row] = await server.db.select().from(lottoBills).where(eq(lottoBills.id, bill))
    expect(row).toMatchObject({ state: 'won', resultNo: 1 })
    expect(await settle()).toBe(1)
    const [again] = await server.db.select().from(lottoBills).where(eq(lottoBills.id, bill))
    expect(again).toMatchObject({ state: 'lost', resultNo: 2 })
    await booksAreRight()
  })
})
