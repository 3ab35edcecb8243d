import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { generateQr } from '#contracts/payment.ts'
import { NUMBERS } from '#contracts/testing/yeekee-example.ts'
import { createWithdrawal } from '#contracts/withdraw.ts'
import { shootNumber } from '#contracts/yeekee.ts'
import { memberBankAccounts } from '../../db/schema/member.ts'
import { paymentChannels, paymentEvents } from '../../db/schema/payment.ts'
import { walletPromotions } from '../../db/schema/promotion.ts'
import { inboxItems } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { minute, second } from '../../kit/clock.ts'
import { play, type Way } from '#sandbox/bank/pay.ts'
import { inboxWords as words } from '../../strings/inbox.ts'
import { paymentMessages } from '../../strings/payment.ts'
import { addBankAccount, testBank } from '../../testing/scenes/banks.ts'
import { addDraw, bet, drawRound, placeBill, voidRound } from '../../testing/scenes/bills.ts'
import { bindWallet } from '../../testing/bind-wallet.ts'
import { depositOptions, depositor } from '../../testing/scenes/deposits.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { addBill, addYeekeeRound } from '../../testing/scenes/yeekee.ts'
import { billHandlers } from '../bill/handlers.ts'
import { settleDue } from '../bill/settle-job.ts'
import { acceptTransfer, refuseSlip, returnTransfer } from '../payment/decide.ts'
import { formatBaht } from '#rules/baht.ts'
import { expirePromotions } from '../promotion/expire.ts'
import { withdrawHandlers } from '../withdraw/handlers.ts'
import { runPayouts } from '../withdraw/payout.ts'
import { yeekeeHandlers } from '../yeekee/handlers.ts'
import { closeDue } from '../yeekee/job.ts'
import { shooting } from '../yeekee/rules.ts'

const bank = testBank()
const server = testServer({
  ...depositOptions,
  handlers: {
    ...depositOptions.handlers,
    ...billHandlers,
    ...withdrawHandlers,
    ...yeekeeHandlers,
  },
  services: { ...depositOptions.services, payouts: bank },
})
beforeEach(() => bank.forget())

/** What a member was told, oldest first. */
const told = async ({ id }: TestMember) => {
  const rows = await server.db
    .select()
    .from(inboxItems)
    .where(eq(inboxItems.memberId, id))
    .orderBy(inboxItems.id)
  return rows.map(({ kind, title, body, link, at }) => ({ kind, title, body, link, at }))
}
const titles = async (of: TestMember) => (await told(of)).map(({ title }) => title)
const now = () => server.clock.now()
const rich = () => server.member({ wallets: [{ balance: 1_000_00 }] })

describe('PAY-1 deposits', () => {
  async function order(as: TestMember) {
    const [channel] = await server.db.select().from(paymentChannels).where(eq(paymentChannels.kind, 'qr'))
    const wish = { channel_id: channel!.id, sub_channel_id: '', amount: satang(500_00) }
    return (await server.call(generateQr, wish, { as })).data
  }
  async function paid(way: Way) {
    const who = await depositor(server)
    const made = await order(who)
    server.clock.advance(minute)
    await play(server.deps, made.order_id, way)
    return { who, made, link: `/member/payment?order=${made.order_id}` }
  }

  it('what was credited is told once, however often the bank tells of it', async () => {
    const { who, made, link } = await paid('repeat')
    expect(await told(who)).toEqual([
      {
        kind: 'deposit',
        title: words.deposited(made.pay_amount),
        body: words.order(made.ref),
        link,
        at: now(),
      },
    ])
  })

  it('money in another name is told to be looked at; then, accepted, that it is in', async () => {
    const { who, made, link } = await paid('stranger')
    const held = { kind: 'deposit', title: words.depositHeld(made.pay_amount), link, at: now() }
    expect(await told(who)).toMatchObject([
      { ...held, body: paymentMessages.heldName(formatBaht(made.pay_amount)) },
    ])
    const [event] = await server.db.select().from(paymentEvents)
    const accept = () => inTransaction(server.db, (tx) => acceptTransfer(tx, event!.id, now()))
    await accept()
    await accept()
    expect(await titles(who)).toEqual([held.title, words.deposited(made.pay_amount)])
  })

  it('or that it was sent back', async () => {
    const { who, made } = await paid('stranger')
    const [event] = await server.db.select().from(paymentEvents)
    await inTransaction(server.db, (tx) => returnTransfer(tx, event!.id, now()))
    expect((await titles(who))[1]).toBe(words.depositReturned(made.pay_amount))
  })

  it('an order without a slip has nothing to be refused', async () => {
    const who = await depositor(server)
    const { order_id } = await order(who)
    expect(await inTransaction(server.db, (tx) => refuseSlip(tx, order_id, now()))).toBe(false)
    expect(await told(who)).toEqual([])
  })
})

