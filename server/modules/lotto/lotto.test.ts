import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  getLottoLimit,
  getLottoLobby,
  getLottoRate,
  getLottoRates,
  getLottoResult,
  getLottoResults,
  getLottoRound,
  getLottoRounds,
  getLottoRule,
} from '#contracts/lotto.ts'
import { satang } from '#contracts/money.ts'
import { lottoBills, lottoExposure, lottoNumbers } from '../../db/schema/lotto.ts'
import { inTransaction } from '../../db/transaction.ts'
import { minute } from '../../kit/clock.ts'
import { house, walletAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { testServer } from '../../testing/hooks.ts'
import { addLottery, roundsOfLottery } from '../../testing/scenes/lotteries.ts'
import type { TestMember } from '../../testing/people.ts'
import { announce, endWithoutResult } from './announce.ts'
import { createRounds } from './create-rounds.ts'
import { exampleDraws } from './parts/examples.ts'
import { lottoHandlers } from './handlers.ts'

const server = testServer({ handlers: lottoHandlers })
const now = () => server.clock.now()

/** A lottery with today's and tomorrow's round. */
async function opened(spec: Parameters<typeof addLottery>[1] = {}) {
  const lottery = await addLottery(server.db, spec)
  await createRounds(server.db, now(), server.deps.services)
  const [today, tomorrow] = await roundsOfLottery(server.db, lottery)
  return { lottery, today: today!, tomorrow: tomorrow! }
}

/** Goes to the result time and announces. */
async function resulted(round: { id: string; resultAt: number }) {
  server.clock.set(round.resultAt)
  await inTransaction(server.db, (tx) =>
    announce(tx, { roundId: round.id, prizes: exampleDraws.gov, now: now() }),
  )
}

/** A stake in the ledger with a bill around it. */
async function addBill(member: TestMember, roundId: string) {
  const walletId = member.walletIds[0]!
  const postings = [
    { account: walletAccount(walletId), amount: -satang(20_00) },
    { account: house.sandbox, amount: satang(20_00) },
  ]
  const journal = { key: `bill:${roundId}:${member.id}`, kind: 'test.stake', at: now(), postings }
  const { journalId } = await inTransaction(server.db, (tx) => postJournal(tx, journal))
  const rest = {
    state: 'pending',
    lineCount: 1,
    total: satang(20_00),
    placedAt: now(),
  } as const
  const billNo = `${roundId}-${member.id}`
  await server.db.insert(lottoBills).values({
    ...rest,
    billNo,
    checkCode: billNo,
    memberId: member.id,
    roundId,
    walletId,
    ruleVersion: '1',
    journalId,
  })
}

describe('the lobby', () => {
  it('LOTTO-1 says status 0, and shows every lottery with its round, last result and best rate', async () => {
    const { lottery, today } = await opened({ badge: 'TH', nameEn: 'Draw' })
    const { body, data } = await server.call(getLottoLobby, {})
    expect(body).toMatchObject({ status: 0 })
    expect(data.categories).toHaveLength(1)
    expect(data.lotteries).toMatchObject([
      {
        lottery_id: lottery.id,
        badge: 'TH',
        kind: 'draw',
        top_rate: 900,
        round: { round_id: today.id, state: 'open', closes_at: today.closesAt },
        last_result: null,
      },
    ])
  })

  it('LOTTO-1 open rounds first, by closing time; then what waits; then what is to come', async () => {
    const evening = { type: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] } as const
    const at = (closes: string, result: string) => ({
      schedule: { ...evening, opens: { days: 1, at: result }, closes, result },
    })
    await addLottery(server.db, { name: 'late', ...at('20:00', '20:30') })
    const afternoon = { ...evening, opens: { days: 0, at: '15:00' }, closes: '16:00', result: '16:15' }
    await addLottery(server.db, { name: 'upcoming', schedule: afternoon })
    await addLottery(server.db, { name: 'soon', ...at('14:00', '14:15') })
    await addLottery(server.db, { name: 'waits', ...at('13:00', '18:00') })
    await createRounds(server.db, now(), server.deps.services)
    server.clock.advance(90 * minute)
    const { data } = await server.call(getLottoLobby, {})
    expect(data.lotteries.map(({ name, round }) => [name, round!.state])).toEqual([
      ['soon', 'open'],
      ['late', 'open'],
      ['waits', 'closed'],
      ['upcoming', 'upcoming'],
    ])
  })

  it('LOTTO-1 of many rounds a day the next to close, with its number', async () => {
    await opened({
      kind: 'yeekee',
      family: 'yeekee',
      badge: 'YK',
      schedule: { type: 'rounds', from: '06:00', minutes: 15, count: 88 },
    })
    const { data } = await server.call(getLottoLobby, {})
    expect(data.lotteries[0]).toMatchObject({
      kind: 'yeekee',
      round: { round_no: 25, rounds_a_day: 88, state: 'open', closes_at: now() + 15 * minute },
    })
  })

  it('LOTTO-1 after the result: the next round, and the result beside it', async () => {
    const { today, tomorrow } = await opened()
    await resulted(today)
    const { data } = await server.call(getLottoLobby, {})
    expect(data.lotteries[0]).toMatchObject({
      round: { round_id: tomorrow.id, state: 'open' },
      last_result: { round_id: today.id, top3: '456', bottom2: '90' },
    })
  })
})

