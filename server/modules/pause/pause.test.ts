import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { updateSubBankAccount } from '#contracts/account.ts'
import { errorCode, PAUSED } from '#contracts/errors.ts'
import { satang } from '#contracts/money.ts'
import { login as loginEndpoint } from '#contracts/auth.ts'
import { closeAccount, watchPlay } from '#contracts/pause.ts'
import { generateQr, getQrcodeInfo } from '#contracts/payment.ts'
import { askToReturn, getProtection, startSelfExclusion, startTimeOut } from '#contracts/protection.ts'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { lottoBills } from '../../db/schema/lotto.ts'
import { memberBankAccounts, members } from '../../db/schema/member.ts'
import { excludedPeople, memberChanges, memberPauses } from '../../db/schema/pause.ts'
import { paymentChannels, paymentEvents } from '../../db/schema/payment.ts'
import { inTransaction, sqlState } from '../../db/transaction.ts'
import { day, minute } from '../../kit/clock.ts'
import { openSession } from '../../kit/identity/sessions.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { whyPlayStops } from '../../ledger/errors.ts'
import { postJournal } from '../../ledger/post.ts'
import { errors } from '../../strings/errors.ts'
import { pauseWords as words } from '../../strings/member.ts'
import { play } from '#sandbox/bank/pay.ts'
import { addDraw, bet, placeBill, type Draw } from '../../testing/scenes/bills.ts'
import { depositOptions, depositor } from '../../testing/scenes/deposits.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { acceptTransfer, returnTransfer } from '../payment/decide.ts'
import { mustNotBeExcluded } from './excluded-people.ts'
import { askRegisterDaily } from './outside-register.ts'

const { handlers: _all, ...options } = depositOptions as typeof depositOptions & { handlers?: unknown }
let register: (mobile: string) => Promise<boolean> = async () => false
const server = testServer({
  ...options,
  services: { ...options.services, exclusions: { isExcluded: ({ mobile }) => register(mobile) } },
})

let draw: Draw
let who: TestMember
beforeEach(async () => {
  register = async () => false
  draw = await addDraw(server.db, server.clock.now())
  who = await depositor(server, { wallets: [{ balance: 1_000_00, canDeposit: true }] })
})

const lines = () => [bet('top3', '123', 10)]
const timeOut = (length: 'day' | 'week' | 'month' | 'six_weeks' = 'day', as: TestMember | string = who) =>
  server.call(startTimeOut, { length }, { as })
const pauseNow = async () => (await server.call(getProtection, {}, { as: who })).data.pause
const purse = () => balanceOf(server.db, walletAccount(who.walletIds[0]!))
const order = async () => {
  const [channel] = await server.db.select().from(paymentChannels).where(eq(paymentChannels.kind, 'qr'))
  const wish = { channel_id: channel!.id, sub_channel_id: '', amount: satang(500_00) }
  return server.call(generateQr, wish, { as: who })
}
const secondDevice = () => openSession(server.db, { memberId: who.id, now: server.clock.now() })

