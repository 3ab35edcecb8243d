import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import {
  cancelOrder,
  createTransferOrder,
  type DepositOrder,
  generateQr,
  getDepositOrders,
  getPaymentChannels,
  getPaymentInfo,
  getQrcodeInfo,
  inquireStatus,
} from '#contracts/payment.ts'
import { paymentChannels, paymentOrders, paymentReservations } from '../../db/schema/payment.ts'
import { hour, minute } from '../../kit/clock.ts'
import { silentLog } from '../../kit/log.ts'
import { depositOptions, depositor } from '../../testing/scenes/deposits.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { paymentMessages as words } from '../../strings/payment.ts'
import { expireDeposits } from './expiry-job.ts'
import { refOf } from './parts/open-order.ts'
import { ORDER_LIFE } from './rules.ts'
import { hasChecksum, readTlv } from './tlv.ts'

const server = testServer(depositOptions)
const baht = (amount: number) => satang(amount * 100)

async function channelId(kind: string): Promise<string> {
  const rows = await server.db.select().from(paymentChannels)
  return rows.find((row) => row.kind === kind)!.id
}
const byQr = async (as: TestMember, amount = 500, key?: string) =>
  server.call(
    generateQr,
    { channel_id: await channelId('qr'), sub_channel_id: '', amount: baht(amount) },
    { as, ...(key ? { key } : {}) },
  )
const byTransfer = async (as: TestMember, kind: 'bank' | 'truemoney', amount = 500) =>
  server.call(createTransferOrder, { channel_id: await channelId(kind), amount: baht(amount) }, { as })
const openOf = async (as: TestMember): Promise<DepositOrder | null | undefined> =>
  (await server.call(getQrcodeInfo, {}, { as })).data

describe('channels', () => {
  it('PAY-1 are the agent’s, the recommended one first, with limits and amounts', async () => {
    const malee = await depositor(server)
    const { data } = await server.call(getPaymentChannels, {}, { as: malee })
    expect(data.map(({ kind, available }) => [kind, available])).toEqual([
      ['qr', true],
      ['bank', true],
      ['truemoney', true],
    ])
    expect(data[0]).toMatchObject({
      min_amount: 100_00,
      quick_amounts: [100_00, 300_00, 500_00, 1000_00, 2000_00, 5000_00],
    })
  })

  it('PAY-1 an own page of a channel tells what it asks of the member', async () => {
    const malee = await depositor(server)
    const ask = async (kind: string) =>
      (await server.call(getPaymentInfo, { channel_id: await channelId(kind) }, { as: malee })).data
    expect(await ask('bank')).toMatchObject({ pay_from: { bank_id: 4, bank_account_name: malee.name } })
    const wallet = await ask('truemoney')
    expect(wallet.pay_from_mobile).toBe(malee.mobile)
    expect(wallet.notices[0]).toContain(malee.mobile.slice(-4))
    const nobody = await server.call(getPaymentInfo, { channel_id: '999' }, { as: malee })
    expect(nobody.status).toBe(404)
  })

  it.each([
    ['channels', () => server.call(getPaymentChannels, {})],
    ['info', () => server.call(getPaymentInfo, { channel_id: '1' })],
    ['qrcode_info', () => server.call(getQrcodeInfo, {})],
    ['inquiry_status', () => server.call(inquireStatus, { order_id: '1' })],
    ['orders', () => server.call(getDepositOrders, {})],
    ['cancel', () => server.call(cancelOrder, { order_id: '1' })],
    [
      'generate_qr',
      () => server.call(generateQr, { channel_id: '1', sub_channel_id: '', amount: baht(100) }),
    ],
    ['create_order', () => server.call(createTransferOrder, { channel_id: '1', amount: baht(100) })],
  ])('PAY-1 %s needs a session', async (_, ask) => {
    expect((await ask()).status).toBe(401)
  })
})