describe('rounds', () => {
  it('LOTTO-1 one tells a member what they have staked in it, as its limit counts it, and nobody else', async () => {
    const { today, tomorrow } = await opened()
    const [member, other] = [
      await server.member({ wallets: [{ balance: 100_00 }] }),
      await server.member({ wallets: [{ balance: 100_00 }] }),
    ]
    const staked = async (as: TestMember | undefined, { id }: { id: string }) =>
      (await server.call(getLottoRound, { round_id: id }, as && { as })).data.staked
    expect(await staked(member, today)).toBe(0)
    await addBill(member, today.id)
    expect(await staked(member, today)).toBe(20_00)
    expect(await staked(member, tomorrow)).toBe(0)
    expect(await staked(other, today)).toBe(0)
    expect(await staked(undefined, today)).toBeUndefined()
    // Taken back it may be staked anew.
    await server.db.update(lottoBills).set({ state: 'cancelled' }).where(eq(lottoBills.memberId, member.id))
    expect(await staked(member, today)).toBe(0)
  })

  it('LOTTO-1 of a lottery: those that have not ended, or all of a day', async () => {
    const { lottery, today, tomorrow } = await opened()
    await opened()
    const ids = async (wish: { lottery_id: string; day?: string }) =>
      (await server.call(getLottoRounds, wish)).data.map(({ round_id }) => round_id)
    expect(await ids({ lottery_id: lottery.id })).toEqual([today.id, tomorrow.id])
    await resulted(today)
    expect(await ids({ lottery_id: lottery.id })).toEqual([tomorrow.id])
    expect(await ids({ lottery_id: lottery.id, day: '2026-11-20' })).toEqual([today.id])
    // A day that no calendar has ends at the door (decision 040).
    await expect(ids({ lottery_id: lottery.id, day: '2026-02-30' })).rejects.toThrow('"day"')
  })

  it('LOTTO-1 of a category; Yeekee’s day is the game day', async () => {
    const { lottery } = await opened({
      kind: 'yeekee',
      family: 'yeekee',
      badge: 'YK',
      schedule: { type: 'rounds', from: '06:00', minutes: 15, count: 88 },
    })
    await opened()
    const wish = { category_id: lottery.categoryId, day: '2026-11-21' }
    const { data } = await server.call(getLottoRounds, wish)
    expect([data.length, data[0]!.round_no, data.at(-1)!.round_no]).toEqual([88, 1, 88])
    expect(data.at(-1)!.closes_at).toBe(Date.UTC(2026, 10, 21, 21))
  })

  it('LOTTO-1 one: what its page needs, a member’s fitting wallets with their money', async () => {
    const cancelRule = { within: 300, before_close: 600, per_day: 4 }
    const { today, tomorrow } = await opened({ cancelRule, notices: ['notice'], maxLines: 50, badge: 'TH' })
    await resulted(today)
    const visitor = await server.call(getLottoRound, { round_id: tomorrow.id })
    expect(visitor.data).toMatchObject({
      round: { round_id: tomorrow.id, state: 'open' },
      kind: 'draw',
      badge: 'TH',
      cancel: cancelRule,
      max_lines: 50,
      wallets: [],
      notices: ['notice'],
      last_result: { top3: '456', round: { round_id: today.id } },
    })
    const member = await server.member({
      wallets: [
        { category: 'all', balance: 100_00 },
        { category: 'slot', type: 3 },
        { category: 'lotto', type: 2, name: 'lotto', balance: 50_00 },
      ],
    })
    const { data } = await server.call(getLottoRound, { round_id: tomorrow.id }, { as: member })
    expect(data.wallets.map(({ wallet_id, balance }) => [wallet_id, balance])).toEqual([
      [member.walletIds[0], 100_00],
      [member.walletIds[2], 50_00],
    ])
  })

  it.each([[getLottoRound], [getLottoRule], [getLottoRate], [getLottoLimit], [getLottoResult]] as const)(
    'LOTTO-1 an unknown round is not found',
    async (endpoint) => {
      expect((await server.call(endpoint, { round_id: '4711' })).status).toBe(404)
      expect((await server.call(endpoint, { round_id: 'no number' })).status).toBe(404)
    },
  )
})

