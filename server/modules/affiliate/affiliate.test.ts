import { beforeEach, expect, it } from 'vitest'
import {
  getAffiliateConfigs,
  getAffiliateNetwork,
  getAffiliateSummary,
  getAffiliateTransactions,
  getAffiliateTransactionsV2,
} from '#contracts/affiliate.ts'
import { day } from '../../kit/clock.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { affiliateWords as words } from '../../strings/affiliate.ts'
import { befriend, chain, days } from '../../testing/scenes/affiliate.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { affiliateHandlers } from './handlers.ts'

const server = testServer({ handlers: affiliateHandlers })

let arisa: TestMember
let boy: TestMember
let lek: TestMember
beforeEach(async () => {
  ;[arisa, boy, lek] = await chain(server)
})

const { play, tomorrow } = days(server)
const lines = async (as: TestMember) => (await server.call(getAffiliateTransactions, {}, { as })).data

it('EXTRA-7 a visitor sees rates in their groups and no code', async () => {
  const { data } = await server.call(getAffiliateConfigs, { agent_id: 7 })
  expect(data).toMatchObject({ enabled: true, levels: 3, min_redeem: 100_00, code: '', link: '' })
  expect(data.rates).toEqual([
    { category: 'lotto', name: 'หวยและยี่กี', level_percents: [0.8, 0.3, 0.1] },
    { category: 'slot,fishing', name: 'สล็อต ยิงปลา', level_percents: [0.5, 0.2, 0.1] },
    { category: 'casino,sport', name: 'คาสิโน กีฬา', level_percents: [0.3, 0.1, 0.05] },
  ])
  expect(data.terms.join()).toContain('06:00')
  const none = await server.call(getAffiliateConfigs, { agent_id: 99 })
  expect(none.data).toMatchObject({ enabled: false, rates: [] })
})

it('EXTRA-7 a member sees their own code and link', async () => {
  const { data } = await server.call(getAffiliateConfigs, { agent_id: 7 }, { as: arisa })
  expect(data.code).toMatch(/^[A-Z0-9]{6}$/)
  const link = new URL(data.link)
  expect([link.pathname, link.searchParams.get('ag'), link.searchParams.get('code')]).toEqual([
    '/',
    TEST_AGENT,
    data.code,
  ])
})

it('EXTRA-7 friends are named by chance: no reply tells how many members there are', async () => {
  const { data } = await server.call(getAffiliateNetwork, { level: 1 }, { as: arisa })
  const ids = data.friends.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect((await server.call(getAffiliateNetwork, { level: 1 }, { as: arisa })).data.friends[0]!.id).toBe(
    ids[0],
  )
  expect(ids).not.toContain(boy.id)
})

it('EXTRA-7 the rest needs sign-in', async () => {
  for (const ask of [
    getAffiliateNetwork,
    getAffiliateTransactions,
    getAffiliateTransactionsV2,
    getAffiliateSummary,
  ])
    expect((await server.call(ask, {})).status).toBe(401)
})

it('EXTRA-7 friends by level, sorted, in pages, their names masked', async () => {
  const fon = await server.member({ username: 'fonfon1999' })
  await befriend(server.db, arisa, fon)
  await play(boy, 1_000)
  server.clock.advance(day)
  await play(fon, 400)
  await tomorrow()
  const ask = (change: object = {}) => server.call(getAffiliateNetwork, change, { as: arisa })
  const { data, text } = await ask()
  expect(data.levels).toEqual([
    { level: 1, friends: 2, earned: 7_00 },
    { level: 2, friends: 1, earned: 0 },
    { level: 3, friends: 1, earned: 0 },
  ])
  expect(data.total).toBe(2)
  expect(data.friends).toMatchObject([
    { name: 'boy•••77', level: 1, invited: 1, deposited: false, earned: 5_00 },
    { name: 'fon•••99', level: 1, invited: 0, earned: 2_00 },
  ])
  const names = async (change: object) => (await ask(change)).data.friends.map((friend) => friend.name)
  expect(await names({ sort: 'joined' })).toEqual(['fon•••99', 'boy•••77'])
  expect(await names({ sort: 'played' })).toEqual(['fon•••99', 'boy•••77'])
  expect(await names({ page: 2, limit: 1 })).toEqual(['fon•••99'])
  expect(await names({ level: 2 })).toEqual(['lek•••40'])
  expect(text).not.toMatch(/boyfriend77|fonfon1999|turnover|1000|400\.00/)
})

