import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import {
  cancelOrder,
  createTransferOrder,
  generateQr,
  getQrcodeInfo,
  inquireStatus,
} from '#contracts/payment.ts'
import { ledgerJournals } from '../../db/schema/ledger.ts'
import { paymentChannels, paymentEvents } from '../../db/schema/payment.ts'
import { promotionBundles, promotions } from '../../db/schema/promotion.ts'
import { inTransaction } from '../../db/transaction.ts'
import { minute } from '../../kit/clock.ts'
import { balanceOf, house, totalOf } from '../../ledger/accounts.ts'
import { play, type Way } from '#sandbox/bank/pay.ts'
import { booksOf } from '#sandbox/bank/books.ts'
import { paymentMessages as words } from '../../strings/payment.ts'
import { depositOptions, depositor } from '../../testing/scenes/deposits.ts'
import { testServer } from '../../testing/hooks.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { formatBaht } from '#rules/baht.ts'
import { acceptTransfer, returnTransfer } from './decide.ts'
import { bankNotices, signNotice } from './notice.ts'
import { takeTransfer } from './parts/take-transfer.ts'

const server = testServer(depositOptions)

async function open(as: TestMember, kind: 'qr' | 'bank' | 'truemoney' = 'qr', promotion_id?: string) {
  const rows = await server.db.select().from(paymentChannels).where(eq(paymentChannels.kind, kind))
  const wish = { channel_id: rows[0]!.id, amount: satang(500_00), ...(promotion_id ? { promotion_id } : {}) }
  const { data, error } =
    kind === 'qr'
      ? await server.call(generateQr, { ...wish, sub_channel_id: '' }, { as })
      : await server.call(createTransferOrder, wish, { as })
  expect(error).toBe(0)
  return data
}
const pay = (orderId: string, way: Way) => play(server.deps, orderId, way)
const read = async (as: TestMember, orderId: string) =>
  (await server.call(getQrcodeInfo, { order_id: orderId }, { as })).data!
const balance = async (as: TestMember) =>
  (await server.call(getWallets, {}, { as })).data.reduce((sum, wallet) => sum + wallet.balance, 0)
const held = async () => {
  const [event] = await server.db.select().from(paymentEvents).where(eq(paymentEvents.outcome, 'held'))
  return event!
}
const decide = (work: typeof acceptTransfer, eventId: string) =>
  inTransaction(server.db, (tx) => work(tx, eventId, server.clock.now()))