describe('a time-out', () => {
  it('holds at once on every device, and says until when', async () => {
    const other = await secondDevice()
    const now = server.clock.now()
    const { data } = await timeOut('week', other)
    expect(data.pause).toEqual({
      kind: 'time_out',
      state: 'running',
      started_at: now,
      ends_at: now + 7 * day,
      returns_at: null,
    })
    const refused = await placeBill(server, who, draw.roundId, lines())
    expect(refused).toMatchObject({ status: 200, error: PAUSED, message: errors.paused })
    expect(await order()).toMatchObject({ error: PAUSED })
    expect(await purse()).toBe(1_000_00)
  })

  it('is never shortened, and made longer at once', async () => {
    await timeOut('month')
    expect(await timeOut('week')).toMatchObject({ error: errorCode.refused, message: words.heldLonger })
    expect((await timeOut('six_weeks')).error).toBe(0)
    expect((await server.call(startSelfExclusion, { length: 'six_months' }, { as: who })).error).toBe(0)
    expect(await timeOut('six_weeks')).toMatchObject({ error: errorCode.refused })
    const rows = await server.db.select().from(memberPauses).where(eq(memberPauses.memberId, who.id))
    expect(rows.filter((row) => row.overAt === null)).toHaveLength(1)
  })

  it('ends only by a step of the own, a day after it', async () => {
    await timeOut('day')
    expect(await server.call(askToReturn, {}, { as: who })).toMatchObject({ message: words.notOver })
    server.clock.advance(day)
    expect(await pauseNow()).toMatchObject({ state: 'ended' })
    server.clock.advance(3 * day)
    expect(await placeBill(server, who, draw.roundId, lines())).toMatchObject({ error: PAUSED })
    const asked = server.clock.now()
    expect((await server.call(askToReturn, {}, { as: who })).data.pause).toMatchObject({
      state: 'returning',
      returns_at: asked + day,
    })
    server.clock.advance(day - minute)
    await server.call(askToReturn, {}, { as: who })
    expect(await order()).toMatchObject({ error: PAUSED })
    server.clock.advance(minute)
    expect(await pauseNow()).toBeNull()
    expect((await order()).error).toBe(0)
    // And again, as ever.
    expect((await timeOut('day')).error).toBe(0)
  })

  it('leaves the money: withdrawals go on', async () => {
    await timeOut('week')
    const { data } = await server.call(getWithdrawOptions, {}, { as: who })
    const [account] = data.bank_accounts
    if (!data.can_withdraw) expect(data.blocks.map(({ code }) => code)).toEqual(['bank'])
    const wish = { wallet_id: who.walletIds[0]!, bank_account_id: account!.id, amount: satang(300_00) }
    expect((await server.call(createWithdrawal, wish, { as: who })).error).not.toBe(PAUSED)
  })

  it('closes the order that waits for money; what is paid all the same is held and only goes back', async () => {
    const { data } = await order()
    await timeOut('day', await secondDevice())
    const read = await server.call(getQrcodeInfo, { order_id: data.order_id }, { as: who })
    expect(read.data).toMatchObject({ state: 'cancelled', message: words.orderClosed })
    await play(server.deps, data.order_id, 'exact')
    expect(await purse()).toBe(1_000_00)
    const [event] = await server.db.select().from(paymentEvents)
    expect(event).toMatchObject({ outcome: 'held', reason: 'paused' })
    const decide = (work: typeof acceptTransfer) =>
      inTransaction(server.db, (tx) => work(tx, event!.id, server.clock.now()))
    await expect(decide(acceptTransfer)).rejects.toThrow(words.noDepositInPause)
    expect(await decide(returnTransfer)).toBe(true)
    expect(await purse()).toBe(1_000_00)
  })

  it('is written down: who, when, before, after; and nobody changes that', async () => {
    const now = server.clock.now()
    await timeOut('day')
    const [change] = await server.db.select().from(memberChanges)
    expect(change).toMatchObject({ memberId: who.id, who: 'member', what: 'pause', at: now, before: null })
    expect(change?.after).toMatchObject({ kind: 'time_out', ends_at: now + day })
    expect(await server.db.update(memberChanges).set({ who: 'nobody' }).catch(sqlState)).toBe('LE001')
    expect(await server.db.delete(memberChanges).catch(sqlState)).toBe('LE001')
  })
})

describe('the ledger itself', () => {
  const journal = (kind: string, amount: number) =>
    inTransaction(server.db, (tx) =>
      postJournal(tx, {
        key: `${kind}:${amount}:${Math.random()}`,
        kind,
        // Begun before the pause, posted after it.
        at: server.clock.now() - minute,
        postings: [
          { account: walletAccount(who.walletIds[0]!), amount },
          { account: house.promotions, amount: -amount },
        ],
      }),
    )

  it.each(['lotto.bill', 'game.round', 'deposit', 'promotion.bonus', 'coupon.credit', 'a kind of tomorrow'])(
    'takes no %s of a member in a pause',
    async (kind) => {
      await timeOut('day')
      expect(await journal(kind, -10_00).catch(whyPlayStops)).toBe('paused')
      expect(await journal(kind, 10_00).catch(whyPlayStops)).toBe('paused')
      expect(await purse()).toBe(1_000_00)
    },
  )

  it.each(['lotto.win', 'lotto.refund', 'withdraw.refund', 'wallet.transfer'])('takes %s', async (kind) => {
    await timeOut('day')
    await journal(kind, 10_00)
    expect(await purse()).toBe(1_010_00)
  })
})

it('of 64 bills at the moment of exclusion those are taken that came before it, and no other', async () => {
  const devices = await Promise.all(Array.from({ length: 64 }, secondDevice))
  const [answers, excluded] = await Promise.all([
    Promise.all(devices.map((token) => placeBill(server, { ...who, token }, draw.roundId, lines()))),
    server.call(startSelfExclusion, { length: 'six_months' }, { as: who }),
  ])
  expect(excluded.error).toBe(0)
  const taken = answers.filter(({ error }) => error === 0).length
  expect(answers.filter(({ error }) => error !== 0).every(({ error }) => error === PAUSED)).toBe(true)
  const bills = await server.db.select().from(lottoBills)
  expect(bills).toHaveLength(taken)
  const [pause] = await server.db.select().from(memberPauses)
  expect(pause?.startedAt).toBeGreaterThan(0)
  expect((await placeBill(server, who, draw.roundId, lines())).error).toBe(PAUSED)
  expect(await totalOf(server.db)).toBe(0)
}, 60_000)

