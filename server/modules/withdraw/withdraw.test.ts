import { beforeEach, describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { createWithdrawal, getWithdrawal, getWithdrawals, getWithdrawOptions } from '#contracts/withdraw.ts'
import { agentSettings } from '../../db/schema/agent.ts'
import { day, minute, second } from '../../kit/clock.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { withdrawMessages as words } from '../../strings/withdraw.ts'
import { addBankAccount, testBank } from '../../testing/scenes/banks.ts'
import { bindWallet } from '../../testing/bind-wallet.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { withdrawHandlers } from './handlers.ts'
import { runPayouts } from './payout.ts'

const bank = testBank()
const server = testServer({ handlers: withdrawHandlers, services: { payouts: bank } })
beforeEach(() => bank.forget())

async function somebody(balance = 1_000_00): Promise<TestMember & { account: string }> {
  const member = await server.member({ wallets: [{ balance, name: 'main' }] })
  return { ...member, account: await addBankAccount(server.db, member.id) }
}

type Somebody = Awaited<ReturnType<typeof somebody>>

const wish = (who: Somebody, baht = 200) => ({
  wallet_id: who.walletIds[0]!,
  bank_account_id: who.account,
  amount: satang(baht * 100),
})
const ask = (who: Somebody, baht?: number, key?: string) =>
  server.call(createWithdrawal, wish(who, baht), { as: who, ...(key ? { key } : {}) })
const options = async (who: { token: string }) =>
  (await server.call(getWithdrawOptions, {}, { as: who })).data
const look = async (who: Somebody, withdrawal_id: string) =>
  (await server.call(getWithdrawal, { withdrawal_id }, { as: who })).data
const purse = (who: Somebody) => balanceOf(server.db, walletAccount(who.walletIds[0]!))
const pay = () => runPayouts(server.deps)

it('needs sign-in', async () => {
  const somebodys = { withdrawal_id: '1', wallet_id: '1', bank_account_id: '1', amount: satang(1) }
  for (const endpoint of [getWithdrawOptions, createWithdrawal, getWithdrawals, getWithdrawal])
    expect((await server.call(endpoint, somebodys as never)).status).toBe(401)
})

describe('PAY-2 can I withdraw?', () => {
  it('says what, from where, to which account, how often', async () => {
    const who = await somebody()
    expect(await options(who)).toMatchObject({
      withdrawable: 1_000_00,
      locked: 0,
      min_amount: 100_00,
      max_amount: 200_000_00,
      fee: 0,
      times_used: 0,
      times_max: 3,
      bank_accounts: [{ id: who.account, bank_id: 4 }],
      blocks: [],
      open: null,
      can_withdraw: true,
    })
  })

  it('names the missing bank account and the page that takes one', async () => {
    const member = await server.member({ wallets: [{ balance: 500_00 }] })
    const { blocks, can_withdraw } = await options(member)
    expect(can_withdraw).toBe(false)
    expect(blocks).toEqual([{ code: 'bank_account', message: words.noBankAccount, link: '/member/profile' }])
  })

  it('WALLET-1 a wallet with turnover left is shown with what is left, and gives nothing', async () => {
    const member = await server.member({
      wallets: [
        { balance: 500_00, name: 'main' },
        { balance: 640_00, name: 'sport' },
      ],
    })
    await bindWallet(server.db, member, 1)
    const { wallets, withdrawable, locked } = await options(member)
    expect({ withdrawable, locked }).toEqual({ withdrawable: 500_00, locked: 640_00 })
    expect(wallets[1]).toMatchObject({
      withdrawable: 0,
      promotion_name: 'welcome',
      turnover_done: 3_100_00,
      turnover_target: 5_000_00,
    })
  })

  it('the limits are the agent’s', async () => {
    await server.db.insert(agentSettings).values([
      { agentCode: 'chokdee', configKey: 'withdraw_min', val: '300', defaultVal: '' },
      { agentCode: 'chokdee', configKey: 'withdraw_fee', val: null, defaultVal: '10' },
    ])
    const who = await somebody()
    expect(await options(who)).toMatchObject({ min_amount: 300_00, fee: 10_00 })
    const { data } = await ask(who, 300)
    expect(data).toMatchObject({ amount: 300_00, fee: 10_00, net_amount: 290_00 })
    await pay()
    expect(bank.sent[0]!.amount).toBe(290_00)
    expect(await balanceOf(server.db, house.fees)).toBe(10_00)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('without a bank that pays, nobody can', async () => {
    const who = await somebody()
    const { services } = server.deps as { services: { payouts?: unknown } }
    const before = services.payouts
    delete services.payouts
    expect((await options(who)).blocks.map((block) => block.code)).toEqual(['bank'])
    expect(await ask(who)).toMatchObject({ error: 1, message: words.noBank })
    expect(await pay()).toBeNull()
    services.payouts = before
  })
})

describe('PAY-2 asking for it', () => {
  it('takes the money at once, to the bank account on file, and is paid out', async () => {
    const who = await somebody()
    const { data } = await ask(who)
    expect(data).toMatchObject({ state: 'pending', amount: 200_00, balance_after: 800_00 })
    expect(data.ref).toMatch(/^W691120\d{4}$/)
    expect(await purse(who)).toBe(800_00)
    expect(await balanceOf(server.db, house.payouts)).toBe(200_00)
    server.clock.advance(2 * second)
    await pay()
    expect(bank.sent).toMatchObject([{ reference: data.ref, amount: 200_00, bankId: 4 }])
    const done = await look(who, data.withdrawal_id)
    expect(done).toMatchObject({ state: 'done', done_at: server.clock.now(), reason: '' })
    expect(await balanceOf(server.db, house.payouts)).toBe(0)
    expect(await balanceOf(server.db, house.withdrawals)).toBe(200_00)
    await pay()
    expect(bank.sent).toHaveLength(1)
  })

  it('the same key is the same withdrawal, and another body a conflict', async () => {
    const who = await somebody()
    const key = 'withdraw-key-of-test'
    const first = await ask(who, 200, key)
    const second = await ask(who, 200, key)
    expect(second.text).toBe(first.text)
    expect(await purse(who)).toBe(800_00)
    expect((await ask(who, 300, key)).status).toBe(409)
  })

  it('two at once: one is under way, the other is told so', async () => {
    const who = await somebody()
    const both = await Promise.all([ask(who), ask(who)])
    expect(both.map((one) => one.error).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await purse(who)).toBe(800_00)
  })

  it('counts the times of the day, forgets them at midnight in Bangkok, and does not count what came back', async () => {
    const who = await somebody()
    bank.says({ state: 'refused', reason: 'refused' })
    await ask(who, 100)
    await pay()
    bank.says({ state: 'done' })
    for (let i = 0; i < 3; i++) {
      expect((await ask(who, 100)).error).toBe(0)
      await pay()
    }
    expect(await ask(who, 100)).toMatchObject({ error: 1, message: words.timesUsed(3) })
    // Noon in the tests: twelve hours to midnight.
    server.clock.advance(day / 2)
    expect((await ask(who, 100)).error).toBe(0)
  })

  it.each([
    ['below the minimum', { amount: satang(99_99) }, { amount: words.underMin(100_00) }],
    ['more than there is', { amount: satang(1_000_01) }, { amount: words.overBalance(1_000_00) }],
    ['a wallet of nobody', { wallet_id: '999' }, { wallet_id: words.unknownWallet }],
    ['an account of nobody', { bank_account_id: '999' }, { bank_account_id: words.unknownAccount }],
  ])('%s is said beside the field', async (_, change, fields) => {
    const who = await somebody()
    const answer = await server.call(createWithdrawal, { ...wish(who), ...change }, { as: who })
    expect(answer.status).toBe(422)
    expect(answer.data).toEqual({ fields })
    expect(await purse(who)).toBe(1_000_00)
  })

  it('somebody else’s account, wallet and withdrawal are nobody’s', async () => {
    const [who, other] = [await somebody(), await somebody()]
    const stolen = await server.call(
      createWithdrawal,
      { ...wish(who), bank_account_id: other.account },
      { as: who },
    )
    expect(stolen.status).toBe(422)
    const { data } = await ask(other)
    expect((await server.call(getWithdrawal, data, { as: who })).status).toBe(404)
    expect((await server.call(getWithdrawals, {}, { as: who })).data).toEqual([])
  })

  it('WALLET-1 of a wallet with a promotion its own money leaves, and no satang of what is bound', async () => {
    const member = await server.member({ wallets: [{ balance: 500_00 }, { balance: 640_00, name: 'sport' }] })
    const account = await addBankAccount(server.db, member.id)
    await bindWallet(server.db, member, 1, 440_00)
    const ask = (amount: number, expected_forfeit?: number) =>
      server.call(
        createWithdrawal,
        {
          wallet_id: member.walletIds[1]!,
          bank_account_id: account,
          amount: satang(amount),
          ...(expected_forfeit !== undefined && { expected_forfeit: satang(expected_forfeit) }),
        },
        { as: member },
      )
    const told = words.endsPromotion('sport', 'welcome', 440_00)
    expect((await ask(200_01, 440_00)).data).toEqual({ fields: { amount: words.overBalance(200_00) } })
    expect(await ask(200_00)).toMatchObject({ error: 1, message: told })
    expect(await ask(200_00, 439_99)).toMatchObject({ error: 1, message: told })
    expect(await balanceOf(server.db, walletAccount(member.walletIds[1]!))).toBe(640_00)
    expect((await ask(200_00, 440_00)).error).toBe(0)
    expect(await balanceOf(server.db, walletAccount(member.walletIds[1]!))).toBe(0)
    expect((await options(member)).wallets[1]).toMatchObject({ promotion_name: '', forfeit: 0 })
    expect(await totalOf(server.db)).toBe(0)
  })

  it('lists them, newest first, in pages', async () => {
    const who = await somebody()
    for (const baht of [100, 110, 120]) {
      await ask(who, baht)
      await pay()
    }
    const { data, body } = await server.call(getWithdrawals, { limit: 2 }, { as: who })
    expect(data.map((one) => one.amount)).toEqual([120_00, 110_00])
    expect(body.total).toBe(3)
    const rest = await server.call(getWithdrawals, { limit: 2, page: 2 }, { as: who })
    expect(rest.data.map((one) => one.amount)).toEqual([100_00])
  })
})

describe('PAY-2 paying out', () => {
  it('refused: the reason is told and the money is back, once', async () => {
    const who = await somebody()
    const { data } = await ask(who)
    bank.says({ state: 'refused', reason: 'name_mismatch' })
    await pay()
    await pay()
    expect(await look(who, data.withdrawal_id)).toMatchObject({
      state: 'refused',
      reason: words.reasons.name_mismatch,
      refunded_at: server.clock.now(),
      done_at: null,
      balance_after: 1_000_00,
    })
    expect(await purse(who)).toBe(1_000_00)
    expect(await balanceOf(server.db, house.payouts)).toBe(0)
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })

  it('no answer: it stays on its way and is asked about, never sent twice', async () => {
    const who = await somebody()
    const { data } = await ask(who)
    bank.goesSilent(3)
    for (let i = 0; i < 3; i++) {
      await pay()
      expect((await look(who, data.withdrawal_id)).state).toBe('transferring')
      server.clock.advance(1 * minute)
    }
    await pay()
    expect((await look(who, data.withdrawal_id)).state).toBe('done')
    expect(bank.sent).toHaveLength(1)
  })

  it('a bank that takes its time is asked again, and says when', async () => {
    const who = await somebody()
    await ask(who)
    bank.says({ state: 'running' })
    expect(await pay()).toBe(3 * second)
    bank.says({ state: 'done' })
    expect(await pay()).toBe(3 * second)
    server.clock.advance(3 * second)
    expect(await pay()).toBeNull()
    expect(bank.sent).toHaveLength(1)
  })

  it('what the bank never got is sent again under the same number, when it cannot arrive any more', async () => {
    const who = await somebody()
    const { data } = await ask(who)
    bank.losesNext()
    await pay()
    server.clock.advance(1 * minute)
    await pay()
    expect(bank.sent).toEqual([])
    server.clock.advance(2 * minute)
    await pay()
    expect(bank.sent.map((order) => order.reference)).toEqual([data.ref])
    expect((await look(who, data.withdrawal_id)).state).toBe('done')
  })

  it('I5 a crash between the bank’s answer and our books pays nobody twice', async () => {
    const who = await somebody()
    const { data } = await ask(who)
    const { database } = server.deps
    // Every transaction after the claim fails: the process dies before it writes the answer down.
    let transactions = 0
    const dying = new Proxy(database.db, {
      get: (db, name) => {
        const value = Reflect.get(db, name) as unknown
        if (name !== 'transaction') return typeof value === 'function' ? value.bind(db) : value
        return (work: never) => {
          if (transactions++ > 0) throw new Error('killed')
          return db.transaction(work)
        }
      },
    })
    await expect(runPayouts({ ...server.deps, database: { ...database, db: dying } })).rejects.toThrow(
      'killed',
    )
    expect(bank.sent).toHaveLength(1)
    expect((await look(who, data.withdrawal_id)).state).toBe('transferring')
    server.clock.advance(2 * minute)
    await pay()
    expect(bank.sent).toHaveLength(1)
    expect((await look(who, data.withdrawal_id)).state).toBe('done')
    expect(await balanceOf(server.db, house.withdrawals)).toBe(200_00)
  })

  it('two workers at once talk to the bank once', async () => {
    const people = await Promise.all([somebody(), somebody(), somebody()])
    for (const who of people) await ask(who)
    await Promise.all([pay(), pay()])
    expect(bank.sent).toHaveLength(3)
    expect(await balanceOf(server.db, house.withdrawals)).toBe(600_00)
  })
})

describe('PAY-2 how long it takes', () => {
  it('is measured on what arrived today, of all members; nothing before, nothing of yesterday', async () => {
    const [one, other] = [await somebody(), await somebody()]
    expect((await options(one)).pace).toBeNull()
    await ask(one)
    server.clock.advance(40 * second)
    await pay()
    server.clock.advance(20 * second)
    await pay()
    const first = await options(other)
    expect(first.pace).toMatchObject({ count: 1 })
    expect(first.pace!.average).toBe(first.pace!.slowest)
    expect(first.pace!.average).toBeGreaterThanOrEqual(40)
    server.clock.advance(day)
    expect((await options(other)).pace).toBeNull()
  })
})
