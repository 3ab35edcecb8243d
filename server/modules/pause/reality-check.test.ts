import { beforeEach, describe, expect, it } from 'vitest'
import { CHECK_DUE } from '#contracts/errors.ts'
import { satang } from '#contracts/money.ts'
import { answerCheck, getPlayRecord, getPlaySession, watchPlay } from '#contracts/pause.ts'
import { getProtection, setReminder } from '#contracts/protection.ts'
import { hour, minute } from '../../kit/clock.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'
import { errors } from '../../strings/errors.ts'
import { requestFor } from '../../testing/call.ts'
import { addDraw, bet, placeBill, type Draw } from '../../testing/scenes/bills.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'

const server = testServer()

let draw: Draw
let who: TestMember
beforeEach(async () => {
  draw = await addDraw(server.db, server.clock.now())
  who = await server.member({ wallets: [{ balance: 1_000_00 }] })
})

const stake = () => placeBill(server, who, draw.roundId, [bet('top3', '123', 10)])
const session = async () => (await server.call(getPlaySession, {}, { as: who })).data
const choose = (minutes: 15 | 30 | 60) => server.call(setReminder, { minutes }, { as: who })
const answer = (go_on: boolean) => server.call(answerCheck, { go_on }, { as: who })
/** Plays on for so many minutes, a bet at least every twenty. */
async function playFor(minutes: number) {
  for (let left = minutes; left > 0; left -= 20) {
    await stake()
    server.clock.advance(Math.min(20, left) * minute)
  }
}

it('RTS 13: nobody plays, nothing is told', async () => {
  expect(await session()).toBeNull()
  expect((await server.call(getProtection, {}, { as: who })).data.reminder_minutes).toBe(60)
})

it('RTS 13: what was staked and won, since when, and what is left', async () => {
  const started = server.clock.now()
  await playFor(45)
  expect(await session()).toMatchObject({
    started_at: started,
    minutes: 45,
    staked: satang(30_00),
    returned: satang(0),
    net: satang(-30_00),
    balance: satang(970_00),
    next_reminder_at: started + hour,
    due: false,
  })
})

describe('a check that is due', () => {
  it('takes no bet before it is answered, and loses none', async () => {
    await playFor(60)
    expect(await stake()).toMatchObject({ status: 200, error: CHECK_DUE, message: errors.checkDue })
    expect(await balanceOf(server.db, walletAccount(who.walletIds[0]!))).toBe(970_00)
    expect(await session()).toMatchObject({ due: true, minutes: 60 })
    await answer(true)
    expect(await session()).toMatchObject({ due: false, next_reminder_at: server.clock.now() + hour })
    expect((await stake()).error).toBe(0)
  })

  it('waits however long the phone sleeps', async () => {
    await playFor(60)
    server.clock.advance(9 * hour)
    expect(await session()).toMatchObject({ due: true })
    draw = await addDraw(server.db, server.clock.now())
    expect(await stake()).toMatchObject({ error: CHECK_DUE })
  })

  it('answered by stopping ends the session: the next bet begins anew', async () => {
    await playFor(60)
    await answer(false)
    expect(await session()).toBeNull()
    server.clock.advance(minute)
    await stake()
    expect(await session()).toMatchObject({ started_at: server.clock.now(), staked: satang(10_00) })
  })

  it('is not put off by an answer before it', async () => {
    await playFor(59)
    await answer(true)
    server.clock.advance(minute)
    expect(await stake()).toMatchObject({ error: CHECK_DUE })
  })

  it('of 64 bets at once lets none pass', async () => {
    await playFor(60)
    const answers = await Promise.all(Array.from({ length: 64 }, stake))
    expect(answers.every(({ error }) => error === CHECK_DUE)).toBe(true)
  }, 30_000)
})

describe('how often', () => {
  it.each([15, 30, 60] as const)('every %d minutes', async (minutes) => {
    expect((await choose(minutes)).data.reminder_minutes).toBe(minutes)
    const started = server.clock.now()
    await stake()
    expect(await session()).toMatchObject({ next_reminder_at: started + minutes * minute })
  })

  it.each([0, 14, 61, 240, -15])('never %d', async (minutes) => {
    const response = await server.app.fetch(requestFor(setReminder, { minutes }, { as: who }))
    expect(response.status).toBe(422)
  })

  it('is not had by choosing otherwise while one waits', async () => {
    await choose(15)
    await playFor(15)
    await choose(60)
    expect(await stake()).toMatchObject({ error: CHECK_DUE })
  })
})

it('half an hour without a bet ends the session, and no check is owed for it', async () => {
  await playFor(10)
  server.clock.advance(31 * minute)
  expect(await session()).toBeNull()
  expect((await stake()).error).toBe(0)
  expect(await session()).toMatchObject({ started_at: server.clock.now() })
})

it('who waits is told from when on a check is owed', async () => {
  const started = server.clock.now()
  await stake()
  expect((await server.call(watchPlay, {}, { as: who })).data.check_at).toBe(started + hour)
})

it('the record of all time tells net, deposits, and the sign-in before this one', async () => {
  const { data } = await server.call(getPlayRecord, {}, { as: who })
  expect(data).toMatchObject({ net: 0, deposited: 0, withdrawn: 0, last_sign_in_at: null })
})