describe('an order', () => {
  it('PAY-1 belongs to the server: every device sees the same one with the same deadline', async () => {
    const malee = await depositor(server)
    const { data } = await byQr(malee)
    expect(data).toMatchObject({
      state: 'waiting',
      kind: 'qr',
      amount: 500_00,
      pay_from: { bank_account_name: malee.name },
    })
    expect(data.expires_at - data.created_at).toBe(ORDER_LIFE)
    server.clock.advance(3 * minute)
    expect(await openOf(malee)).toEqual(data)
    const status = await server.call(inquireStatus, { order_id: data.order_id }, { as: malee })
    expect(status.data).toMatchObject({ state: 'waiting', expires_at: data.expires_at, ask_again_in: 3 })
  })

  it('PAY-1 has satang of its own, one to ninety-nine', async () => {
    const amounts = new Set<number>()
    for (let n = 0; n < 12; n++) amounts.add((await byQr(await depositor(server))).data.pay_amount)
    expect(amounts.size).toBe(12)
    for (const amount of amounts) expect(amount > 500_00 && amount < 501_00).toBe(true)
  })

  it('PAY-1 members who ask at the same moment get different amounts', async () => {
    const people = []
    for (let n = 0; n < 8; n++) people.push(await depositor(server))
    const orders = await Promise.all(people.map((each) => byTransfer(each, 'bank', 300)))
    expect(new Set(orders.map(({ data }) => data.pay_amount)).size).toBe(8)
  })

  it('PAY-1 an amount whose satang are all held is refused, until one is let go', async () => {
    const malee = await depositor(server)
    const first = (await byQr(await depositor(server))).data
    const { payee } = (await server.db.select().from(paymentOrders))[0]!
    const until = server.clock.now() + hour
    await server.db
      .insert(paymentReservations)
      .values(
        Array.from({ length: 99 }, (_, n) => ({
          payee,
          payAmount: satang(500_01 + n),
          orderId: first.order_id,
          until,
        })),
      )
      .onConflictDoUpdate({
        target: [paymentReservations.payee, paymentReservations.payAmount],
        set: { until },
      })
    expect((await byQr(malee)).message).toBe(words.noSlot)
    expect(await openOf(malee)).toBeNull()
    server.clock.advance(hour)
    expect((await byQr(malee)).data.state).toBe('waiting')
  })

  it('PAY-1 of the sandbox cannot be paid: its proxy is nobody’s and its checksum wrong', async () => {
    const { data } = await byQr(await depositor(server))
    expect(data.payable).toBe(false)
    expect(hasChecksum(data.qr_payload, '63')).toBe(false)
    const code = readTlv(data.qr_payload)!
    expect(readTlv(code.get('29')!)!.get('01')).toBe('0066000000000')
    expect(code.get('54')).toBe((data.pay_amount / 100).toFixed(2))
  })

  it('PAY-1 by transfer names the agent’s account at the member’s own bank, by TrueMoney the registered phone', async () => {
    const malee = await depositor(server)
    const { data: bank } = await byTransfer(malee, 'bank')
    expect(bank.pay_to_bank).toMatchObject({ bank_id: 4, bank_account_no: '0000000022' })
    expect(bank.qr_payload).toBe('')
    const mana = await depositor(server)
    const { data: wallet } = await byTransfer(mana, 'truemoney')
    expect(wallet).toMatchObject({
      pay_to_true_money: { mobile: '0800000000' },
      pay_from_mobile: mana.mobile,
    })
  })

  it('PAY-1 is one at a time: another is refused, after a cancellation it is opened', async () => {
    const malee = await depositor(server)
    const { data } = await byQr(malee)
    expect((await byTransfer(malee, 'bank')).message).toBe(words.openOrder)
    const closed = await server.call(cancelOrder, { order_id: data.order_id }, { as: malee })
    expect(closed.data.state).toBe('cancelled')
    expect(closed.data.qr_payload).toBe('')
    expect(await openOf(malee)).toBeNull()
    expect((await byTransfer(malee, 'bank')).error).toBe(0)
  })

  it('PAY-1 two presses at once open one order', async () => {
    const malee = await depositor(server)
    const answers = await Promise.all([byQr(malee), byQr(malee, 300), byTransfer(malee, 'bank')])
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(1)
  })

  it('PAY-1 the same key again answers the same order', async () => {
    const malee = await depositor(server)
    const key = 'one-intent-of-malee-0001'
    const [first, again] = [await byQr(malee, 500, key), await byQr(malee, 500, key)]
    expect(again.data).toEqual(first.data)
    expect((await byQr(malee, 300, key)).status).toBe(409)
  })

  it('PAY-1 expires at its deadline, makes room for the next, and the job writes it down', async () => {
    const malee = await depositor(server)
    const { data } = await byQr(malee)
    server.clock.advance(ORDER_LIFE)
    expect(await openOf(malee)).toBeNull()
    const ended = await server.call(getQrcodeInfo, { order_id: data.order_id }, { as: malee })
    expect(ended.data).toMatchObject({ state: 'expired', qr_payload: '' })
    expect((await byQr(malee)).error).toBe(0)
    const mana = await depositor(server)
    const other = (await byQr(mana)).data
    server.clock.advance(ORDER_LIFE)
    const { database, clock, services } = server.deps
    await expireDeposits.run({}, { database, clock, log: silentLog, services, send: async () => {} })
    const [row] = await server.db.select().from(paymentOrders).where(eq(paymentOrders.id, other.order_id))
    expect(row!.state).toBe('expired')
  })

  it('PAY-1 of somebody else is not even there', async () => {
    const { data } = await byQr(await depositor(server))
    const stranger = await depositor(server)
    const asked = [
      await server.call(getQrcodeInfo, { order_id: data.order_id }, { as: stranger }),
      await server.call(inquireStatus, { order_id: data.order_id }, { as: stranger }),
      await server.call(cancelOrder, { order_id: data.order_id }, { as: stranger }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('PAY-1 the list has the member’s own, newest first, and how many there are', async () => {
    const malee = await depositor(server)
    await byQr(await depositor(server))
    const refs: string[] = []
    for (let n = 0; n < 3; n++) {
      const { data } = await byQr(malee)
      refs.unshift(data.ref)
      await server.call(cancelOrder, { order_id: data.order_id }, { as: malee })
    }
    const list = await server.call(getDepositOrders, { page: 1, limit: 2 }, { as: malee })
    expect(list.data.map(({ ref }) => ref)).toEqual(refs.slice(0, 2))
    expect(list.body.total).toBe(3)
  })

  it('PAY-1 has a number with the day of the Buddhist era', () => {
    expect(refOf('17', Date.UTC(2026, 10, 20, 5))).toBe('D69112017')
    expect(refOf('7', Date.UTC(2026, 10, 19, 17))).toBe('D69112007')
  })
})

describe('what is refused', () => {
  it('PAY-1 a member without a bank account', async () => {
    expect((await byQr(await server.member())).message).toBe(words.noBankAccount)
  })

  it.each([
    ['too little', 99_00, words.belowMin('100')],
    ['too much', 200_001_00, words.aboveMax('200,000')],
    ['satang', 100_50, words.wholeBaht],
  ])('PAY-1 an amount that is %s, beside its field', async (_, amount, sentence) => {
    const input = { channel_id: await channelId('qr'), sub_channel_id: '', amount: satang(amount) }
    const answer = await server.call(generateQr, input, { as: await depositor(server) })
    expect(answer.status).toBe(422)
    expect(answer.data).toEqual({ fields: { amount: sentence } })
  })

  it('PAY-1 a channel that is closed, of another kind, or not there', async () => {
    const malee = await depositor(server)
    await server.db.update(paymentChannels).set({ available: false }).where(eq(paymentChannels.kind, 'bank'))
    expect((await byTransfer(malee, 'bank')).message).toBe(words.channelClosed)
    const wrong = { channel_id: await channelId('qr'), amount: baht(100) }
    expect((await server.call(createTransferOrder, wrong, { as: malee })).message).toBe(words.unknownChannel)
    const none = { ...wrong, channel_id: '12345' }
    expect((await server.call(createTransferOrder, none, { as: malee })).message).toBe(words.unknownChannel)
  })
})
