import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { getQuestHistory, getQuests, redeemEventQuest, redeemQuest } from '#contracts/quest.ts'
import { getPoints, getWallets } from '#contracts/member.ts'
import { getStatement } from '#contracts/statement.ts'
import { questClaims, quests } from '../../../db/schema/quest.ts'
import { day, hour, minute } from '../../../kit/clock.ts'
import { thaiDayStart } from '#rules/thai-day.ts'
import { totalOf } from '../../../ledger/accounts.ts'
import { questMessages as words } from '../../../strings/quest.ts'
import { rewardMessages } from '../../../strings/reward.ts'
import { statementWords } from '../../../strings/statement.ts'
import { bindWallet } from '../../../testing/bind-wallet.ts'
import { testServer } from '../../../testing/hooks.ts'
import type { TestMember } from '../../../testing/people.ts'
import { addEvent, addQuest, played, questOptions, questsOf } from '../../../testing/scenes/quests.ts'
import { spinsOf } from '../../points/move-spins.ts'
import { claimableQuests } from '../claimable.ts'

const server = testServer(questOptions)

let malee: TestMember
beforeEach(async () => {
  malee = await server.member({ wallets: [{ type: 1, balance: 100_00, canDeposit: true }] })
})

/** Done with one round of a game for one hundred baht. */
const add = (spec: Partial<typeof quests.$inferInsert> = {}) =>
  addQuest(server, { measure: 'turnover', goal: 100_00, ...spec })
const doIt = (stake = 100_00) => played(server, malee, { stake })
const redeem = (quest_id: string, key?: string) =>
  server.call(redeemQuest, { quest_id }, { as: malee, ...(key ? { key } : {}) })
const redeemOf = (event_id: string, quest_id: string) =>
  server.call(redeemEventQuest, { event_id, quest_id }, { as: malee })
const state = async (id: string) => (await questsOf(server, malee)).get(id)?.state
const points = async () => (await server.call(getPoints, {}, { as: malee })).data.point
const balance = async () => (await server.call(getWallets, {}, { as: malee })).data[0]!.balance
const waiting = () => claimableQuests(server.db, { id: malee.id, agentCode: 'chokdee' }, server.clock.now())

it('EXTRA-4 needs sign-in', async () => {
  const key = 'quest-test-key-000001'
  expect((await server.call(getQuests, {})).status).toBe(401)
  expect((await server.call(getQuestHistory, {})).status).toBe(401)
  expect((await server.call(redeemQuest, { quest_id: '1' }, { key })).status).toBe(401)
  expect((await server.call(redeemEventQuest, { event_id: '1', quest_id: '1' }, { key })).status).toBe(401)
})

describe('EXTRA-4 a reward of each kind', () => {
  it('points, once however often it is asked', async () => {
    const id = await add()
    expect(await redeem(id)).toMatchObject({ status: 200, error: 1, message: words.unfinished })
    await doIt()
    expect([await state(id), await waiting()]).toEqual(['claimable', 1])
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(id)))
    const good = answers.filter(({ error }) => error === 0)
    expect(good).toHaveLength(1)
    expect(good[0]).toMatchObject({ message: words.done, data: { points: 20, reward: { kind: 'points' } } })
    expect(new Set(answers.filter(({ error }) => error !== 0).map(({ message }) => message))).toEqual(
      new Set([words.collected.day]),
    )
    expect(await points()).toBe(20)
    expect([await state(id), await waiting()]).toEqual(['claimed', 0])
  })

  it('the same key answers the same again, and gives once', async () => {
    const id = await add()
    await doIt()
    const key = 'quest-test-key-000002'
    const first = await redeem(id, key)
    expect(await redeem(id, key)).toMatchObject({ error: 0, data: first.data })
    expect(await points()).toBe(20)
  })

  it('spins of the wheel', async () => {
    const id = await add({ kind: 'wheel_spins', count: 1 })
    await doIt()
    expect((await redeem(id)).data).toMatchObject({ reward: { kind: 'wheel_spins', count: 1 } })
    expect(await spinsOf(server.db, malee.id)).toBe(1)
  })

  it('credit without turnover; the statement names it, and the books are even', async () => {
    const id = await add({ kind: 'credit', amount: satang(20_00), count: null, title: 'Play a hundred' })
    await doIt()
    const { data } = await redeem(id)
    expect(data).toMatchObject({ wallet_id: malee.walletIds[0], balance: 120_00 })
    expect(await balance()).toBe(120_00)
    const lines = (await server.call(getStatement, {}, { as: malee })).data
    const line = lines.find(({ ref }) => ref === data.ref)
    expect(line).toMatchObject({ kind: 'reward', amount: 20_00 })
    expect(line!.title).toContain(statementWords.titles.quest)
    expect(line!.title).toContain('Play a hundred')
    expect(await totalOf(server.db)).toBe(0)
  })

  it('credit with turnover waits while a promotion binds the wallet; nothing is used up', async () => {
    const id = await add({ kind: 'credit', amount: satang(20_00), count: null, turnoverTimes: 1 })
    await doIt()
    await bindWallet(server.db, malee, 0)
    expect(await redeem(id)).toMatchObject({ error: 1, message: rewardMessages.locked })
    expect(await server.db.select().from(questClaims)).toEqual([])
    expect([await state(id), await balance()]).toEqual(['claimable', 100_00])
  })
})

