/** One withdrawal of several wallets: all of it or nothing, and every promotion that ends was told. */
import { beforeEach, describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { createWithdrawal, getWithdrawOptions } from '#contracts/withdraw.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { withdrawMessages as words } from '../../strings/withdraw.ts'
import { bindWallet } from '../../testing/bind-wallet.ts'
import { requestFor } from '../../testing/call.ts'
import { testServer } from '../../testing/hooks.ts'
import { addBankAccount, testBank } from '../../testing/scenes/banks.ts'
import { withdrawHandlers } from './handlers.ts'
import { runPayouts } from './payout.ts'

const bank = testBank()
const server = testServer({ handlers: withdrawHandlers, services: { payouts: bank } })
beforeEach(() => bank.forget())

/** Main 500, lottery 300, sport 640 of which a promotion binds 440. */
async function somebody() {
  const member = await server.member({
    wallets: [
      { balance: 500_00, name: 'main' },
      { balance: 300_00, name: 'lottery' },
      { balance: 640_00, name: 'sport' },
    ],
  })
  await bindWallet(server.db, member, 2, 440_00)
  return { ...member, account: await addBankAccount(server.db, member.id) }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

interface Other {
  wallet: number | string
  amount: number
  told?: number
}

const ask = (who: Somebody, amount: number, others: readonly Other[], key?: string) =>
  server.call(
    createWithdrawal,
    {
      wallet_id: who.walletIds[0]!,
      bank_account_id: who.account,
      amount: satang(amount),
      others: others.map(({ wallet, amount: part, told }) => ({
        wallet_id: typeof wallet === 'number' ? who.walletIds[wallet]! : wallet,
        amount: satang(part),
        ...(told !== undefined && { expected_forfeit: satang(told) }),
      })),
    },
    { as: who, ...(key ? { key } : {}) },
  )
const purses = (who: Somebody) =>
  Promise.all(who.walletIds.map((id) => balanceOf(server.db, walletAccount(id))))
const untouched = [500_00, 300_00, 640_00]

it('takes all that is the member’s own, in one request, and ends the promotion that was told', async () => {
  const who = await somebody()
  const { data: before } = await server.call(getWithdrawOptions, {}, { as: who })
  expect(before).toMatchObject({ withdrawable: 1_000_00, takes_several: true })
  const { data } = await ask(who, 1_000_00, [
    { wallet: 1, amount: 300_00 },
    { wallet: 2, amount: 200_00, told: 440_00 },
  ])
  expect(data).toMatchObject({ amount: 1_000_00, wallet_id: who.walletIds[0], balance_after: 0 })
  expect(await purses(who)).toEqual([0, 0, 0])
  await runPayouts(server.deps)
  expect(bank.sent).toMatchObject([{ amount: 1_000_00 }])
  expect(await balanceOf(server.db, house.withdrawals)).toBe(1_000_00)
  expect(await totalOf(server.db)).toBe(0)
  expect((await verifyLedger(server.db)).faults).toEqual([])
})

it('leaves a promotion alone whose wallet gives nothing', async () => {
  const who = await somebody()
  expect((await ask(who, 800_00, [{ wallet: 1, amount: 300_00 }])).error).toBe(0)
  expect(await purses(who)).toEqual([0, 0, 640_00])
  const { data } = await server.call(getWithdrawOptions, {}, { as: who })
  expect(data.wallets[2]).toMatchObject({ promotion_name: 'welcome', withdrawable: 200_00 })
})

it('the same key is the same withdrawal', async () => {
  const who = await somebody()
  const others = [{ wallet: 1, amount: 100_00 }]
  const first = await ask(who, 300_00, others, 'withdraw-key-of-several')
  expect((await ask(who, 300_00, others, 'withdraw-key-of-several')).text).toBe(first.text)
  expect(await purses(who)).toEqual([300_00, 200_00, 640_00])
  expect((await ask(who, 300_00, [{ wallet: 1, amount: 101_00 }], 'withdraw-key-of-several')).status).toBe(
    409,
  )
})

it('refused by the bank, all of it is back in the first wallet', async () => {
  const who = await somebody()
  await ask(who, 700_00, [{ wallet: 1, amount: 250_00 }])
  bank.says({ state: 'refused', reason: 'refused' })
  await runPayouts(server.deps)
  expect(await purses(who)).toEqual([750_00, 50_00, 640_00])
  expect((await verifyLedger(server.db)).faults).toEqual([])
})

describe('nobody gets more out of it than is theirs, and nothing moves where it is refused', () => {
  it.each([
    ['a promotion’s end that was not told', 700_00, [{ wallet: 2, amount: 200_00 }]],
    ['one that was told too small', 700_00, [{ wallet: 2, amount: 200_00, told: 439_99 }]],
    [
      'the same beside another wallet',
      900_00,
      [
        { wallet: 1, amount: 300_00 },
        { wallet: 2, amount: 100_00 },
      ],
    ],
  ])('%s', async (_, amount, others) => {
    const who = await somebody()
    const { error, message } = await ask(who, amount, others)
    expect({ error, message }).toEqual({ error: 1, message: words.endsPromotion('sport', 'welcome', 440_00) })
    expect(await purses(who)).toEqual(untouched)
  })

  it.each([
    [
      'more than another gives',
      800_00,
      [{ wallet: 1, amount: 300_01 }],
      { amount: words.overBalance(300_00) },
    ],
    [
      'more than the first gives',
      900_00,
      [{ wallet: 1, amount: 300_00 }],
      { amount: words.overBalance(500_00) },
    ],
    [
      'bound money',
      700_00,
      [{ wallet: 2, amount: 200_01, told: 440_00 }],
      { amount: words.overBalance(200_00) },
    ],
    [
      'the same wallet twice',
      600_00,
      [
        { wallet: 1, amount: 200_00 },
        { wallet: 1, amount: 200_00 },
      ],
      { others: words.walletTwice },
    ],
    ['the first wallet again', 600_00, [{ wallet: 0, amount: 500_00 }], { others: words.walletTwice }],
    ['parts that are all of it', 300_00, [{ wallet: 1, amount: 300_00 }], { others: words.partsTooMuch }],
    ['parts above it', 200_00, [{ wallet: 1, amount: 300_00 }], { others: words.partsTooMuch }],
    ['below the least together', 99_00, [{ wallet: 1, amount: 50_00 }], { amount: words.underMin(100_00) }],
    [
      'a wallet of nobody',
      600_00,
      [{ wallet: '999999', amount: 300_00 }],
      { wallet_id: words.unknownWallet },
    ],
  ])('%s', async (_, amount, others, fields) => {
    const who = await somebody()
    const answer = await ask(who, amount, others)
    expect([answer.status, answer.data]).toEqual([422, { fields }])
    expect(await purses(who)).toEqual(untouched)
  })

  it.each(['-100.00', '0.00', '0.005', 'all'])('a part of %s', async (part) => {
    const who = await somebody()
    const body = {
      wallet_id: who.walletIds[0]!,
      bank_account_id: who.account,
      amount: '300.00',
      others: [{ wallet_id: who.walletIds[1]!, amount: part }],
    }
    const response = await server.app.fetch(requestFor(createWithdrawal, body, { as: who }), {})
    expect(response.status).toBe(422)
    expect(await purses(who)).toEqual(untouched)
  })

  it('another member’s wallet', async () => {
    const [who, other] = [await somebody(), await somebody()]
    const answer = await ask(who, 600_00, [{ wallet: other.walletIds[0]!, amount: 300_00 }])
    expect(answer.status).toBe(422)
    expect([await purses(who), await purses(other)]).toEqual([untouched, untouched])
  })

  it('eight at once: one is under way', async () => {
    const who = await somebody()
    const all = await Promise.all(
      Array.from({ length: 8 }, () => ask(who, 700_00, [{ wallet: 1, amount: 300_00 }])),
    )
    expect(all.filter(({ error }) => error === 0)).toHaveLength(1)
    expect(await purses(who)).toEqual([100_00, 0, 640_00])
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })
})