describe('a transfer of the exact amount in the own name', () => {
  it.each(['qr', 'bank', 'truemoney'] as const)('PAY-1 by %s is credited at once, once', async (kind) => {
    const malee = await depositor(server, { wallets: [{ balance: 100_00, canDeposit: true }] })
    const order = await open(malee, kind)
    server.clock.advance(minute)
    await pay(order.order_id, 'exact')
    const after = await read(malee, order.order_id)
    expect(after).toMatchObject({
      state: 'credited',
      credited_amount: order.pay_amount,
      credited_at: server.clock.now(),
      balance_before: 100_00,
      balance_after: 100_00 + order.pay_amount,
      message: '',
    })
    expect(await balance(malee)).toBe(100_00 + order.pay_amount)
    const status = await server.call(inquireStatus, { order_id: order.order_id }, { as: malee })
    expect(status.data).toMatchObject({ state: 'credited', credited_amount: order.pay_amount })
    expect(status.data.ask_again_in).toBeUndefined()
  })

  it('PAY-1 told three times is one', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    await pay(order.order_id, 'repeat')
    expect(await balance(malee)).toBe(order.pay_amount)
    expect((await read(malee, order.order_id)).message).toBe('')
  })

  it('PAY-1 told by several at the same moment is one', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    const transfer = {
      txnId: '014:TOLD-BY-MANY',
      payee: 'promptpay:0066000000000',
      amount: order.pay_amount,
      paidAt: server.clock.now(),
      senderName: malee.name,
      senderAccount: '',
      senderMobile: '',
    } as const
    const tell = () => inTransaction(server.db, (tx) => takeTransfer(tx, transfer, server.clock.now()))
    const taken = await Promise.all([tell(), tell(), tell(), tell(), tell()])
    expect(taken.filter((each) => each === 'credited')).toHaveLength(1)
    expect(await balance(malee)).toBe(order.pay_amount)
  })

  it('PAY-1 stands in the ledger under the bank’s own number, and the books are even', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    const [txnId] = (await pay(order.order_id, 'exact'))!
    const [journal] = await server.db
      .select()
      .from(ledgerJournals)
      .where(eq(ledgerJournals.key, `deposit:${txnId}`))
    expect(journal).toMatchObject({ kind: 'deposit', memo: order.ref })
    expect(await balanceOf(server.db, house.deposits)).toBe(-order.pay_amount)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('PAY-1 late: credited all the same, and said', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    await pay(order.order_id, 'expire')
    server.clock.advance(minute)
    expect((await read(malee, order.order_id)).state).toBe('expired')
    await pay(order.order_id, 'exact')
    expect(await read(malee, order.order_id)).toMatchObject({
      state: 'credited',
      message: words.creditedLate(formatBaht(order.pay_amount)),
    })
    expect(await balance(malee)).toBe(order.pay_amount)
  })

  it('PAY-1 after a cancellation: likewise', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    await server.call(cancelOrder, { order_id: order.order_id }, { as: malee })
    await pay(order.order_id, 'exact')
    expect((await read(malee, order.order_id)).message).toBe(
      words.creditedCancelled(formatBaht(order.pay_amount)),
    )
    expect(await balance(malee)).toBe(order.pay_amount)
  })

  it('PAY-1 twice: both are the member’s, and the order says so', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    await pay(order.order_id, 'twice')
    const after = await read(malee, order.order_id)
    expect(after).toMatchObject({
      state: 'credited',
      credited_amount: 2 * order.pay_amount,
      balance_before: 0,
      message: words.creditedAgain(2, formatBaht(order.pay_amount)),
    })
    expect(await balance(malee)).toBe(2 * order.pay_amount)
  })

  it('PAY-1 cannot be cancelled any more', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    await pay(order.order_id, 'exact')
    const answer = await server.call(cancelOrder, { order_id: order.order_id }, { as: malee })
    expect(answer.message).toBe(words.cannotCancelPaid)
  })

  it('PAY-1 reaches who it belongs to, though others deposit the same amount', async () => {
    const people = []
    for (let n = 0; n < 5; n++) people.push(await depositor(server))
    const orders = []
    for (const each of people) orders.push(await open(each, 'bank'))
    for (const order of orders.toReversed()) await pay(order.order_id, 'exact')
    for (const [n, each] of people.entries()) expect(await balance(each)).toBe(orders[n]!.pay_amount)
  })
})

