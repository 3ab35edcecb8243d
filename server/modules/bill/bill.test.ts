import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  cancelBill,
  createBill,
  getBill,
  getBills,
  takeBillNews,
  validateBill,
  type BillInputLine,
} from '#contracts/bills.ts'
import { getLottoLimit } from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import { getStatement } from '#contracts/statement.ts'
import { lottoBills, lottoExposure, lottoRates, lottoRounds } from '../../db/schema/lotto.ts'
import { ledgerJournals } from '../../db/schema/ledger.ts'
import { day, hour, minute, second } from '../../kit/clock.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { billWords as words } from '../../strings/bill.ts'
import {
  addDraw,
  addDrawRound,
  agreed,
  bet,
  placeBill,
  restrict,
  voidRound,
  wishOf,
  type Draw,
} from '../../testing/scenes/bills.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { lottoHandlers } from '../lotto/handlers.ts'
import { memberHandlers } from '../member/handlers.ts'
import { statementHandlers } from '../statement/handlers.ts'
import { billHandlers } from './handlers.ts'
import { settleDue } from './settle-job.ts'

const server = testServer({
  handlers: { ...billHandlers, ...lottoHandlers, ...memberHandlers, ...statementHandlers },
})

let draw: Draw
let who: TestMember
beforeEach(async () => {
  draw = await addDraw(server.db, server.clock.now())
  who = await server.member({ wallets: [{ balance: 1_000_00, name: 'main' }] })
})

const check = async (lines: BillInputLine[], as = who, roundId = draw.roundId) =>
  server.call(validateBill, wishOf(as, roundId, lines), { as })
const place = (lines: BillInputLine[], as = who, roundId = draw.roundId) =>
  placeBill(server, as, roundId, lines)
const purse = (of = who) => balanceOf(server.db, walletAccount(of.walletIds[0]!))
const cancel = (bill_id: string, as = who) => server.call(cancelBill, { agent_id: 7, bill_id }, { as })
const billsOf = (filter: object = {}, as = who) => server.call(getBills, { agent_id: 7, ...filter }, { as })
const exposure = async () =>
  new Map(
    (await server.db.select().from(lottoExposure)).map((row) => [`${row.betType} ${row.number}`, row.staked]),
  )
/** Nothing but what the members brought has been posted. */
const nothingMoved = async () => {
  expect(await server.db.select().from(lottoBills)).toEqual([])
  expect(await server.db.select().from(lottoExposure)).toEqual([])
  expect((await server.db.select().from(ledgerJournals)).every(({ kind }) => kind === 'opening')).toBe(true)
}

it('LOTTO-2 needs sign-in', async () => {
  const input = {
    ...wishOf(who, draw.roundId, [bet('top3', '456', 1)]),
    bill_id: '1',
    set_id: '1',
    name: 'x',
  }
  const asked = { ...input, seen: [], expected_total: satang(0), expected_rates: [] }
  const endpoints = Object.values(billHandlers).map((handler) => handler.endpoint)
  for (const endpoint of endpoints.filter(({ auth }) => auth === 'member'))
    expect((await server.call(endpoint, asked as never)).status).toBe(401)
})