describe('PAY-2 withdrawals', () => {
  async function withdrawn() {
    const who = await rich()
    const wish = {
      wallet_id: who.walletIds[0]!,
      bank_account_id: await addBankAccount(server.db, who.id),
      amount: satang(200_00),
    }
    const { data } = await server.call(createWithdrawal, wish, { as: who })
    const pay = async () => {
      server.clock.advance(2 * second)
      await runPayouts(server.deps)
    }
    return { who, data, pay, link: `/member/withdraw/${data.withdrawal_id}` }
  }

  it('paid: told when it is, once', async () => {
    const { who, data, pay, link } = await withdrawn()
    expect(await told(who)).toEqual([])
    await pay()
    const at = now()
    await pay()
    const [account] = await server.db
      .select()
      .from(memberBankAccounts)
      .where(eq(memberBankAccounts.memberId, who.id))
    const body = words.withdrawnTo(account!.bankAccountNo.slice(-4), data.ref)
    expect(await told(who)).toEqual([{ kind: 'withdrawal', title: words.withdrawn(200_00), body, link, at }])
  })

  it('refused: that the money is back, and why', async () => {
    bank.says({ state: 'refused', reason: 'account_closed' })
    const { who, data, pay, link } = await withdrawn()
    await pay()
    await pay()
    expect(await told(who)).toMatchObject([
      {
        title: words.withdrawalRefused(200_00),
        body: words.withdrawalReason('account_closed', data.ref),
        link,
      },
    ])
  })
})

describe('LOTTO-2 bills', () => {
  it('winners of a round are told, each once; who lost is not', async () => {
    const draw = await addDraw(server.db, now())
    const [winner, single, loser] = [await rich(), await rich(), await rich()]
    const place = (who: TestMember, number: string) =>
      placeBill(server, who, draw.roundId, [bet('top3', number, 20)])
    const { data } = await place(single, '456')
    await place(winner, '456')
    await place(winner, '456')
    await place(loser, '457')
    await drawRound(server, draw.roundId)
    await settleDue(server.deps)
    await settleDue(server.deps)
    const { bill_id, bill_no } = data.bill
    // Two bills of one draw are one message with their sum.
    const message = { kind: 'result', at: now() }
    expect(await told(winner)).toEqual([
      {
        ...message,
        title: words.won(36_000_00),
        body: words.wonBills('Government draw', 2),
        link: '/lotto/bills',
      },
    ])
    expect(await told(single)).toEqual([
      {
        ...message,
        title: words.won(18_000_00),
        body: words.wonBill('Government draw', bill_no),
        link: `/lotto/bills?bill=${bill_id}`,
      },
    ])
    expect(await told(loser)).toEqual([])
  })

  it('a round without a result: the stake is back', async () => {
    const draw = await addDraw(server.db, now())
    const who = await rich()
    const { data } = await placeBill(server, who, draw.roundId, [bet('top3', '456', 20)])
    await voidRound(server, draw.roundId, 'voided')
    await settleDue(server.deps)
    await settleDue(server.deps)
    expect(await told(who)).toMatchObject([
      { title: words.refunded(20_00), body: words.refundedBill('Government draw', data.bill.bill_no) },
    ])
  })

  it('LOTTO-1 the prizes for the newest and the sixteenth shot', async () => {
    const [oldest, newest] = [await rich(), await rich()]
    const round_id = await addYeekeeRound(server.db, now())
    for (const who of [oldest, newest]) await addBill(server.db, who, round_id, 400_00)
    const shooters = [oldest, await rich(), ...Array.from({ length: 14 }, () => newest)]
    for (const [at, who] of shooters.entries()) {
      const number = NUMBERS[at]!
      expect((await server.call(shootNumber, { round_id, number }, { as: who })).error).toBe(0)
      server.clock.advance(shooting.cooldown)
    }
    server.clock.advance(10 * minute)
    await closeDue(server.deps)
    await closeDue(server.deps)
    const notice = (rank: number) => ({
      kind: 'result',
      title: words.shooting(20_00),
      body: words.shootingRank(rank),
      link: `/lotto/results?round=${round_id}`,
      at: now(),
    })
    expect([await told(newest), await told(oldest)]).toEqual([[notice(1)], [notice(16)]])
  })
})

it('PROMO-2 a promotion that ran out, and what it took', async () => {
  const who = await server.member({ wallets: [{ balance: 500_00, name: 'main' }] })
  await bindWallet(server.db, who, 0)
  await server.db.update(walletPromotions).set({ endsAt: now() })
  expect(await expirePromotions(server.db, now())).toBe(1)
  expect(await expirePromotions(server.db, now())).toBe(0)
  const [bound] = await server.db.select().from(walletPromotions)
  expect(await told(who)).toEqual([
    {
      kind: 'reward',
      title: words.promotionOver('welcome'),
      body: words.promotionTaken(bound!.forfeited),
      link: '/member/promotions?view=history',
      at: now(),
    },
  ])
})