describe('a transfer that people must look at', () => {
  it('PAY-1 another amount: nothing is credited, the sum is named, the promise not to pay again', async () => {
    const malee = await depositor(server)
    const order = await open(malee, 'bank')
    await pay(order.order_id, 'wrong')
    const after = await read(malee, order.order_id)
    expect(after).toMatchObject({
      state: 'checking',
      message: words.heldAmount(formatBaht(order.pay_amount - 100), formatBaht(order.pay_amount)),
    })
    expect(await balance(malee)).toBe(0)
    const refused = await server.call(cancelOrder, { order_id: order.order_id }, { as: malee })
    expect(refused.message).toBe(words.cannotCancelChecking)
  })

  it('PAY-1 accepted by people, what came in is credited, once', async () => {
    const malee = await depositor(server)
    const order = await open(malee, 'bank')
    await pay(order.order_id, 'wrong')
    const event = await held()
    const answers = await Promise.all([decide(acceptTransfer, event.id), decide(acceptTransfer, event.id)])
    expect(answers.toSorted()).toEqual([false, true])
    expect(await decide(returnTransfer, event.id)).toBe(false)
    expect(await balance(malee)).toBe(order.pay_amount - 100)
    expect((await read(malee, order.order_id)).message).toBe(
      words.creditedByStaff(formatBaht(order.pay_amount - 100)),
    )
  })

  it('PAY-1 from another name: held whoever’s amount it is, and sent back it ends the order', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    await pay(order.order_id, 'stranger')
    expect(await read(malee, order.order_id)).toMatchObject({
      state: 'checking',
      message: words.heldName(formatBaht(order.pay_amount)),
    })
    await decide(returnTransfer, (await held()).id)
    expect(await read(malee, order.order_id)).toMatchObject({
      state: 'rejected',
      message: words.returnedToSender(formatBaht(order.pay_amount)),
    })
    expect(await balance(malee)).toBe(0)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('PAY-1 TrueMoney from another phone is held', async () => {
    const malee = await depositor(server)
    const order = await open(malee, 'truemoney')
    await pay(order.order_id, 'stranger')
    expect((await read(malee, order.order_id)).state).toBe('checking')
    expect(await balance(malee)).toBe(0)
  })

  it('PAY-1 the right transfer is credited while another one is held', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    await pay(order.order_id, 'stranger')
    await pay(order.order_id, 'exact')
    expect((await read(malee, order.order_id)).state).toBe('credited')
    expect(await balance(malee)).toBe(order.pay_amount)
    await decide(returnTransfer, (await held()).id)
    expect((await read(malee, order.order_id)).state).toBe('credited')
  })

  it('PAY-1 a neighbour’s amount by mistake is the sender’s matter, not the neighbour’s', async () => {
    const [malee, mana] = [await depositor(server), await depositor(server)]
    const [own, other] = [await open(malee, 'bank'), await open(mana, 'bank')]
    const transfer = {
      txnId: '014:MISTYPED',
      payee: 'bank:0000000022',
      amount: other.pay_amount,
      paidAt: server.clock.now(),
      senderName: malee.name,
      senderAccount: '',
      senderMobile: '',
    } as const
    await inTransaction(server.db, (tx) => takeTransfer(tx, transfer, server.clock.now()))
    expect((await read(malee, own.order_id)).message).toBe(
      words.heldAmount(formatBaht(other.pay_amount), formatBaht(own.pay_amount)),
    )
    expect((await read(mana, other.order_id)).state).toBe('waiting')
    expect((await balance(malee)) + (await balance(mana))).toBe(0)
  })

  it('PAY-1 money that belongs to no order is kept, and credited to nobody', async () => {
    const transfer = {
      txnId: '004:NOBODY',
      payee: 'bank:0000000011',
      amount: 77_77,
      paidAt: server.clock.now(),
      senderName: 'Somebody Else',
      senderAccount: '1234',
      senderMobile: '',
    } as const
    const taken = await inTransaction(server.db, (tx) => takeTransfer(tx, transfer, server.clock.now()))
    expect(taken).toBe('unmatched')
    expect(await balanceOf(server.db, house.deposits).catch(() => 0)).toBe(0)
  })

  it('PAY-1 the sandbox’s books name orders, transfers and what is held', async () => {
    const malee = await depositor(server)
    const order = await open(malee)
    await pay(order.order_id, 'stranger')
    const books = await booksOf(server.db, { now: server.clock.now(), limit: 10, username: malee.username })
    expect(books).toMatchObject([
      { ref: order.ref, state: 'checking', held: [{ reason: 'name' }], transfers: [{}] },
    ])
  })
})