describe('LOTTO-2 validate', () => {
  it('tells line by line what would be taken, at which rate, and changes nothing', async () => {
    await restrict(server.db, draw.roundId, 'top2', '25', { state: 'reduced', rate: 45_00 })
    await restrict(server.db, draw.roundId, 'top2', '68', { state: 'closed' })
    const lines = [
      bet('top2', '27', 20),
      bet('top2', '25', 20),
      bet('top2', '68', 20),
      bet('top3', '527', 10),
    ]
    const { data } = await check(lines)
    expect(
      data.lines.map((line) => [line.number, line.state, line.accepted_amount, line.rate, line.wins]),
    ).toEqual([
      ['27', 'ok', 20_00, 90, 1_800_00],
      ['25', 'reduced_rate', 20_00, 45, 900_00],
      ['68', 'closed', 0, 0, 0],
      ['527', 'ok', 10_00, 900, 9_000_00],
    ])
    expect(data.lines[2]!.message).toBe(words.numberClosed)
    expect(data).toMatchObject({ accepted: 3, total: 50_00, wins_max: 10_800_00, balance_after: 950_00 })
    await nothingMoved()
  })

  it('shows a balance that would not do', async () => {
    const { data } = await check([bet('top2', '27', 1_500)])
    expect(data).toMatchObject({ accepted: 1, balance_after: -500_00 })
  })

  it('counts what the member has on a number already, and nobody else’s', async () => {
    await place([bet('top2', '45', 600)])
    const rich = await server.member({ wallets: [{ balance: 5_000_00 }] })
    expect((await check([bet('top2', '45', 400)])).data.lines[0]).toMatchObject({ rate: 90, state: 'ok' })
    const { data: more } = await check([bet('top2', '45', 500)])
    expect(more.lines[0]).toMatchObject({ rate: 81, wins: 40_500_00, state: 'reduced_rate' })
    const { data: others } = await check([bet('top2', '45', 500)], rich)
    expect(others.lines[0]).toMatchObject({ rate: 90, state: 'ok' })
  })

  it.each<[string, (round: Draw) => Promise<string>]>([
    [
      'closed by the clock, whatever its row says',
      async ({ roundId }) => (server.clock.advance(2 * hour), roundId),
    ],
    [
      'not open yet',
      async ({ roundId }) => {
        await server.db.update(lottoRounds).set({ state: 'upcoming', opensAt: server.clock.now() + 1 })
        return roundId
      },
    ],
    ['ended without a result', async ({ roundId }) => (await voidRound(server, roundId, 'voided'), roundId)],
  ])('a round that is %s takes nothing', async (_, prepare) => {
    const roundId = await prepare(draw)
    const { data } = await check([bet('top3', '456', 1)], who, roundId)
    expect(data).toMatchObject({ accepted: 0, total: 0 })
    expect(data.lines[0]).toMatchObject({ state: 'round_closed', message: words.roundClosed })
  })

  it('a round opens by the clock, before its job has written it', async () => {
    await server.db.update(lottoRounds).set({ state: 'upcoming', opensAt: server.clock.now() })
    expect((await check([bet('top3', '456', 1)])).data.accepted).toBe(1)
  })

  it('names what cannot be judged line by line', async () => {
    expect((await check([bet('top3', '456', 1)], who, '999')).status).toBe(404)
    const small = await addDraw(server.db, server.clock.now(), { maxLines: 1 })
    const two = [bet('top3', '456', 1), bet('top3', '457', 1)]
    expect(await check(two, who, small.roundId)).toMatchObject({
      status: 422,
      data: { fields: { lines: words.tooManyLines(1) } },
    })
    const other = await server.member({})
    const others = { ...wishOf(other, draw.roundId, [bet('top3', '456', 1)]) }
    expect(await server.call(validateBill, others, { as: who })).toMatchObject({
      status: 422,
      data: { fields: { wallet_id: words.unknownWallet } },
    })
    const player = await server.member({ wallets: [{ name: 'slots', category: 'slot', balance: 100_00 }] })
    expect(await check([bet('top3', '456', 1)], player)).toMatchObject({
      status: 422,
      data: { fields: { wallet_id: words.walletDoesNotFit('slots') } },
    })
  })
})