describe('rules and rates', () => {
  it('LOTTO-1 the rules tell each bet type with an example, chance and return', async () => {
    const { today } = await opened()
    const { data } = await server.call(getLottoRule, { round_id: today.id })
    expect(data.version).toBe(today.ruleVersion)
    expect(data.sections.every(({ title, sentences }) => title && sentences.length > 0)).toBe(true)
    expect(
      data.bet_types.map(({ bet_type, chance_percent, return_percent }) => [
        bet_type,
        chance_percent,
        return_percent,
      ]),
    ).toEqual([
      ['top3', 0.1, 90],
      ['tod3', 0.6, 90],
      ['run_top', 27.1, 86.72],
      ['bottom2', 1, 95],
    ])
    const [top3, tod3] = data.bet_types
    expect([top3!.wins, top3!.loses[0]]).toEqual([['456'], '465'])
    expect(top3!.example_result).toContain('837456')
    expect(tod3!.wins).toHaveLength(6)
    // Domain.md §1.2: a pair pays 45 %, a triple 15 %.
    expect(tod3!.note).toContain('45%')
    expect(tod3!.note).toContain('15%')
  })

  it('LOTTO-1 rates of a round, with their steps; of a category', async () => {
    const { lottery, today } = await opened()
    await opened()
    const { data } = await server.call(getLottoRate, { round_id: today.id })
    expect(data.map(({ bet_type, rate, digits }) => [bet_type, rate, digits])).toEqual([
      ['top3', 900, 3],
      ['tod3', 150, 3],
      ['run_top', 3.2, 1],
      ['bottom2', 95, 2],
    ])
    expect(data[3]!.tiers).toEqual([{ from_amount: 1_000_00, rate: 47.5 }])
    const all = await server.call(getLottoRates, { agent_id: 7 })
    expect(all.data).toHaveLength(2)
    const one = await server.call(getLottoRates, { agent_id: 7, category_id: lottery.categoryId })
    expect(one.data).toMatchObject([{ lottery_id: lottery.id, rates: data }])
  })

  it('LOTTO-1 restricted numbers: closed, reduced, capped with what is left; and what is nearly full', async () => {
    const { today } = await opened({
      standingNumbers: [
        { betType: 'bottom2', number: '68', state: 'closed' },
        { betType: 'bottom2', number: '25', state: 'reduced', rate: 47_50 },
        { betType: 'bottom2', number: '99', state: 'capped', cap: 500_00 },
      ],
    })
    await server.db.insert(lottoExposure).values([
      { roundId: today.id, betType: 'bottom2', number: '99', staked: satang(120_00) },
      { roundId: today.id, betType: 'run_top', number: '4', staked: satang(4_900_00) },
      { roundId: today.id, betType: 'run_top', number: '5', staked: satang(1_00) },
    ])
    const { data } = await server.call(getLottoLimit, { round_id: today.id })
    expect(data.map(({ number, state, rate, remaining }) => [number, state, rate, remaining])).toEqual([
      ['25', 'reduced', 47.5, null],
      ['68', 'closed', null, null],
      ['99', 'capped', null, 380_00],
      ['4', 'capped', undefined, 100_00],
    ])
    expect(await server.db.select().from(lottoNumbers)).toHaveLength(6)
  })
})

