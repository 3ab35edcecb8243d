import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { claimLoss, getCashbackRules, getLossHistory, getTurnoverHistory } from '#contracts/cashback.ts'
import { getStatement } from '#contracts/statement.ts'
import { cashbacks } from '../../db/schema/cashback.ts'
import { inboxItems } from '../../db/schema/rewards.ts'
import { inTransaction, sqlState } from '../../db/transaction.ts'
import { hour } from '../../kit/clock.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { ledgerPostings } from '../../db/schema/ledger.ts'
import { cashbackWords as words } from '../../strings/cashback.ts'
import { addCashbackRules, playRound } from '../../testing/scenes/cashback.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { runNightly } from '../nightly/run-nightly.ts'
import { movePoints } from '../points/move-points.ts'
import { statementHandlers } from '../statement/handlers.ts'
import { cashbackHandlers } from './handlers.ts'
import { dailyCashback } from './nightly.ts'

const server = testServer({
  handlers: { ...cashbackHandlers, ...statementHandlers },
  seed: ({ database }) => addCashbackRules(database.db),
})

const bangkok = (text: string) => Date.parse(`${text}+07:00`)
const YESTERDAY = bangkok('2026-11-19T20:00:00')
const MORNING = bangkok('2026-11-20T01:00:00')
const MIDNIGHT = bangkok('2026-11-21T00:00:00')

let narin: TestMember
beforeEach(async () => {
  server.clock.set(YESTERDAY)
  narin = await server.member({ wallets: [{ type: 1, balance: 100_00 }] })
})

const played = (category: string, stake: number, win: number, as = narin, bound = false) =>
  playRound(server, as, { category, stake, win, bound })

async function boardDay() {
  await played('slot', 12_600_00, 7_600_00)
  await played('casino', 5_800_00, 3_300_00)
  await played('sport', 1_000_00, 1_400_00)
  await played('lotto', 200_00, 0)
}

const night = (at = MORNING) => {
  server.clock.set(at)
  return runNightly(server.db, dailyCashback, at)
}
const history = async (as = narin, rest = {}) =>
  server.call(getLossHistory, { kind: 'daily', ...rest }, { as })
const stored = async (as = narin) => (await history(as)).data.filter((row) => row.state !== 'running')
const claim = (id: string, as = narin) => server.call(claimLoss, { cashback_id: id }, { as })
const balance = (as = narin) => balanceOf(server.db, walletAccount(as.walletIds[0]!))

it('EXTRA-1 needs sign-in; the rules do not', async () => {
  expect((await server.call(getLossHistory, {})).status).toBe(401)
  expect((await server.call(claimLoss, { cashback_id: '1' })).status).toBe(401)
  expect((await server.call(getTurnoverHistory, {})).status).toBe(401)
  const { data } = await server.call(getCashbackRules, { agent_code: TEST_AGENT })
  expect(data.map(({ kind, minimum, cap, turnover_times }) => [kind, minimum, cap, turnover_times])).toEqual([
    ['daily', 1_00, 3_000_00, 0],
    ['weekly', 1_00, 10_000_00, 0],
  ])
  expect(data[0]!.rates[0]).toEqual({ category: 'slot', name: 'สล็อต', vip_level: null, rate_percent: 5 })
  expect(data[1]!.rates.map((rate) => [rate.vip_level, rate.rate_percent])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ])
  expect((await server.call(getCashbackRules, { agent_code: 'nobody' })).data).toEqual([])
})