describe('LOTTO-2 create', () => {
  it('takes the stake, keeps each line at its rate, and says all that a receipt shows', async () => {
    await restrict(server.db, draw.roundId, 'top2', '25', { state: 'reduced', rate: 47_50 })
    const { data, message } = await place([bet('top3', '456', 20), bet('top2', '25', 10)])
    const { bill, balance } = data
    expect(message).toBe(words.placed)
    expect(balance).toBe(970_00)
    expect(await purse()).toBe(970_00)
    expect(await balanceOf(server.db, house.lotto)).toBe(30_00)
    expect(bill).toMatchObject({
      state: 'pending',
      line_count: 2,
      total: 30_00,
      won: 0,
      wallet_name: 'main',
      rule_version: 'test-1',
      settled_at: null,
      result: null,
      cancel_until: server.clock.now() + 5 * minute,
    })
    expect(bill.bill_no).toMatch(/^B691120\d{4}$/)
    expect(bill.round).toMatchObject({ round_id: draw.roundId, state: 'open' })
    expect(
      bill.lines.map(({ number, amount, rate, reduced, state, name }) => ({
        number,
        amount,
        rate,
        reduced,
        state,
        named: name !== '',
      })),
    ).toEqual([
      { number: '456', amount: 20_00, rate: 900, reduced: false, state: 'pending', named: true },
      { number: '25', amount: 10_00, rate: 47.5, reduced: true, state: 'pending', named: true },
    ])
    expect((await server.call(getBill, { agent_id: 7, bill_id: bill.bill_id }, { as: who })).data).toEqual(
      bill,
    )
    expect(await totalOf(server.db)).toBe(0)
  })

  it('later rates do not touch it', async () => {
    const { data } = await place([bet('top3', '456', 20)])
    await server.db.update(lottoRates).set({ rate: satang(1_00) })
    const again = await server.call(getBill, { agent_id: 7, bill_id: data.bill.bill_id }, { as: who })
    expect(again.data.lines[0]!.rate).toBe(900)
  })

  it('the same key is the same bill', async () => {
    const lines = [bet('top3', '456', 20)]
    const wish = { ...wishOf(who, draw.roundId, lines), ...agreed((await check(lines)).data) }
    const key = 'bill-key-of-the-test'
    const first = await server.call(createBill, wish, { as: who, key })
    const second = await server.call(createBill, wish, { as: who, key })
    expect(second.text).toBe(first.text)
    expect(await purse()).toBe(980_00)
    expect(await server.db.select().from(lottoBills)).toHaveLength(1)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['a number was closed', () => restrict(server.db, draw.roundId, 'top3', '456', { state: 'closed' })],
    [
      'a number was reduced',
      () => restrict(server.db, draw.roundId, 'top3', '456', { state: 'reduced', rate: 450_00 }),
    ],
    ['the rate went up', () => server.db.update(lottoRates).set({ rate: satang(950_00) })],
    ['the round closed', async () => server.clock.advance(2 * hour)],
    [
      'the cap is reached',
      () => restrict(server.db, draw.roundId, 'top3', '456', { state: 'capped', cap: 10_00 }),
    ],
  ])('409 with the new check, and nothing charged, when %s meanwhile', async (_, meanwhile) => {
    const lines = [bet('top3', '456', 20), bet('bottom2', '90', 10)]
    const wish = { ...wishOf(who, draw.roundId, lines), ...agreed((await check(lines)).data) }
    await meanwhile()
    const answer = await server.call(createBill, wish, { as: who })
    expect(answer).toMatchObject({ status: 409, message: words.changed })
    const { body } = await check(lines)
    expect(answer.data).toEqual(body.data)
    await nothingMoved()
  })

  it('409 when another has the last of a number, or the total is not as agreed', async () => {
    const lines = [bet('top3', '456', 500)]
    const seen = agreed((await check(lines)).data)
    const rich = await server.member({ wallets: [{ balance: 5_000_00 }] })
    await place([bet('top3', '456', 500)], rich)
    const second = await server.member({ wallets: [{ balance: 5_000_00 }] })
    await place([bet('top3', '456', 300)], second)
    const answer = await server.call(
      createBill,
      { ...wishOf(who, draw.roundId, lines), ...seen },
      { as: who },
    )
    expect(answer.status).toBe(409)
    expect((answer.data as unknown as { lines: object[] }).lines[0]).toMatchObject({
      state: 'over_number_cap',
      accepted_amount: '200.00',
    })
    const wrong = { ...seen, expected_total: satang(1) }
    expect(
      (await server.call(createBill, { ...wishOf(who, draw.roundId, lines), ...wrong }, { as: who })).status,
    ).toBe(409)
    const short = {
      ...wishOf(who, draw.roundId, [bet('bottom2', '90', 1)]),
      expected_total: satang(1_00),
      expected_rates: [],
    }
    expect((await server.call(createBill, short, { as: who })).status).toBe(409)
    expect(await purse()).toBe(1_000_00)
  })

  it('a refused line is not left out silently', async () => {
    await restrict(server.db, draw.roundId, 'top3', '456', { state: 'closed' })
    const answer = await place([bet('top3', '456', 20), bet('bottom2', '90', 10)])
    expect(answer.status).toBe(409)
    await nothingMoved()
  })

  it('says it plainly when the wallet holds too little', async () => {
    expect(await place([bet('top2', '27', 1_500)])).toMatchObject({
      status: 200,
      error: 1,
      message: words.tooLittle(1_000_00),
    })
    await nothingMoved()
  })

  it('one wallet and five bills at once: as many as it holds', async () => {
    const lines = [bet('top2', '27', 300)]
    const wish = { ...wishOf(who, draw.roundId, lines), ...agreed((await check(lines)).data) }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => server.call(createBill, wish, { as: who })),
    )
    // The fourth would be the first with too little; the step of 1,000 baht is never reached.
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(3)
    expect(await purse()).toBe(100_00)
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })

  it('numbers in any order are one exposure', async () => {
    await place([bet('tod3', '321', 600)])
    const other = await server.member({ wallets: [{ balance: 1_000_00 }] })
    expect((await check([bet('tod3', '213', 500)], other)).data.lines[0]).toMatchObject({
      state: 'over_number_cap',
      accepted_amount: 400_00,
    })
    await place([bet('tod3', '213', 400)], other)
    expect(await exposure()).toEqual(new Map([['tod3 123', 1_000_00]]))
  })
})

