import { beforeEach, describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { getPoints } from '#contracts/member.ts'
import { doCheckin, getCheckin } from '#contracts/quest.ts'
import { getStatement } from '#contracts/statement.ts'
import { checkins } from '../../db/schema/quest.ts'
import { pointMovements } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { day, minute } from '../../kit/clock.ts'
import { openSession } from '../../kit/identity/sessions.ts'
import { thaiDayStart } from '#rules/thai-day.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { questMessages as words } from '../../strings/quest.ts'
import { statementWords } from '../../strings/statement.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { addCheckinDays, questOptions } from '../../testing/scenes/quests.ts'
import { checkIn } from './checkin.ts'

const server = testServer(questOptions)

let malee: TestMember
beforeEach(async () => {
  malee = await server.member({ wallets: [{ type: 1, balance: 100_00 }] })
})

const go = (as = malee) => server.call(doCheckin, {}, { as })
const look = async (as = malee) => (await server.call(getCheckin, {}, { as })).data
const points = async () => (await server.call(getPoints, {}, { as: malee })).data.point
const at = (thaiDay: string, after = 0) => server.clock.set(thaiDayStart(thaiDay) + after)

it('EXTRA-4 needs sign-in, and an agent that has check-ins', async () => {
  expect((await server.call(getCheckin, {})).status).toBe(401)
  expect((await server.call(doCheckin, {})).status).toBe(401)
  expect(await look()).toEqual({ today: '2026-11-20', streak: 0, checked_in_today: false, days: [] })
  expect(await go()).toMatchObject({ error: 1, message: words.noCheckin })
})

describe('EXTRA-4 with the usual week of rewards', () => {
  beforeEach(() => addCheckinDays(server))

  it('seven days in a row give 5, 5, 5, 10, 10, 15 and 50; the eighth begins a new round', async () => {
    const given: number[] = []
    for (let n = 1; n <= 8; n++) {
      const { data, message } = await go()
      expect(message).toBe(words.checkedIn)
      given.push(data.credited.reward.count!)
      expect(data.checkin).toMatchObject({ streak: n, checked_in_today: true })
      server.clock.advance(day)
    }
    expect(given).toEqual([5, 5, 5, 10, 10, 15, 50, 5])
    expect(await points()).toBe(105)
    const { days, streak } = await look()
    expect(streak).toBe(8)
    expect(days.map(({ state }) => state)).toEqual(['done', 'today', ...Array<string>(5).fill('ahead')])
  })

  it('the round that was finished today is seen whole until the next day', async () => {
    for (let n = 0; n < 7; n++) {
      if (n > 0) server.clock.advance(day)
      await go()
    }
    expect((await look()).days.every(({ state }) => state === 'done')).toBe(true)
    server.clock.advance(day)
    expect((await look()).days.map(({ state }) => state)).toEqual([
      'today',
      ...Array<string>(6).fill('ahead'),
    ])
  })

  it('twenty at once are one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => go()))
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1)
    const refused = answers.filter(({ error }) => error !== 0).map(({ message }) => message)
    expect(new Set(refused)).toEqual(new Set([words.checkedInToday]))
    expect(await points()).toBe(5)
    expect(await server.db.select().from(checkins)).toHaveLength(1)
  })

  it('a missed day starts again at the first', async () => {
    await go()
    server.clock.advance(day)
    await go()
    server.clock.advance(2 * day)
    const missed = await look()
    expect(missed).toMatchObject({ streak: 0, checked_in_today: false })
    expect(missed.days.map(({ state }) => state)).toEqual(['today', ...Array<string>(6).fill('ahead')])
    expect((await go()).data).toMatchObject({ checkin: { streak: 1 }, credited: { reward: { count: 5 } } })
  })

  it.each([
    ['a day', '2026-11-20', '2026-11-21'],
    ['a month', '2026-11-30', '2026-12-01'],
    ['a year', '2026-12-31', '2027-01-01'],
    ['February', '2028-02-29', '2028-03-01'],
  ])('the end of %s: the last moment and midnight are two days in a row', async (_, last, next) => {
    at(next, -1)
    const as = {
      ...malee,
      token: await openSession(server.db, { memberId: malee.id, now: server.clock.now() }),
    }
    expect((await go(as)).data.checkin).toMatchObject({ today: last, streak: 1 })
    expect((await go(as)).error).toBe(1)
    at(next)
    expect(await look(as)).toMatchObject({ today: next, streak: 1, checked_in_today: false })
    expect((await go(as)).data.checkin).toMatchObject({ today: next, streak: 2 })
  })

  it('a request that waited past midnight behind the next day is no day out of order', async () => {
    const member = { id: malee.id, agentCode: TEST_AGENT }
    const now = server.clock.now()
    await inTransaction(server.db, (tx) => checkIn(tx, member, { now }))
    const late = inTransaction(server.db, (tx) => checkIn(tx, member, { now: now - day }))
    await expect(late).rejects.toThrow(words.checkedInToday)
    expect(await points()).toBe(5)
  })

  it('members do not share a day', async () => {
    const other = await server.member()
    await go()
    expect((await go(other)).data.checkin.streak).toBe(1)
    const names = await server.db.select({ memo: pointMovements.memo }).from(pointMovements)
    expect(names).toEqual([{ memo: words.checkinName(1) }, { memo: words.checkinName(1) }])
  })
})

it('EXTRA-4 credit of a check-in goes to each member, is named in the statement, and the books are even', async () => {
  await addCheckinDays(server, { kind: 'credit', amount: satang(15_00), count: null })
  const other = await server.member()
  for (let n = 0; n < 7; n++) {
    if (n > 0) server.clock.advance(day)
    for (const as of [malee, other]) expect((await go(as)).error).toBe(0)
  }
  server.clock.advance(minute)
  for (const as of [malee, other]) {
    const lines = (await server.call(getStatement, {}, { as })).data
    const line = lines.find(({ kind }) => kind === 'reward')
    expect(line).toMatchObject({ amount: 15_00 })
    expect(line!.title).toContain(statementWords.titles.checkin)
  }
  expect(await totalOf(server.db)).toBe(0)
})
