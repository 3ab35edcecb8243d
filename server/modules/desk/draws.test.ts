/** The desk's calls about draws, as their bodies come. */
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { lottoActs, lottoBills, lottoClaims, lottoRounds } from '../../db/schema/lotto.ts'
import { inboxItems } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hour, minute } from '../../kit/clock.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { addDraw, bet, drawRound, placeBill, PRIZES } from '../../testing/scenes/bills.ts'
import { billHandlers } from '../bill/handlers.ts'
import { settleDue } from '../bill/settle-job.ts'
import { deskOf } from './desk.ts'
import { drawCalls } from './draw-calls.ts'
import { addOperator } from './operators.ts'

const server = testServer({ handlers: billHandlers })
let roundId: string
let who: TestMember
beforeEach(async () => {
  roundId = (await addDraw(server.db, server.clock.now(), { holdSeconds: 0 })).roundId
  who = await server.member({ wallets: [{ balance: 1_000_00 }] })
})

const now = () => server.clock.now()
const call = (name: string, body: object, operator = 'somsri') =>
  inTransaction(server.db, (tx) =>
    drawCalls[`/desk/lotto/${name}`]!(
      tx,
      { reason: 'the drawer said so', ...body },
      { operator, now: now() },
    ),
  )
const round = async () => (await server.db.select().from(lottoRounds).where(eq(lottoRounds.id, roundId)))[0]!
const place = () => placeBill(server, who, roundId, [bet('top3', '456', 20)])
const purse = () => balanceOf(server.db, walletAccount(who.walletIds[0]!))
const acts = async () =>
  (await server.db.select().from(lottoActs)).map(({ act, actor, reason }) => [act, actor, reason])
const later = (by: number, valueAt: number | null = null) => ({
  round_id: roundId,
  opens_at: now() - hour,
  closes_at: now() + by,
  result_at: now() + by + hour,
  value_at: valueAt,
})
const booksAreRight = async () => {
  expect(await totalOf(server.db)).toBe(0)
  expect((await verifyLedger(server.db)).faults).toEqual([])
}