it('EXTRA-1 350.00 with its computation, told to the member, claimed, and named in the statement', async () => {
  await boardDay()
  expect(await night()).toBe(1)
  const [row] = await stored()
  expect(row).toMatchObject({
    state: 'claimable',
    from_day: '2026-11-19',
    to_day: '2026-11-19',
    amount: 350_00,
    lost: 7_500_00,
    cap: 3_000_00,
    claimable_until: MIDNIGHT,
  })
  expect(
    row!.lines.map(({ name, lost, rate_percent, amount, note }) => [name, lost, rate_percent, amount, note]),
  ).toEqual([
    ['สล็อต', 5_000_00, 5, 250_00, ''],
    ['คาสิโน', 2_500_00, 4, 100_00, ''],
    ['กีฬา', -400_00, 3, 0, words.reasons.won],
    ['หวยและยี่กี', 200_00, 0, 0, words.reasons.excluded],
  ])
  const [notice] = await server.db.select().from(inboxItems).where(eq(inboxItems.memberId, narin.id))
  expect(notice).toMatchObject({ kind: 'reward', link: '/cashback', key: 'cashback:daily:2026-11-19' })
  expect(notice!.title).toContain('350 บาท')
  expect(notice!.body).toContain('20 พ.ย. 2569')

  const answer = await claim(row!.cashback_id)
  expect(answer).toMatchObject({ error: 0, message: words.done })
  expect(answer.data).toEqual({
    amount: 350_00,
    wallet_id: narin.walletIds[0],
    balance: 450_00,
    claimed_at: MORNING,
  })
  expect((await stored())[0]).toMatchObject({ state: 'claimed', claimed_at: MORNING })
  const [line] = (await server.call(getStatement, {}, { as: narin })).data
  expect(line).toMatchObject({
    kind: 'cashback',
    title: 'คืนเงินรายวัน 19 พ.ย. 2569',
    target: 'cashback',
    target_id: row!.cashback_id,
    amount: 350_00,
  })
  expect(await balanceOf(server.db, house.cashback)).toBe(-350_00)
  expect(await totalOf(server.db)).toBe(0)
})

it('EXTRA-1 a figure stays as it was told, whatever is played or changed later', async () => {
  await boardDay()
  await night()
  await server.db.execute(sql`update cashback_rates set rate = 100`)
  await playRound(server, narin, { category: 'slot', stake: 900_00, win: 0 })
  await night(MORNING + hour)
  expect((await stored())[0]!.amount).toBe(350_00)
  const change = (set: object) => server.db.update(cashbacks).set(set)
  for (const set of [{ amount: 1 }, { claimableUntil: MIDNIGHT + hour }, { lines: [] }])
    expect(sqlState(await change(set).then(String, (error: unknown) => error))).toBe('P0001')
  expect(sqlState(await server.db.delete(cashbacks).then(String, (error: unknown) => error))).toBe('P0001')
})

describe('EXTRA-1 the claim', () => {
  let id: string
  beforeEach(async () => {
    await boardDay()
    await night()
    id = (await stored())[0]!.cashback_id
  })

  it('pays once for twenty that come together, each with an intent of its own', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(id)))
    expect(answers.filter((answer) => answer.error === 0)).toHaveLength(1)
    expect(new Set(answers.filter((answer) => answer.error !== 0).map((answer) => answer.message))).toEqual(
      new Set([words.refusals.claimed]),
    )
    expect(await balance()).toBe(450_00)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('answers a repetition of the intent as before', async () => {
    const key = 'cashback-claim-intent-0001'
    const ask = () => server.call(claimLoss, { cashback_id: id }, { as: narin, key })
    const answers = [await ask(), await ask()]
    expect(answers.map((answer) => answer.error)).toEqual([0, 0])
    expect(answers[1]!.data).toEqual(answers[0]!.data)
    expect(await balance()).toBe(450_00)
  })

  it("is there for its last millisecond, and gone at midnight's first", async () => {
    server.clock.set(MIDNIGHT)
    expect((await stored())[0]!.state).toBe('expired')
    expect(await claim(id)).toMatchObject({ status: 200, error: 1, message: words.refusals.expired })
    server.clock.set(MIDNIGHT - 1)
    expect((await stored())[0]!.state).toBe('claimable')
    expect((await claim(id)).error).toBe(0)
  })

  it("another's is not found, and neither is one that there is not", async () => {
    const other = await server.member()
    expect(await claim(id, other)).toMatchObject({ status: 404, message: words.unknown })
    expect((await claim('999')).status).toBe(404)
    expect((await claim('')).status).toBe(404)
    expect(await balance()).toBe(100_00)
  })

  it('is no posting beside that of its journal', async () => {
    const before = await server.db.$count(ledgerPostings)
    await claim(id)
    await claim(id)
    expect(await server.db.$count(ledgerPostings)).toBe(before + 2)
  })
})

