import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { cancelBill, getBill, takeBillNews, type BillInputLine } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { ledgerJournals } from '../../db/schema/ledger.ts'
import { lottoBills, lottoHoldings, lottoLines, lottoRates, lottoRounds } from '../../db/schema/lotto.ts'
import { walletPromotions } from '../../db/schema/promotion.ts'
import type { Db } from '../../db/types.ts'
import type { Deps } from '../../kit/deps.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { addDraw, bet, drawRound, placeBill, voidRound, type Draw } from '../../testing/scenes/bills.ts'
import { bindWallet } from '../../testing/bind-wallet.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { billHandlers } from './handlers.ts'
import { settleDue } from './settle-job.ts'

const errors: object[] = []
const log = {
  debug() {},
  info() {},
  warn() {},
  error: (fields: object) => void errors.push(fields),
  child: () => log,
}
const server = testServer({ handlers: billHandlers, log })

let draw: Draw
beforeEach(async () => {
  errors.length = 0
  draw = await addDraw(server.db, server.clock.now())
})

const somebody = (balance = 1_000_00) => server.member({ wallets: [{ balance }] })
const purse = (of: TestMember) => balanceOf(server.db, walletAccount(of.walletIds[0]!))
const settle = () => settleDue(server.deps)
async function place(who: TestMember, lines: BillInputLine[]) {
  const { error, data } = await placeBill(server, who, draw.roundId, lines)
  expect(error).toBe(0)
  return data.bill.bill_id
}
const look = async (who: TestMember, bill_id: string) =>
  (await server.call(getBill, { agent_id: 7, bill_id }, { as: who })).data
const roundState = async () => {
  const [round] = await server.db.select().from(lottoRounds).where(eq(lottoRounds.id, draw.roundId))
  return { state: round!.state, settledAt: round!.settledAt }
}
const wins = () => server.db.select().from(ledgerJournals).where(eq(ledgerJournals.kind, 'lotto.win'))
const booksAreRight = async () => {
  expect(await totalOf(server.db)).toBe(0)
  expect((await verifyLedger(server.db)).faults).toEqual([])
}

describe('LOTTO-2 settling', () => {
  it('pays each won line at its own rate, once, and marks bill, lines and round', async () => {
    const who = await somebody()
    const won = await place(who, [bet('top3', '456', 20), bet('bottom2', '91', 10), bet('run_top', '5', 10)])
    const lost = await place(who, [bet('top3', '465', 20)])
    await server.db.update(lottoRates).set({ rate: satang(1_00) })
    await drawRound(server, draw.roundId)
    expect(await settle()).toBe(1)
    const at = server.clock.now()
    expect(await look(who, won)).toMatchObject({
      state: 'won',
      won: 18_032_00,
      settled_at: at,
      lines: [
        { state: 'won', won: 18_000_00 },
        { state: 'lost', won: 0 },
        { state: 'won', won: 32_00 },
      ],
      result: { top3: '456', bottom2: '90' },
    })
    expect(await look(who, lost)).toMatchObject({ state: 'lost', won: 0, settled_at: at })
    expect(await purse(who)).toBe(1_000_00 - 60_00 + 18_032_00)
    expect(await wins()).toMatchObject([{ key: `bill:${won}:win` }])
    expect(await roundState()).toEqual({ state: 'settled', settledAt: at })
    expect(await settle()).toBe(0)
    expect(await wins()).toHaveLength(1)
    const news = await server.call(takeBillNews, { seen: [] }, { as: who })
    expect(news.data.map(({ bill_id, state }) => [bill_id, state])).toEqual([
      [lost, 'lost'],
      [won, 'won'],
    ])
    await booksAreRight()
  })

  it('PROMO-2 who covers a bet type plays nothing of a turnover, in one bill or in two; other types count', async () => {
    const who = await somebody()
    await bindWallet(server.db, who, 0)
    const two = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => bet('bottom2', String(from + at).padStart(2, '0'), 1))
    await place(who, [...two(0, 50), bet('top3', '456', 7)])
    await place(who, two(50, 100))
    await drawRound(server, draw.roundId)
    await settle()
    const [row] = await server.db.select().from(walletPromotions)
    expect(row).toMatchObject({ turnoverDone: 3_107_00 })
    await booksAreRight()
  })

  it('leaves cancelled bills and rounds without a result alone', async () => {
    const who = await somebody()
    const cancelled = await place(who, [bet('top3', '456', 20)])
    await server.call(cancelBill, { agent_id: 7, bill_id: cancelled }, { as: who })
    const pending = await place(who, [bet('top3', '456', 20)])
    expect(await settle()).toBe(0)
    expect(await look(who, pending)).toMatchObject({ state: 'pending', won: 0 })
    await drawRound(server, draw.roundId)
    await settle()
    expect(await look(who, cancelled)).toMatchObject({ state: 'cancelled', won: 0, settled_at: null })
    expect((await look(who, pending)).state).toBe('won')
    expect(await server.call(cancelBill, { agent_id: 7, bill_id: pending }, { as: who })).toMatchObject({
      error: 1,
    })
    expect(await purse(who)).toBe(1_000_00 - 20_00 + 18_000_00)
  })

  it.each(['no_result', 'voided'] as const)('%s: every stake comes back whole, once', async (state) => {
    const who = await somebody()
    const id = await place(who, [bet('top3', '456', 20), bet('bottom2', '90', 30)])
    await voidRound(server, draw.roundId, state)
    expect(await settle()).toBe(1)
    expect(await settle()).toBe(0)
    expect(await look(who, id)).toMatchObject({
      state: 'refunded',
      refunded: 50_00,
      won: 0,
      result: null,
      lines: [{ state: 'refunded' }, { state: 'refunded' }],
    })
    expect(await purse(who)).toBe(1_000_00)
    expect(await balanceOf(server.db, house.lotto)).toBe(0)
    expect(await roundState()).toEqual({ state, settledAt: server.clock.now() })
    await booksAreRight()
  })

  it('a round that nobody played is settled too', async () => {
    await drawRound(server, draw.roundId)
    expect(await settle()).toBe(1)
    expect((await roundState()).state).toBe('settled')
  })
})