describe('EXTRA-4 periods', () => {
  it('a day ends at midnight in Bangkok: what was not collected is gone', async () => {
    const id = await add()
    const midnight = thaiDayStart('2026-11-21')
    expect((await questsOf(server, malee)).get(id)!.ends_at).toBe(midnight)
    await doIt()
    server.clock.set(midnight - 1)
    expect(await state(id)).toBe('claimable')
    server.clock.set(midnight)
    expect([await state(id), await waiting()]).toEqual(['running', 0])
    expect(await redeem(id)).toMatchObject({ error: 1, message: words.unfinished })
    await doIt()
    expect((await redeem(id)).error).toBe(0)
    server.clock.set(midnight + day)
    await doIt()
    expect((await redeem(id)).error).toBe(0)
    expect(await points()).toBe(40)
  })

  it('a week ends on Sunday at midnight', async () => {
    const id = await add({ period: 'week' })
    expect((await questsOf(server, malee)).get(id)!.ends_at).toBe(thaiDayStart('2026-11-23'))
    await doIt()
    expect((await redeem(id)).error).toBe(0)
    server.clock.set(thaiDayStart('2026-11-23') - 1)
    expect(await redeem(id)).toMatchObject({ message: words.collected.week })
    server.clock.advance(1)
    expect(await state(id)).toBe('running')
  })

  it('what is done once is done for ever, also when its beginning is edited', async () => {
    const id = await add({ period: 'once' })
    await doIt()
    expect((await redeem(id)).error).toBe(0)
    await server.db.update(quests).set({ startsAt: server.clock.now() - day })
    server.clock.advance(5 * day)
    expect(await state(id)).toBe('claimed')
    expect(await redeem(id)).toMatchObject({ message: words.collected.once })
  })

  it('nothing before a quest begins or after it is over', async () => {
    const now = server.clock.now()
    const early = await add({ startsAt: now + hour })
    const late = await add({ endsAt: now + minute })
    await doIt()
    expect(await state(early)).toBeUndefined()
    expect(await redeem(early)).toMatchObject({ error: 1, message: words.notBegun })
    server.clock.advance(minute)
    expect(await state(late)).toBe('expired')
    expect(await redeem(late)).toMatchObject({ error: 1, message: words.over })
    server.clock.advance(3 * day)
    expect(await state(late)).toBeUndefined()
    expect(await state(early)).toBe('running')
  })
})

describe('EXTRA-4 event quests', () => {
  it('are collected with their event, and with no other', async () => {
    const eventId = await addEvent(server)
    const other = await addEvent(server)
    const id = await add({ period: 'event', eventId })
    const daily = await add()
    await doIt()
    expect((await questsOf(server, malee)).get(id)).toMatchObject({ event_id: eventId, event_title: 'Event' })
    expect(await redeem(id)).toMatchObject({ error: 1, message: words.ofEvent })
    expect(await redeemOf(other, id)).toMatchObject({ error: 1, message: words.notOfEvent })
    expect(await redeemOf(eventId, daily)).toMatchObject({ error: 1, message: words.notOfEvent })
    expect((await redeemOf(eventId, id)).error).toBe(0)
    expect(await redeemOf(eventId, id)).toMatchObject({ error: 1, message: words.collected.once })
    expect(await points()).toBe(20)
  })

  it('count from the first day of the event, and end with it', async () => {
    await doIt(60_00)
    server.clock.advance(day)
    const now = server.clock.now()
    const eventId = await addEvent(server, { startsAt: now, endsAt: now + 2 * day })
    const id = await add({ period: 'event', eventId })
    expect((await questsOf(server, malee)).get(id)).toMatchObject({ progress: 0, ends_at: now + 2 * day })
    await doIt(60_00)
    server.clock.advance(day)
    await doIt(60_00)
    expect(await state(id)).toBe('claimable')
    server.clock.advance(day)
    expect(await state(id)).toBe('expired')
    expect(await redeemOf(eventId, id)).toMatchObject({ error: 1, message: words.over })
  })
})

it('EXTRA-4 a quest that needs another opens when that one was collected', async () => {
  const first = await add({ title: 'First' })
  const second = await add({ needsQuestId: first })
  await doIt()
  expect((await questsOf(server, malee)).get(second)).toMatchObject({ state: 'locked', needs: 'First' })
  expect(await redeem(second)).toMatchObject({ error: 1, message: words.needs('First') })
  await redeem(first)
  expect((await questsOf(server, malee)).get(second)).toMatchObject({ state: 'claimable', needs: '' })
  expect((await redeem(second)).error).toBe(0)
})

it('EXTRA-4 unknown quests, and those of others', async () => {
  for (const id of ['999', 'abc', '-1'])
    expect(await redeem(id)).toMatchObject({ error: 1, message: words.unknown })
  const other = await server.member()
  const id = await add()
  await doIt()
  const answer = await server.call(redeemQuest, { quest_id: id }, { as: other })
  expect(answer).toMatchObject({ error: 1, message: words.unfinished })
})

it('EXTRA-4 the history keeps titles and rewards as they were', async () => {
  for (const title of ['One', 'Two', 'Three']) {
    const id = await add({ title })
    await doIt()
    await redeem(id)
    server.clock.advance(minute)
  }
  await server.db.update(quests).set({ title: 'Edited', count: 1 }).where(eq(quests.kind, 'points'))
  const page = async (number: number) =>
    (await server.call(getQuestHistory, { page: number, limit: 2 }, { as: malee })).body
  expect(await page(1)).toMatchObject({
    total: 3,
    data: [{ title: 'Three', reward: { count: 20 } }, { title: 'Two' }],
  })
  expect(await page(2)).toMatchObject({ total: 3, data: [{ title: 'One' }] })
  const other = await server.member()
  expect((await server.call(getQuestHistory, {}, { as: other })).data).toEqual([])
})
