import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { createBill, validateBill, type BillInputLine } from '#contracts/bills.ts'
import { getLottoRound, getLottoRule } from '#contracts/lotto.ts'
import { lottoLines } from '../../db/schema/lotto.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lottoWords } from '../../strings/lotto.ts'
import { addDraw, bet, voidRound, wishOf, type Draw } from '../../testing/scenes/bills.ts'
import { addCrowd } from '../../testing/crowd.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { billHandlers } from '../bill/handlers.ts'
import { lottoHandlers } from '../lotto/handlers.ts'
import { findRound } from '../lotto/rounds.ts'
import { limitRound, restrictNumber } from '../book/acts.ts'
import { deskOf } from './desk.ts'
import { liveBook } from '../book/live-book.ts'
import { addOperator, revokeOperator } from './operators.ts'

const server = testServer({ handlers: { ...billHandlers, ...lottoHandlers } })

let draw: Draw
let who: TestMember
beforeEach(async () => {
  draw = await addDraw(server.db, server.clock.now(), { bookLimits: { payout: { most: 50_000_00 } } })
  who = await server.member({ wallets: [{ balance: 10_000_00 }] })
})

let sent = 0
const place = (lines: BillInputLine[], as = who) =>
  server.call(createBill, wishOf(as, draw.roundId, lines), { as, key: `bill-of-the-desk-${++sent}` })
const check = async (line: BillInputLine) =>
  (await server.call(validateBill, wishOf(who, draw.roundId, [line]), { as: who })).data.lines[0]!
const book = async () => liveBook(server.db, (await findRound(server.db, draw.roundId))!, server.clock.now())

const desk = (path: string, key: string | null, body?: object) =>
  deskOf(server.deps)(
    new Request(`http://127.0.0.1:9464/desk/lotto/${path}`, {
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }),
  )

