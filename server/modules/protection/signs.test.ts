import { beforeEach, describe, expect, it } from 'vitest'
import { confirmLimit, setLimit } from '#contracts/protection.ts'
import { satang } from '#contracts/money.ts'
import { getPaymentInfo } from '#contracts/payment.ts'
import { getSigns } from '#contracts/signs.ts'
import { paymentChannels } from '../../db/schema/payment.ts'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { thaiDayOf, thaiDayStart } from '#rules/thai-day.ts'
import { day, hour } from '../../kit/clock.ts'
import { openSession } from '../../kit/identity/sessions.ts'
import { addDraw, bet, drawRound, placeBill } from '../../testing/scenes/bills.ts'
import { testBank } from '../../testing/scenes/banks.ts'
import { depositOptions, depositor } from '../../testing/scenes/deposits.ts'
import { deposit } from '../../testing/scenes/quests.ts'
import { TEST_START } from '../../testing/test-server.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { runPayouts } from '../withdraw/payout.ts'

const { handlers: _some, ...options } = depositOptions
const bank = testBank()
const server = testServer({ ...options, services: { ...options.services, payouts: bank }, ease: 100 })

let who: TestMember
let other: TestMember
beforeEach(async () => {
  bank.forget()
  who = await depositor(server, { wallets: [{ balance: 0, canDeposit: true }] })
  other = await depositor(server, { wallets: [{ balance: 0, canDeposit: true }] })
})

const signs = async (as = who) => (await server.call(getSigns, {}, { as })).data
/** So many hours after midnight in Bangkok, so many days from the first; signed in anew, since no session lasts so long. */
const from = thaiDayStart(thaiDayOf(TEST_START))
async function goTo(days: number, hours: number): Promise<void> {
  server.clock.set(from + days * day + hours * hour)
  const token = await openSession(server.db, { memberId: who.id, now: server.clock.now() })
  who = { ...who, token }
}

/** Pays in one after the other, stakes it all on a number that does not come, and waits for the draw. */
async function loseAll(times: number): Promise<void> {
  const { roundId } = await addDraw(server.db, server.clock.now())
  for (let time = 0; time < times; time++) {
    await deposit(server, who, 100_00)
    await placeBill(server, who, roundId, [bet('top2', '11', 50), bet('bottom2', '22', 50)])
  }
  await drawRound(server, roundId)
}

describe('what is found', () => {
  it('is nothing where nothing was played, and none of it asks for somebody else', async () => {
    await goTo(1, 2)
    await loseAll(3)
    expect(await signs(other)).toEqual([])
    const stranger = await server.call(getSigns, {})
    expect(stranger.status).toBe(401)
  })

  it('three deposits on a lost day, twice, and four nights of bets', async () => {
    for (const night of [1, 2]) {
      await goTo(night, 2)
      await loseAll(3)
    }
    expect(await signs()).toEqual([{ kind: 'chasing', count: 2, days: 14 }])
    // The deposit's own question answers the gravest.
    const [channel] = await server.db.select({ id: paymentChannels.id }).from(paymentChannels)
    const info = await server.call(getPaymentInfo, { channel_id: channel!.id }, { as: who })
    expect(info.data.sign).toEqual({ kind: 'chasing', count: 2, days: 14 })
    for (const night of [3, 4]) {
      await goTo(night, 4.9)
      await loseAll(1)
    }
    expect((await signs()).map(({ kind, count }) => [kind, count])).toEqual([
      ['chasing', 2],
      ['nights', 4],
    ])
    await goTo(40, 12)
    expect(await signs()).toEqual([])
  })

  it('by day the same bets are no nights, and what was won back is no chase', async () => {
    for (const one of [1, 2, 3, 4]) {
      await goTo(one, 5)
      const { roundId } = await addDraw(server.db, server.clock.now())
      for (let time = 0; time < 3; time++) await deposit(server, who, 100_00)
      // The draw is 456: what is staked comes back many times.
      await placeBill(server, who, roundId, [bet('top2', '56', 50)])
      await drawRound(server, roundId)
    }
    expect(await signs()).toEqual([])
  })

  it('deposits of a week that are twice the usual', async () => {
    for (const one of [1, 8, 15]) {
      await goTo(one, 12)
      await deposit(server, who, 1_000_00)
    }
    await goTo(30, 12)
    expect(await signs()).toEqual([])
    await deposit(server, who, 3_000_00)
    expect(await signs()).toEqual([{ kind: 'rising', count: 1, days: 7 }])
  })

  it('own limits that shall be higher, again', async () => {
    await goTo(1, 12)
    const limit = { kind: 'deposit', period: 'day' } as const
    const set = (baht: number) => server.call(setLimit, { ...limit, amount: satang(baht * 100) }, { as: who })
    await set(500)
    await set(1_000)
    expect(await signs()).toEqual([])
    await goTo(2, 12)
    await server.call(confirmLimit, limit, { as: who })
    await set(5_000)
    expect(await signs()).toEqual([{ kind: 'raises', count: 2, days: 14 }])
  })

  it('a deposit soon after a withdrawal, but not after one that the bank refused', async () => {
    const { data } = await server.call(getWithdrawOptions, {}, { as: who })
    const ask = async () => {
      const wish = {
        wallet_id: who.walletIds[0]!,
        bank_account_id: data.bank_accounts[0]!.id,
        amount: satang(100_00),
      }
      const answer = await server.call(createWithdrawal, wish, { as: who })
      await runPayouts(server.deps)
      return answer.data.withdrawal_id
    }
    await goTo(1, 11)
    await deposit(server, who, 1_000_00)
    for (const one of [2, 3, 4]) {
      await goTo(one, 11)
      bank.says(one === 3 ? { state: 'refused', reason: 'refused' } : { state: 'done' })
      await ask()
      await goTo(one, 13)
      await deposit(server, who, 100_00)
    }
    expect(await signs()).toEqual([])
    await goTo(5, 11)
    await ask()
    await goTo(6, 11)
    await deposit(server, who, 100_00)
    expect(await signs()).toEqual([{ kind: 'taken_back', count: 3, days: 14 }])
  })
})