describe('results', () => {
  it('LOTTO-1 of a round: none yet, then its prizes and digits', async () => {
    const { today } = await opened({ sourceUrl: 'https://draw.example/' })
    const before = await server.call(getLottoResult, { round_id: today.id })
    expect(before.data).toMatchObject({ prizes: [], top3: '', announced_at: null, round: { state: 'open' } })
    await resulted(today)
    const { data } = await server.call(getLottoResult, { round_id: today.id })
    expect(data).toMatchObject({
      round: { state: 'resulted' },
      top3: '456',
      top2: '56',
      bottom2: '90',
      announced_at: today.resultAt,
      source_url: 'https://draw.example/',
    })
    expect(data.prizes.map(({ key, name, numbers }) => [key, name, ...numbers])).toEqual([
      ['first', 'รางวัลที่ 1', '837456'],
      ['front3', '3 ตัวหน้า', '214', '690'],
      ['back3', '3 ตัวท้าย', '123', '789'],
      ['back2', '2 ตัวล่าง', '90'],
    ])
  })

  it('LOTTO-1 newest first, by day and category, page by page', async () => {
    const { lottery, today, tomorrow } = await opened()
    const other = await opened()
    await resulted(today)
    await inTransaction(server.db, (tx) =>
      endWithoutResult(tx, { roundId: other.today.id, state: 'no_result', now: now() + minute }),
    )
    await resulted(tomorrow)
    const ask = async (wish: object) => {
      const { data, body } = await server.call(getLottoResults, { agent_id: 7, ...wish })
      return [data.map(({ round }) => round.round_id), body.total]
    }
    expect(await ask({})).toEqual([[tomorrow.id, other.today.id, today.id], 3])
    expect(await ask({ page: 2, limit: 2 })).toEqual([[today.id], 3])
    expect(await ask({ day: '2026-11-20' })).toEqual([[other.today.id, today.id], 2])
    expect(await ask({ category_id: lottery.categoryId, day: '2026-11-21' })).toEqual([[tomorrow.id], 1])
    expect(await ask({ page: -1, limit: 0 })).toEqual([[tomorrow.id], 3])
  })

  it('LOTTO-1 a draw abroad is of the Thai day its result comes on', async () => {
    const { today } = await opened({
      family: 'stock',
      timeZone: 'America/New_York',
      schedule: {
        type: 'weekly',
        days: [5],
        opens: { days: 1, at: '16:10' },
        closes: '14:00',
        result: '16:10',
      },
    })
    expect([today.gameDay, today.closesAt]).toEqual(['2026-11-20', Date.UTC(2026, 10, 20, 19)])
    server.clock.set(today.resultAt)
    const prizes = exampleDraws.stock
    await inTransaction(server.db, (tx) => announce(tx, { roundId: today.id, prizes, now: now() }))
    const on = async (date: string) =>
      (await server.call(getLottoResults, { agent_id: 7, day: date })).data.length
    expect([await on('2026-11-20'), await on('2026-11-21')]).toEqual([0, 1])
  })

  it('LOTTO-1 mine: only rounds with a bill of one’s own; a visitor has none', async () => {
    const { today } = await opened()
    const other = await opened()
    const member = await server.member({ wallets: [{ balance: 100_00 }] })
    const stranger = await server.member({ wallets: [{ balance: 100_00 }] })
    await addBill(member, today.id)
    await addBill(stranger, other.today.id)
    await resulted(today)
    await resulted(other.today)
    const mine = async (as?: TestMember) => {
      const wish = { agent_id: 7, mine: true }
      return (await server.call(getLottoResults, wish, as ? { as } : {})).data.map(
        ({ round }) => round.round_id,
      )
    }
    expect(await mine(member)).toEqual([today.id])
    expect(await mine(stranger)).toEqual([other.today.id])
    expect(await mine()).toEqual([])
  })
})