describe('other times', () => {
  it('LOTTO-1 a round that had closed takes bets again, keeps its bills, and who has one is told', async () => {
    await place()
    await place()
    server.clock.advance(2 * hour)
    expect(await call('redate', later(24 * hour))).toBe('waits')
    expect(await call('redate', later(24 * hour), 'wichai')).toBe(true)
    expect(await round()).toMatchObject({ state: 'open', closesAt: now() + 24 * hour, datedByHand: true })
    expect((await place()).error).toBe(0)
    const told = await server.db.select().from(inboxItems)
    expect(told.map(({ title }) => title)).toEqual(['Government drawเปลี่ยนเวลา'])
    expect(await acts()).toEqual([
      ['asked', 'somsri', 'the drawer said so'],
      ['redate', 'wichai', 'the drawer said so'],
    ])
    const bills = await server.db.select().from(lottoBills)
    expect(bills.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending'])
  })

  it('LOTTO-1 is not opened again once somebody has said what was drawn', async () => {
    server.clock.advance(2 * hour)
    await call('reading', { round_id: roundId, prizes: PRIZES, value_at: null })
    await expect(call('redate', later(hour))).rejects.toThrow(RangeError)
    expect((await round()).closesAt).toBeLessThanOrEqual(now())
  })

  it('LOTTO-1 times that are out of order, or bets after the value, are refused', async () => {
    await expect(call('redate', { ...later(hour), result_at: now() })).rejects.toThrow(RangeError)
    await expect(call('redate', later(hour, now() + minute))).rejects.toThrow(RangeError)
    expect(await acts()).toEqual([])
  })
})

describe('an operator who knows what will be drawn', () => {
  it('LOTTO-1 opens no round longer, alone or twice, nor by moving the draw first', async () => {
    const before = await round()
    const nudged = { ...later(hour), closes_at: before.closesAt, result_at: before.resultAt + hour }
    for (const times of [
      later(24 * hour),
      later(24 * hour),
      nudged,
      { ...later(24 * hour), value_at: now() + 24 * hour },
    ])
      expect(await call('redate', times)).toBe('waits')
    // Another one who asks for other times has not asked for the same.
    expect(await call('redate', later(25 * hour), 'wichai')).toBe('waits')
    expect(await round()).toEqual(before)
    server.clock.advance(2 * hour)
    expect((await place()).error).toBe(409)
  })

  it('LOTTO-1 does not take away when the value is known', async () => {
    const { opensAt, closesAt, resultAt } = await round()
    const times = { round_id: roundId, opens_at: opensAt, closes_at: closesAt, result_at: resultAt }
    expect(await call('redate', { ...times, value_at: closesAt })).toBe(true)
    expect(await call('redate', { ...times, value_at: null })).toBe('waits')
    expect((await round()).valueAt).toBe(closesAt)
  })

  it('LOTTO-1 when the draw may be known two do not open it again either', async () => {
    server.clock.advance(3 * hour)
    for (const name of ['somsri', 'wichai'])
      await expect(call('redate', later(24 * hour), name)).rejects.toThrow('may be known')
    expect(await acts()).toEqual([])
  })

  it('LOTTO-1 gives nobody a lost stake back once bets are closed; two do', async () => {
    await place()
    server.clock.advance(2 * hour)
    expect(await call('void', { round_id: roundId })).toBe('waits')
    expect(await call('void', { round_id: roundId })).toBe('waits')
    await settleDue(server.deps)
    expect(await purse()).toBe(980_00)
    expect(await call('void', { round_id: roundId }, 'wichai')).toBe(true)
    await settleDue(server.deps)
    expect(await purse()).toBe(1_000_00)
    await booksAreRight()
  })

  it('LOTTO-1 what one asked for is forgotten after half a day', async () => {
    server.clock.advance(2 * hour)
    expect(await call('void', { round_id: roundId })).toBe('waits')
    server.clock.advance(13 * hour)
    expect(await call('void', { round_id: roundId }, 'wichai')).toBe('waits')
  })

  it('LOTTO-1 enters no day alone that has begun, nor one that ends later; an early close ahead, yes', async () => {
    server.clock.set(Date.UTC(2026, 10, 30, 12))
    const day = (date: string, sessions: object | null, operator = 'somsri') =>
      call('day', { calendar: 'lse', day: date, sessions }, operator)
    expect(await day('2026-12-01', { close: '12:30' })).toBe(true)
    expect(await day('2026-12-01', {})).toBe('waits')
    expect(await day('2026-12-02', { close: '20:00' })).toBe('waits')
    expect(await day('2026-12-02', { close: '20:00' }, 'wichai')).toBe(true)
    expect(await day('2026-12-03', null)).toBe(true)
    expect(await day('2026-11-30', null)).toBe('waits')
    expect(await day('2026-11-30', { close: '12:30' })).toBe('waits')
    expect(await day('2026-11-30', null, 'wichai')).toBe(true)
  })
})

describe('by an operator’s key', () => {
  const post = (path: string, key: string, body: object) =>
    deskOf(server.deps)(
      new Request(`http://127.0.0.1:9464/desk/lotto/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: JSON.stringify({ round_id: roundId, reason: 'the drawer said so', ...body }),
      }),
    )

  it('LOTTO-1 who has the book has not the draws; what makes no sense is said; the name is kept', async () => {
    await place()
    const book = await addOperator(server.db, 'somying', ['lotto.book'], now())
    const draws = await addOperator(server.db, 'somsak', ['lotto.draws'], now())
    expect((await post('void', book, {})).status).toBe(403)
    expect((await post('number', draws, {})).status).toBe(403)
    expect((await post('pay', draws, {})).status).toBe(404)
    expect((await post('void', draws, { reason: ' ' })).status).toBe(422)
    const wrong = await post('redate', draws, { ...later(hour), result_at: now() })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toEqual({ error: 'a round opens, closes, and has its result' })
    expect(await acts()).toEqual([])
    const asked = await post('redate', draws, later(24 * hour))
    expect(asked.status).toBe(202)
    expect(await asked.json()).toEqual({ done: false, waits: 'for another operator' })
    expect((await post('void', draws, {})).status).toBe(200)
    expect((await acts()).at(-1)).toEqual(['void', 'somsak', 'the drawer said so'])
    await settleDue(server.deps)
    expect(await purse()).toBe(1_000_00)
  })
})

describe('calling off', () => {
  it('LOTTO-1 gives every stake back, with the reason kept; again there is nothing to do', async () => {
    await place()
    expect(await call('void', { round_id: roundId })).toBe(true)
    expect(await call('void', { round_id: roundId }, 'wichai')).toBe(false)
    await settleDue(server.deps)
    expect(await purse()).toBe(1_000_00)
    expect(await acts()).toEqual([['void', 'somsri', 'the drawer said so']])
    await booksAreRight()
  })

  it('LOTTO-1 not by one operator after it has a result, settled or not', async () => {
    await place()
    await drawRound(server, roundId)
    await expect(call('void', { round_id: roundId })).rejects.toThrow(RangeError)
    await settleDue(server.deps)
    await expect(call('void', { round_id: roundId })).rejects.toThrow(RangeError)
    const nothing = { round_id: roundId, prizes: null, value_at: null }
    await call('reading', nothing)
    await call('reading', nothing, 'wichai')
    await settleDue(server.deps)
    expect(await purse()).toBe(1_000_00)
    await booksAreRight()
  })
})

describe('claims', () => {
  it('LOTTO-2 waived once, however many ask: the house bears it, and the member is told', async () => {
    await place()
    await drawRound(server, roundId)
    await settleDue(server.deps)
    const account = walletAccount(who.walletIds[0]!)
    await inTransaction(server.db, (tx) =>
      postJournal(tx, {
        key: 'spent:1',
        kind: 'sandbox.gift',
        at: now(),
        postings: [
          { account, amount: -18_980_00 },
          { account: house.sandbox, amount: 18_980_00 },
        ],
      }),
    )
    const prizes = [{ key: 'first', numbers: ['837457'] }, ...PRIZES.slice(1)]
    for (const name of ['somsri', 'wichai'])
      await call('reading', { round_id: roundId, prizes, value_at: null }, name)
    await settleDue(server.deps)
    const [claim] = await server.db.select().from(lottoClaims)
    const waived = await Promise.all([1, 2, 3].map(() => call('waive', { claim_id: claim!.id })))
    expect(waived.filter((done) => done)).toHaveLength(1)
    expect(await balanceOf(server.db, house.lottoClaims)).toBe(0)
    const told = await server.db.select().from(inboxItems)
    expect(told.at(-1)!.title).toContain('ไม่เรียกคืน')
    expect(await purse()).toBe(0)
    await booksAreRight()
  })
})

describe('what is asked', () => {
  it.each([
    ['redate', { round_id: '1', closes_at: 'soon' }],
    ['void', { round_id: 'x' }],
    ['void', { round_id: '1', reason: '  ' }],
    ['day', { calendar: 'lse', day: '2026-13-01', sessions: null }],
    ['day', { calendar: 'lse', day: '2026-12-01', sessions: { close: '9' } }],
    ['waive', {}],
  ])('%s %o cannot be read', async (name, body) => {
    expect(await call(name, body)).toBeNull()
  })

  it('LOTTO-1 a calendar that is not there is refused, a day of one that is there is entered', async () => {
    await expect(call('day', { calendar: 'nowhere', day: '2026-12-01', sessions: null })).rejects.toThrow(
      RangeError,
    )
    expect(await call('day', { calendar: 'lse', day: '2026-12-24', sessions: { close: '12:30' } })).toBe(true)
  })
})