describe('self-exclusion', () => {
  it('for good has no way back', async () => {
    await server.call(startSelfExclusion, { length: 'open' }, { as: who })
    server.clock.advance(20 * day)
    expect(await server.call(askToReturn, {}, { as: await secondDevice() })).toMatchObject({
      message: words.noReturn,
    })
  })

  it('keeps the person out under another name, number, account or LINE', async () => {
    const [account] = await server.db
      .select()
      .from(memberBankAccounts)
      .where(eq(memberBankAccounts.memberId, who.id))
    await timeOut('day')
    const refused = async (person: Parameters<typeof mustNotBeExcluded>[1]) =>
      mustNotBeExcluded(server.db, person, server.clock.now()).then(
        () => false,
        () => true,
      )
    expect(await refused({ mobile: who.mobile })).toBe(true)
    expect(await refused({ account: { bankId: account!.bankId, no: account!.bankAccountNo } })).toBe(true)
    expect(await refused({ name: `  ${account!.bankAccountName.replace(' ', '   ')} ` })).toBe(true)
    expect(await refused({ name: 'somebody else', mobile: '0800000000' })).toBe(false)
    // A number given up later still counts.
    await server.db.update(members).set({ mobile: '0800000001' }).where(eq(members.id, who.id))
    expect(await refused({ mobile: who.mobile })).toBe(true)
    const stored = JSON.stringify(await server.db.select().from(excludedPeople))
    expect(stored).not.toContain(who.mobile)
  })

  it('cannot be had anew by a bank account under the same name', async () => {
    const [account] = await server.db
      .select()
      .from(memberBankAccounts)
      .where(eq(memberBankAccounts.memberId, who.id))
    await timeOut('day')
    const stranger = await server.member()
    const given = await server.call(
      updateSubBankAccount,
      { bank_id: 5, bank_account_name: account!.bankAccountName, bank_account_no: '0009998887' },
      { as: stranger },
    )
    expect(given).toMatchObject({ error: errorCode.refused, message: words.excluded })
  })
})

it('a closed account is closed for good, and its holder may still sign in and take money out', async () => {
  expect((await server.call(closeAccount, {}, { as: who })).data.pause.kind).toBe('closed')
  expect(await order()).toMatchObject({ error: PAUSED })
  expect(await server.call(askToReturn, {}, { as: who })).toMatchObject({ message: words.noReturn })
  expect((await server.call(getWithdrawOptions, {}, { as: who })).error).toBe(0)
})

describe('who waits', () => {
  it('hears of another device within a second, and nothing is asked of the database meanwhile', async () => {
    const { data: before } = await server.call(watchPlay, {}, { as: who })
    expect(before.pause).toBeNull()
    const waiting = server.call(watchPlay, { seen: before.state }, { as: who })
    await new Promise((resolve) => setTimeout(resolve, 200))
    const begun = performance.now()
    await timeOut('day', await secondDevice())
    const { data } = await waiting
    expect(data.pause).toMatchObject({ kind: 'time_out' })
    expect(data.state).not.toBe(before.state)
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  it('is answered at once where the state is another one already', async () => {
    await timeOut('day')
    expect((await server.call(watchPlay, { seen: 'old' }, { as: who })).data.pause).not.toBeNull()
  })
})

describe('the outside register', () => {
  const login = () =>
    server.call(loginEndpoint, { username: who.username, password: who.password, agent_code: 'chokdee' }, {})

  it('is asked at sign-in: whom it names signs in, and does not play', async () => {
    register = async (mobile) => mobile === who.mobile
    const entered = await login()
    expect(entered.error).toBe(0)
    expect(await pauseNow()).toMatchObject({ kind: 'register', state: 'running' })
    expect(await order()).toMatchObject({ error: PAUSED })
    expect(await server.call(askToReturn, {}, { as: who })).toMatchObject({ error: errorCode.refused })
  })

  it('stops play by its silence, until it answers', async () => {
    register = () => Promise.reject(new Error('away'))
    await login()
    expect(await order()).toMatchObject({ error: PAUSED })
    register = async () => false
    await askRegisterDaily({ ...server.deps, send: async () => {} })
    expect(await pauseNow()).toBeNull()
    expect((await order()).error).toBe(0)
  })

  it('is asked daily, and leaves a pause of the own as it is', async () => {
    const own = await depositor(server)
    await server.call(startSelfExclusion, { length: 'year' }, { as: own })
    register = async (mobile) => mobile === who.mobile
    await askRegisterDaily({ ...server.deps, send: async () => {} })
    expect(await pauseNow()).toMatchObject({ kind: 'register' })
    expect((await server.call(getProtection, {}, { as: own })).data.pause?.kind).toBe('self_exclusion')
  })
})