describe('LOTTO-2 cancel', () => {
  it('gives the stake back once, and its place on the numbers to others', async () => {
    const { data } = await place([bet('top3', '456', 500), bet('bottom2', '90', 100)])
    server.clock.advance(5 * minute)
    const answer = await cancel(data.bill.bill_id)
    expect(answer).toMatchObject({ error: 0, message: words.cancelled })
    expect(answer.data.bill).toMatchObject({
      state: 'cancelled',
      refunded: 600_00,
      cancel_until: null,
      settled_at: null,
    })
    expect(answer.data.balance).toBe(1_000_00)
    expect(await purse()).toBe(1_000_00)
    expect(await exposure()).toEqual(
      new Map([
        ['top3 456', 0],
        ['bottom2 90', 0],
      ]),
    )
    expect(await cancel(data.bill.bill_id)).toMatchObject({ error: 1, message: words.cancelledBefore })
    expect(await purse()).toBe(1_000_00)
    const detail = await server.call(getBill, { agent_id: 7, bill_id: data.bill.bill_id }, { as: who })
    expect(detail.data.lines.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })

  it('LOTTO-2 a tod number is restricted in whatever order it is written, by the strictest that is said of it', async () => {
    await restrict(server.db, draw.roundId, 'tod3', '725', { state: 'capped', cap: 50_00 })
    await restrict(server.db, draw.roundId, 'tod3', '527', { state: 'capped', cap: 20_00 })
    expect((await place([bet('tod3', '572', 21)])).error).not.toBe(0)
    expect((await place([bet('tod3', '572', 15)])).error).toBe(0)
    expect((await place([bet('tod3', '257', 6)])).error).not.toBe(0)
    const limits = await server.call(getLottoLimit, { round_id: draw.roundId })
    expect(limits.data).toMatchObject([{ bet_type: 'tod3', number: '527', state: 'capped', remaining: 5_00 }])
    await restrict(server.db, draw.roundId, 'tod3', '275', { state: 'closed' })
    expect((await place([bet('tod3', '752', 1)])).error).not.toBe(0)
  })

  it('not a moment after its time', async () => {
    const { data } = await place([bet('top3', '456', 1)])
    server.clock.advance(5 * minute + 1)
    expect(await cancel(data.bill.bill_id)).toMatchObject({ error: 1, message: words.cancelTooLate })
    expect(await purse()).toBe(999_00)
  })

  it.each([
    ['was brought forward', { closesAt: 1 }],
    ['waits for a later result', { state: 'postponed' }],
    ['has its result', { state: 'resulted' }],
    ['was voided', { state: 'voided' }],
  ] as const)('not once its round %s, whatever was promised', async (_, changed) => {
    const { data } = await place([bet('top3', '456', 1)])
    await server.db
      .update(lottoRounds)
      .set('closesAt' in changed ? { closesAt: server.clock.now() } : changed)
      .where(eq(lottoRounds.id, draw.roundId))
    expect(await cancel(data.bill.bill_id)).toMatchObject({ error: 1, message: words.cancelTooLate })
    expect(await purse()).toBe(999_00)
  })

  it('near the close its time is shorter, and then there is none', async () => {
    server.clock.advance(2 * hour - 12 * minute)
    const near = await place([bet('top3', '456', 1)])
    expect(near.data.bill.cancel_until).toBe(server.clock.now() + 2 * minute)
    server.clock.advance(2 * minute)
    const nearer = await place([bet('top3', '457', 1)])
    expect(nearer.data.bill.cancel_until).toBeNull()
    expect(await cancel(nearer.data.bill.bill_id)).toMatchObject({ error: 1, message: words.notCancellable })
  })

  it.each([
    ['without a rule', { cancelRule: null }],
    ['of Yeekee', { kind: 'yeekee' as const }],
  ])('never %s', async (_, lottery) => {
    const { roundId } = await addDraw(server.db, server.clock.now(), lottery)
    const { data } = await place([bet('top3', '456', 1)], who, roundId)
    expect(data.bill.cancel_until).toBeNull()
    expect((await cancel(data.bill.bill_id)).message).toBe(words.notCancellable)
  })

  it('so often on a Thai day, by the lottery', async () => {
    const one = async (roundId = draw.roundId) =>
      await cancel((await place([bet('top3', '456', 1)], who, roundId)).data.bill.bill_id)
    for (let times = 0; times < 4; times++) expect((await one()).error).toBe(0)
    expect(await one()).toMatchObject({ error: 1, message: words.cancelsUsed(4) })
    const other = await addDraw(server.db, server.clock.now())
    expect((await one(other.roundId)).error).toBe(0)
    server.clock.advance(12 * hour)
    expect((await one(await addDrawRound(server.db, draw.lotteryId, server.clock.now()))).error).toBe(0)
  })

  it('another’s bill is not there', async () => {
    const { data } = await place([bet('top3', '456', 1)])
    const other = await server.member({})
    expect((await cancel(data.bill.bill_id, other)).status).toBe(404)
    const asked = { agent_id: 7, bill_id: data.bill.bill_id }
    expect((await server.call(getBill, asked, { as: other })).status).toBe(404)
    expect((await billsOf({}, other)).data).toEqual([])
  })

  it('the same key is the same cancellation; two keys at once are one', async () => {
    const { data } = await place([bet('top3', '456', 100)])
    const answers = await Promise.all([cancel(data.bill.bill_id), cancel(data.bill.bill_id)])
    expect(answers.map(({ error }) => error).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await purse()).toBe(1_000_00)
  })
})

describe('LOTTO-3 the member’s bills', () => {
  it('newest first, by state, round and Thai day, page by page', async () => {
    const first = await place([bet('top3', '456', 1)])
    server.clock.advance(second)
    const second_ = await place([bet('top3', '457', 1)])
    await cancel(second_.data.bill.bill_id)
    server.clock.advance(day)
    const roundId = await addDrawRound(server.db, draw.lotteryId, server.clock.now())
    const third = await place([bet('top3', '458', 1)], who, roundId)
    const ids = [third, second_, first].map(({ data }) => data.bill.bill_id)
    const shown = async (filter: object) => {
      const { data, body } = await billsOf(filter)
      return [data.map(({ bill_id }) => bill_id), body.total]
    }
    expect(await shown({})).toEqual([ids, 3])
    expect(await shown({ page: 2, limit: 2 })).toEqual([[ids[2]], 3])
    expect(await shown({ state: 'cancelled' })).toEqual([[ids[1]], 1])
    expect(await shown({ round_id: roundId })).toEqual([[ids[0]], 1])
    expect(await shown({ from_day: '2026-11-21' })).toEqual([[ids[0]], 1])
    expect(await shown({ to_day: '2026-11-20' })).toEqual([ids.slice(1), 2])
    // A day that no calendar has ends at the door (decision 040).
    await expect(shown({ from_day: '2026-02-30' })).rejects.toThrow('"from_day"')
  })

  it('news are told until they are seen, on whichever device, and only one’s own', async () => {
    const { data } = await place([bet('top3', '456', 1)])
    const news = async (seen: string[], as = who) => (await server.call(takeBillNews, { seen }, { as })).data
    expect(await news([])).toEqual([])
    await voidRound(server, draw.roundId, 'no_result')
    await settleDue(server.deps)
    const id = data.bill.bill_id
    expect(await news([])).toMatchObject([{ bill_id: id, state: 'refunded', refunded: 1_00 }])
    const other = await server.member({})
    expect(await news([id], other)).toEqual([])
    expect(await news([])).toHaveLength(1)
    expect(await news([id, '999', 'x'])).toEqual([])
    expect(await news([])).toEqual([])
  })

  it('PAY-2 each movement stands in the statement and leads to its bill', async () => {
    const { data } = await place([bet('top3', '456', 20)])
    await cancel(data.bill.bill_id)
    const shown = await server.call(getStatement, {}, { as: who })
    const at = { ref: data.bill.bill_no, target: 'bill', target_id: data.bill.bill_id }
    expect(shown.data.slice(0, 2)).toMatchObject([
      { ...at, kind: 'refund', amount: 20_00, balance: 1_000_00 },
      { ...at, kind: 'lottery', amount: -20_00, balance: 980_00 },
    ])
    expect(shown.data[1]!.title).toContain(data.bill.round.lottery_name)
    expect(shown.data[1]!.title).toContain(data.bill.round.title)
    const found = await server.call(getStatement, { ref: data.bill.bill_no }, { as: who })
    expect(found.data).toHaveLength(2)
  })
})