it('EXTRA-7 privacy: the play of a single friend is told nowhere, nor can it be reckoned from a rate', async () => {
  await play(boy, 1_234)
  await play(boy, 4_321, 'lotto')
  await tomorrow()
  const [line, ...rest] = await lines(arisa)
  expect(rest).toEqual([])
  expect(line).toMatchObject({ title: words.titles.commission(1, 1), turnover: null, percent: null })
  const answers = await Promise.all([
    server.call(getAffiliateTransactions, {}, { as: arisa }),
    server.call(getAffiliateTransactionsV2, {}, { as: arisa }),
    server.call(getAffiliateSummary, {}, { as: arisa }),
    server.call(getAffiliateNetwork, {}, { as: arisa }),
  ])
  for (const { text } of answers) expect(text).not.toMatch(/boyfriend77|1234\.00|4321\.00|5555\.00/)
})

it('EXTRA-7 several friends at one rate are one line, play × rate', async () => {
  const fon = await server.member({ username: 'fonfon1999' })
  await befriend(server.db, arisa, fon)
  await play(boy, 6_320)
  await play(fon, 5_000, 'fishing')
  await play(lek, 1_000)
  await tomorrow()
  expect(await lines(arisa)).toMatchObject([
    {
      title: words.titles.commission(1, 2),
      friends: 2,
      turnover: 11_320_00,
      percent: 0.5,
      amount: 56_60,
      state: 'done',
    },
    { level: 2, friends: 1, turnover: null, amount: 2_00 },
  ])
})

it('EXTRA-7 by Thai day, each with its whole sum; filters; pages', async () => {
  await play(boy, 1_000)
  await play(lek, 1_000)
  await tomorrow()
  const firstDay = thaiDayOf(server.clock.now())
  await play(boy, 2_000)
  await tomorrow()
  const ask = (change: object = {}) => server.call(getAffiliateTransactionsV2, change, { as: arisa })
  const all = await ask()
  expect(all.data.map(({ day: on, total }) => [on, total])).toEqual([
    [thaiDayOf(server.clock.now()), 10_00],
    [firstDay, 7_00],
  ])
  expect(all.body).toMatchObject({ total: 3, sum: '17.00' })
  const page = await ask({ page: 2, limit: 2 })
  expect(page.data).toMatchObject([{ day: firstDay, total: 7_00, transactions: [{ amount: 2_00 }] }])
  const one = await ask({ from_day: firstDay, to_day: firstDay })
  expect(one.body).toMatchObject({ total: 2, sum: '7.00' })
  expect((await ask({ kind: 'redeem' })).data).toEqual([])
  // A day that no calendar has ends at the door (decision 040).
  await expect(ask({ from_day: '2026-02-30' })).rejects.toThrow('"from_day"')
})

it('EXTRA-7 the summary adds up, with the days of a chart', async () => {
  await play(boy, 1_000)
  await play(lek, 1_000)
  await tomorrow()
  const { data } = await server.call(getAffiliateSummary, {}, { as: arisa })
  expect(data).toMatchObject({
    redeemable: 7_00,
    redeemed_ever: 0,
    earned_ever: 7_00,
    earned_today: 7_00,
    earned_period: 7_00,
    friends: 3,
  })
  expect(data.days).toHaveLength(7)
  expect(data.days.at(-1)).toEqual({
    day: thaiDayOf(server.clock.now()),
    level_one: 5_00,
    other_levels: 2_00,
  })
  const long = await server.call(
    getAffiliateSummary,
    { from_day: '2000-01-01', to_day: thaiDayOf(server.clock.now()) },
    { as: arisa },
  )
  expect(long.data.days).toHaveLength(92)
})