it('EXTRA-1 nothing to give back: a row that says so, no notice, nothing to claim', async () => {
  await played('slot', 100_00, 250_00)
  await night()
  const [row] = await stored()
  expect(row).toMatchObject({ state: 'none', amount: 0, claimable_until: null })
  expect(await claim(row!.cashback_id)).toMatchObject({ error: 1, message: words.refusals.none })
  expect(await server.db.$count(inboxItems)).toBe(0)
})

it('EXTRA-1 today is told as far as it is, and cannot be claimed', async () => {
  await boardDay()
  const [today] = (await history()).data
  expect(today).toMatchObject({ state: 'running', cashback_id: '', from_day: '2026-11-19', amount: 350_00 })
  expect(await server.db.$count(cashbacks)).toBe(0)
  await played('slot', 1_000_00, 0)
  expect((await history()).data[0]!.amount).toBe(400_00)
})

it('EXTRA-1 between midnight and the run, yesterday is still told as running', async () => {
  await boardDay()
  server.clock.set(MORNING - 1)
  expect(await runNightly(server.db, dailyCashback, MORNING - 1)).toBe(0)
  expect((await history()).data.map((row) => [row.from_day, row.state])).toEqual([
    ['2026-11-20', 'running'],
    ['2026-11-19', 'running'],
  ])
  await night()
  expect((await history()).data.map((row) => row.state)).toEqual(['running', 'claimable'])
})

it('EXTRA-1 history by page and by day', async () => {
  for (const day of [17, 18, 19]) {
    server.clock.set(bangkok(`2026-11-${day}T20:00:00`))
    await played('slot', 100_00, 0)
  }
  await night()
  const days = async (rest: object) => {
    const { data, body } = await history(narin, rest)
    return [data.map((row) => row.from_day.slice(-2)).join(' '), body.total]
  }
  expect(await days({})).toEqual(['20 19 18 17', 4])
  expect(await days({ limit: 2, page: 1 })).toEqual(['20 19', 4])
  expect(await days({ limit: 3, page: 2 })).toEqual(['17', 4])
  expect(await days({ from_day: '2026-11-18', to_day: '2026-11-19' })).toEqual(['19 18', 2])
  // A day that no calendar has ends at the door (decision 040).
  await expect(days({ from_day: '2026-02-31' })).rejects.toThrow('"from_day"')
  expect((await server.call(getLossHistory, {}, { as: narin })).data.map((row) => row.kind)).toContain(
    'weekly',
  )
})

it('EXTRA-1 what was played by day and category, with points where they can be told apart', async () => {
  await played('slot', 100_00, 0)
  await played('slot', 50_00, 0, narin, true)
  await played('casino', 300_00, 900_00)
  server.clock.set(bangkok('2026-11-20T20:00:00'))
  await played('slot', 70_00, 0)
  for (const [day, amount] of [
    ['2026-11-19', 4],
    ['2026-11-20', 1],
  ] as const)
    await inTransaction(server.db, (tx) =>
      movePoints(tx, {
        memberId: narin.id,
        key: `play:${day}`,
        kind: 'play',
        amount,
        now: server.clock.now(),
      }),
    )
  const { data, body } = await server.call(getTurnoverHistory, {}, { as: narin })
  expect(body.total).toBe(3)
  expect(data.map((row) => [row.day, row.category, row.turnover, row.points, row.day_points])).toEqual([
    ['2026-11-20', 'slot', 70_00, 1, 1],
    ['2026-11-19', 'casino', 300_00, null, 4],
    ['2026-11-19', 'slot', 150_00, null, 4],
  ])
  const filter = { category: 'slot', to_day: '2026-11-19' }
  expect((await server.call(getTurnoverHistory, filter, { as: narin })).data).toMatchObject([
    { day: '2026-11-19', turnover: 150_00, points: null, day_points: 4 },
  ])
})