describe('LOTTO-2 the operator’s desk', () => {
  let key: string
  beforeEach(async () => {
    key = await addOperator(server.db, 'somying', ['lotto.book'], server.clock.now())
  })
  const asked = (more: object) => ({ round_id: draw.roundId, reason: 'dreamt of', ...more })

  it('opens by a key alone, one that has the permission, until it is taken back', async () => {
    const path = `book?round_id=${draw.roundId}`
    expect((await desk(path, null)).status).toBe(401)
    expect((await desk(path, 'guessed')).status).toBe(401)
    expect((await desk(path, who.token)).status).toBe(401)
    const other = await addOperator(server.db, 'somsak', [], server.clock.now())
    expect((await desk(path, other)).status).toBe(403)
    expect(
      (await desk('number', other, asked({ bet_type: 'top3', number: '456', state: 'closed' }))).status,
    ).toBe(403)
    expect((await desk(path, key)).status).toBe(200)
    expect(await revokeOperator(server.db, 'somying', server.clock.now())).toBe(true)
    expect((await desk(path, key)).status).toBe(401)
    expect((await book()).acts).toEqual([])
  })

  it('shows what is staked and owed by number, and the worst results', async () => {
    await place([bet('top3', '456', 10), bet('tod3', '654', 20), bet('bottom2', '90', 5)])
    expect(await book()).toMatchObject({
      state: 'open',
      bills: 1,
      members: 1,
      staked: 35_00,
      worst: 12_450_00,
      worst_results: [
        { place: 'top', result: '456', owed: 12_000_00 },
        { place: 'top', result: '465', owed: 3_000_00 },
        ...['546', '564', '645', '654'].map((result) => ({ place: 'top', result, owed: 3_000_00 })),
        { place: 'below', result: '90', owed: 450_00 },
      ],
      numbers: [
        { number: '456', staked: 10_00, owed: 9_000_00, worst_with: 12_450_00, cap: 1_000_00, state: null },
        { number: '456', bet_type: 'tod3', staked: 20_00, owed: 3_000_00, worst_with: 12_450_00 },
        { number: '90', staked: 5_00, owed: 450_00, worst_with: 12_450_00, cap: null },
      ],
    })
  })

  it.each([
    ['closed', {}, { state: 'closed', accepted_amount: 0 }],
    ['reduced', { rate: '75' }, { state: 'reduced_rate', rate: 75 }],
    ['capped', { cap: '15' }, { state: 'over_number_cap', accepted_amount: 15_00 }],
  ])(
    'a number is %s in every order of a tod, and as usual again, each with its reason',
    async (state, more, said) => {
      const wish = { bet_type: 'tod3', number: '527' }
      expect((await desk('number', key, asked({ ...wish, state, ...more }))).status).toBe(200)
      expect(await check(bet('tod3', '725', 20))).toMatchObject(said)
      expect(
        (await desk('number', key, asked({ bet_type: 'tod3', number: '275', state: 'usual' }))).status,
      ).toBe(200)
      expect(await check(bet('tod3', '725', 20))).toMatchObject({ state: 'ok', rate: 150 })
      const acts = (await book()).acts
      expect(acts).toMatchObject([
        {
          operator: 'somying',
          act: 'number',
          what: { number: '275', state: 'usual' },
          before: { state },
          reason: 'dreamt of',
        },
        {
          operator: 'somying',
          act: 'number',
          what: { number: '527', state },
          before: null,
          at: server.clock.now(),
        },
      ])
    },
  )

  it.each([
    ['number', { bet_type: 'top3', number: '45', state: 'closed' }, 422],
    ['number', { bet_type: 'top3', number: '456', state: 'reduced' }, 422],
    ['number', { bet_type: 'top3', number: '456', state: 'closed', reason: ' ' }, 422],
    ['number', { bet_type: 'top4', number: '4567', state: 'closed' }, 404],
    ['number', { bet_type: 'top3', number: '456', state: 'closed', round_id: '999' }, 404],
    ['limits', { limits: { payout: { most: '-1' } } }, 422],
    ['limits', { limits: { payout: { most: '1', step: { from_amount: '1', percent: 0 } } } }, 422],
    ['nothing', {}, 404],
  ])('%s with %j: %i, and nothing is done', async (path, body, status) => {
    expect((await desk(path, key, asked(body))).status).toBe(status)
    expect((await book()).acts).toEqual([])
  })

  it('limits of the round: what is sold stays, what would pass them does not come; told with the round and its rules', async () => {
    await place([bet('top3', '456', 20)])
    const limits = {
      payout: { most: '10000', step: { from_amount: '5000', percent: 50 } },
      member: { most: '30' },
    }
    expect((await desk('limits', key, asked({ limits }))).status).toBe(200)
    expect(await check(bet('top3', '456', 1))).toMatchObject({ state: 'over_payout', accepted_amount: 0 })
    expect(await check(bet('top3', '789', 10))).toMatchObject({
      parts: [{ amount: 5_55 }, { amount: 4_45, rate: 450 }],
    })
    expect(await check(bet('top3', '789', 11))).toMatchObject({
      state: 'over_member_cap',
      accepted_amount: 10_00,
    })
    const { data } = await server.call(getLottoRound, { round_id: draw.roundId })
    expect(data.limits).toEqual({
      member: { most: 30_00, step: null },
      payout: { most: 10_000_00, step: { from_amount: 5_000_00, percent: 50 } },
    })
    const rules = (await server.call(getLottoRule, { round_id: draw.roundId })).data.sections
    expect(rules.flatMap(({ sentences }) => sentences)).toContain(lottoWords.rules.limits.member(30_00))
    await desk('limits', key, asked({}))
    expect((await check(bet('top3', '456', 10))).state).toBe('ok')
    expect((await book()).acts).toMatchObject([
      { act: 'limits', before: { payout: { most: 10_000_00 } } },
      { act: 'limits', before: { payout: { most: 50_000_00 } } },
    ])
  })

  it('a round that has ended is left alone', async () => {
    await voidRound(server, draw.roundId, 'voided')
    expect((await desk('limits', key, asked({}))).status).toBe(404)
  })
})

it('LOTTO-2 I11 a desk that closes, caps and limits among a crowd: every bill is by what held when it was decided', async () => {
  const crowd = await addCrowd(server.deps, 40, 1_000_00)
  const on456 = () => server.db.$count(lottoLines, eq(lottoLines.number, '456'))
  const act = {
    roundId: draw.roundId,
    operator: 'somying',
    reason: 'too much of it',
    now: server.clock.now(),
  }
  const acting = async () => {
    const rule = { state: 'closed' as const, rate: null, cap: null }
    await inTransaction(server.db, (tx) => restrictNumber(tx, act, { betType: 'top3', number: '456', rule }))
    const closed = await on456()
    await inTransaction(server.db, (tx) => limitRound(tx, act, { payout: { most: 9_000_00 } }))
    return { closed, worst: (await book()).worst }
  }
  const bills = crowd.map((member, index) => place([bet('top3', index % 2 ? '456' : '457', 1)], member))
  const [{ closed, worst }] = await Promise.all([acting(), ...bills])
  // None came after what could be seen once it was closed, and none that made dear what was too dear.
  expect(await on456()).toBe(closed)
  expect((await book()).worst).toBeLessThanOrEqual(Math.max(worst, 9_000_00))
  expect((await place([bet('top3', '458', 11)], crowd[0])).error).not.toBe(0)
  expect((await place([bet('top3', '458', 10)], crowd[0])).error).toBe(0)
})