describe('a promotion taken with the deposit', () => {
  async function promotion(bundles: Record<string, string>): Promise<string> {
    const [row] = await server.db
      .insert(promotions)
      .values({ agentCode: TEST_AGENT, name: 'Double', typeId: 1 })
      .returning({ id: promotions.id })
    await server.db
      .insert(promotionBundles)
      .values(Object.entries(bundles).map(([key, val]) => ({ promotionId: row!.id, key, val })))
    return row!.id
  }
  const double = { min_transfer_amount: '100', bonus_percent: '100', max_bonus: '1000', turnover_times: '5' }

  it('PAY-1 is given with the exact transfer, on the amount that was chosen', async () => {
    const malee = await depositor(server)
    const order = await open(malee, 'qr', await promotion(double))
    expect(order.promotion_name).toBe('Double')
    await pay(order.order_id, 'exact')
    expect(await balance(malee)).toBe(order.pay_amount + 500_00)
    expect((await read(malee, order.order_id)).message).toBe(
      words.promotionGiven('Double', formatBaht(500_00), formatBaht(5000_00)),
    )
  })

  it('PAY-1 is not given when the money came otherwise than agreed', async () => {
    const malee = await depositor(server)
    const order = await open(malee, 'qr', await promotion(double))
    await pay(order.order_id, 'late')
    expect(await balance(malee)).toBe(order.pay_amount)
    expect((await read(malee, order.order_id)).message).toContain(words.promotionNotAsAgreed)
  })

  it('PAY-1 that cannot be had is refused before anything is transferred', async () => {
    const malee = await depositor(server)
    const rows = await server.db.select().from(paymentChannels)
    const wish = { channel_id: rows[0]!.id, sub_channel_id: '', amount: satang(500_00) }
    const ask = (promotion_id: string) => server.call(generateQr, { ...wish, promotion_id }, { as: malee })
    expect((await ask('999')).message).toBe(words.promotionUnknown)
    const least = await promotion({ ...double, min_transfer_amount: '1000' })
    expect((await ask(least)).data).toEqual({ fields: { amount: words.promotionMin('1,000') } })
    const fixed = await promotion({ ...double, fixed_transfer_amount: '300' })
    expect((await ask(fixed)).data).toEqual({ fields: { amount: words.promotionFixed('300') } })
  })
})

describe('the bank’s notice', () => {
  const SECRET = 'test'
  const body = JSON.stringify({ txn_id: '014:N1', payee: 'bank:0000000022', amount: '10.00', paid_at: 0 })
  const post = (text: string, signature: string) =>
    bankNotices(server.deps, SECRET).request('/', {
      method: 'POST',
      body: text,
      headers: { 'bank-signature': signature },
    })

  it('PAY-1 is taken when it is signed and fresh', async () => {
    const answer = await post(body, signNotice(server.clock.now(), body, SECRET))
    expect(await answer.json()).toEqual({ taken: 'unmatched' })
    const again = await post(body, signNotice(server.clock.now(), body, SECRET))
    expect(await again.json()).toEqual({ taken: 'known' })
  })

  it.each([
    ['without a signature', () => post(body, ''), 401],
    ['of another body', () => post(`${body} `, signNotice(server.clock.now(), body, SECRET)), 401],
    ['of another secret', () => post(body, signNotice(server.clock.now(), body, 'other')), 401],
    ['of an hour ago', () => post(body, signNotice(server.clock.now() - 60 * minute, body, SECRET)), 401],
    ['out of shape', () => post('{}', signNotice(server.clock.now(), '{}', SECRET)), 422],
    ['that is no JSON', () => post('x', signNotice(server.clock.now(), 'x', SECRET)), 422],
    [
      'too long',
      () => post('x'.repeat(20_000), signNotice(server.clock.now(), 'x'.repeat(20_000), SECRET)),
      413,
    ],
  ])('PAY-1 is refused %s', async (_, ask, status) => {
    expect((await ask()).status).toBe(status)
    expect(await server.db.select().from(paymentEvents)).toEqual([])
  })
})