describe('LOTTO-2 I5 settling that is cut off', () => {
  /** The n-th transaction from now on comes to nothing, as when the process is killed before its commit. */
  const cutOff = (n: number): Deps => {
    let count = 0
    const { database } = server.deps
    const db = new Proxy(database.db, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown
        if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
        return (work: (tx: Db) => Promise<unknown>) =>
          target.transaction(async (tx) => {
            const done = await work(tx)
            // A dead process does nothing more: neither a second try nor the next batch.
            if (++count >= n) throw new Error('killed')
            return done
          })
      },
    })
    return { ...server.deps, database: { ...database, db } }
  }

  /** More than two batches: bills of a member are won and lost by turns. */
  async function manyBills(who: TestMember): Promise<void> {
    for (let index = 0; index < 3; index++) await place(who, [bet('top3', index === 1 ? '456' : '999', 1)])
    const [first] = await server.db.select().from(lottoBills)
    const copies = Array.from({ length: 240 }, (_, index) => ({
      ...first!,
      id: String(1000 + index),
      billNo: `C${index}`,
      checkCode: `C${index}`,
    }))
    await server.db.insert(lottoBills).values(copies)
    const line = {
      seq: 1,
      betType: 'run_top' as const,
      amount: satang(1_00),
      rate: satang(3_20),
      state: 'pending' as const,
    }
    await server.db
      .insert(lottoLines)
      .values(copies.map(({ id }, index) => ({ ...line, billId: id, number: String(index % 10) })))
    const held = Array.from({ length: 10 }, (_, digit) => ({
      roundId: first!.roundId,
      memberId: first!.memberId,
      betType: line.betType,
      number: String(digit),
      staked: satang(24_00),
    }))
    await server.db.insert(lottoHoldings).values(held)
  }
  /** 456 is drawn: three digits of ten win 3.20 each; and the one bill on top. */
  const EXPECTED = 72 * 3_20 + 900_00

  it.each([1, 2, 3, 4])('before transaction %d, and again: every bill is paid once', async (n) => {
    const who = await somebody()
    await manyBills(who)
    const before = await purse(who)
    await drawRound(server, draw.roundId)
    expect(await settleDue(cutOff(n))).toBe(0)
    const pending = await server.db.select().from(lottoBills).where(eq(lottoBills.state, 'pending'))
    expect(pending).toHaveLength(Math.max(0, 243 - 100 * (n - 1)))
    expect(await settle()).toBe(1)
    expect(await purse(who)).toBe(before + EXPECTED)
    expect(await wins()).toHaveLength(73)
    expect((await roundState()).state).toBe('settled')
    await booksAreRight()
  })

  it('two processes and a third run at once pay nobody twice', async () => {
    const who = await somebody()
    await manyBills(who)
    const before = await purse(who)
    await drawRound(server, draw.roundId)
    await Promise.all([settle(), settle(), settle()])
    expect(await purse(who)).toBe(before + EXPECTED)
    expect(await wins()).toHaveLength(73)
    expect(await server.db.select().from(lottoBills).where(eq(lottoBills.state, 'pending'))).toEqual([])
    expect(errors).toEqual([])
    await booksAreRight()
  })

  it('one bill that cannot be settled keeps nobody else’s money back, and the round is not called settled', async () => {
    const who = await somebody()
    await manyBills(who)
    const bad = await place(await somebody(), [bet('top3', '456', 1)])
    await server.db
      .update(lottoLines)
      .set({ betType: 'of_tomorrow' as never })
      .where(and(eq(lottoLines.billId, bad)))
    const before = await purse(who)
    await drawRound(server, draw.roundId)
    expect(await settle()).toBe(0)
    expect(await purse(who)).toBe(before + EXPECTED)
    const pending = await server.db.select().from(lottoBills).where(eq(lottoBills.state, 'pending'))
    expect(pending.map(({ id }) => id)).toEqual([bad])
    expect(errors).toMatchObject([{ billId: bad }])
    expect((await roundState()).state).toBe('resulted')
    await server.db.update(lottoLines).set({ betType: 'top3' }).where(eq(lottoLines.billId, bad))
    expect(await settle()).toBe(1)
    expect((await roundState()).state).toBe('settled')
    await booksAreRight()
  })
})

it('LOTTO-2 a bill that won nothing posts nothing', async () => {
  const who = await somebody()
  await place(who, [bet('top3', '999', 20)])
  const journals = await server.db.select().from(ledgerJournals)
  await drawRound(server, draw.roundId)
  expect(await settle()).toBe(1)
  expect(await server.db.select().from(ledgerJournals)).toEqual(journals)
})
