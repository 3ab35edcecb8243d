import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getWallets } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { generateQr, getQrcodeInfo, sendSlip } from '#contracts/payment.ts'
import { paymentChannels, paymentSlips } from '../../db/schema/payment.ts'
import { inTransaction } from '../../db/transaction.ts'
import { day, minute } from '../../kit/clock.ts'
import { play, type Way } from '#sandbox/bank/pay.ts'
import { slipPng } from '#sandbox/bank/slip-png.ts'
import { slipPicture } from './slip-picture.ts'
import { paymentMessages as words } from '../../strings/payment.ts'
import { depositOptions, depositor } from '../../testing/scenes/deposits.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { refuseSlip } from './decide.ts'
import { miniQr } from './mini-qr.ts'
import { SLIP_AFTER } from './rules.ts'

const server = testServer(depositOptions)

async function open(as: TestMember) {
  const [channel] = await server.db.select().from(paymentChannels).where(eq(paymentChannels.kind, 'qr'))
  const wish = { channel_id: channel!.id, sub_channel_id: '', amount: satang(500_00) }
  return (await server.call(generateQr, wish, { as })).data
}
/** A member whose order may be given a slip by now. */
async function waiting() {
  const member = await depositor(server)
  const order = await open(member)
  server.clock.advance(SLIP_AFTER)
  return { member, order }
}
const codeOf = (txnId: string) => {
  const [bankCode = '', ref = ''] = txnId.split(':')
  return miniQr({ bankCode, ref })
}
const pay = async (orderId: string, way: Way) => codeOf((await play(server.deps, orderId, way))![0]!)
const send = (as: TestMember, orderId: string, code: string, text = code) =>
  server.call(
    sendSlip,
    { order_id: orderId, image: slipPng(code || 'x').toString('base64'), mini_qr: text },
    { as },
  )
const balance = async (as: TestMember) => (await server.call(getWallets, {}, { as })).data[0]!.balance
const read = async (as: TestMember, order_id: string) =>
  (await server.call(getQrcodeInfo, { order_id }, { as })).data!

describe('a slip', () => {
  it('PAY-1 finds a transfer that the bank never told of, and credits it', async () => {
    const { member, order } = await waiting()
    const code = await pay(order.order_id, 'silent')
    expect(await balance(member)).toBe(0)
    const { data } = await send(member, order.order_id, code)
    expect(data).toMatchObject({
      state: 'credited',
      credited_amount: order.pay_amount,
      slip_sent_at: server.clock.now(),
    })
    expect(await balance(member)).toBe(order.pay_amount)
  })

  it('PAY-1 is taken 30 seconds after the order was opened, not before', async () => {
    const member = await depositor(server)
    const order = await open(member)
    server.clock.advance(10_000)
    expect((await send(member, order.order_id, '')).message).toBe(words.slipTooEarly(20))
    server.clock.advance(17_999)
    expect((await send(member, order.order_id, '')).message).toBe(words.slipTooEarly(3))
    server.clock.advance(20_000)
    expect((await send(member, order.order_id, '')).error).toBe(0)
  })

  it('PAY-1 without a readable code goes to people, and is theirs to refuse', async () => {
    const { member, order } = await waiting()
    const { data } = await send(member, order.order_id, 'x', '')
    expect(data).toMatchObject({ state: 'checking', message: words.slipReceived })
    expect(await inTransaction(server.db, (tx) => refuseSlip(tx, order.order_id, server.clock.now()))).toBe(
      true,
    )
    expect(await read(member, order.order_id)).toMatchObject({
      state: 'rejected',
      message: words.slipRefused,
    })
  })

  it('PAY-1 whose transfer the bank does not know goes to people too', async () => {
    const { member, order } = await waiting()
    const { data } = await send(member, order.order_id, codeOf('004:20261120MADEUP'))
    expect(data.state).toBe('checking')
    expect(await balance(member)).toBe(0)
  })

  it('PAY-1 sent again for the same order is no offence and changes nothing', async () => {
    const { member, order } = await waiting()
    const code = codeOf('004:20261120MADEUP')
    await send(member, order.order_id, code)
    expect((await send(member, order.order_id, code)).data.state).toBe('checking')
    expect(await server.db.select().from(paymentSlips)).toHaveLength(1)
  })

  it('PAY-1 used before is refused with a clear sentence: same transfer, same picture', async () => {
    const first = await waiting()
    const code = await pay(first.order.order_id, 'silent')
    await send(first.member, first.order.order_id, code)
    const { member, order } = await waiting()
    expect((await send(member, order.order_id, code)).message).toBe(words.slipUsed)
    expect((await send(member, order.order_id, code, '')).message).toBe(words.slipUsed)
    expect(await balance(member)).toBe(0)
    expect((await read(member, order.order_id)).state).toBe('waiting')
  })

  it('PAY-1 of a transfer that was credited by its notice is no second deposit', async () => {
    const { member, order } = await waiting()
    const code = await pay(order.order_id, 'exact')
    const next = await open(member)
    server.clock.advance(SLIP_AFTER)
    expect((await send(member, next.order_id, code)).message).toBe(words.slipUsed)
    expect(await balance(member)).toBe(order.pay_amount)
  })

  it('PAY-1 of a stranger’s transfer credits nobody but is looked at', async () => {
    const { member, order } = await waiting()
    const code = await pay(order.order_id, 'stranger')
    const { data } = await send(member, order.order_id, code)
    expect(data.state).toBe('checking')
    expect(await balance(member)).toBe(0)
  })

  it('PAY-1 is not asked for when the money is in, nor a day after the deadline', async () => {
    const { member, order } = await waiting()
    await pay(order.order_id, 'exact')
    expect((await send(member, order.order_id, '')).message).toBe(words.slipNotNeeded)
    const late = await waiting()
    server.clock.advance(day + 20 * minute)
    expect((await send(late.member, late.order.order_id, '')).message).toBe(words.slipTooLate)
  })

  it('PAY-1 for somebody else’s order, or without a session, is refused', async () => {
    const { order } = await waiting()
    const stranger = await depositor(server)
    expect((await send(stranger, order.order_id, '')).status).toBe(404)
    const image = slipPng('x').toString('base64')
    expect((await server.call(sendSlip, { order_id: order.order_id, image, mini_qr: '' })).status).toBe(401)
  })

  it('PAY-1 may be as large as the contract says, unlike other requests', async () => {
    const { member, order } = await waiting()
    const image = Buffer.concat([slipPng('x'), Buffer.alloc(900_000)]).toString('base64')
    const answer = await server.call(
      sendSlip,
      { order_id: order.order_id, image, mini_qr: '' },
      { as: member },
    )
    expect(answer.data.state).toBe('checking')
  })

  it('PAY-1 is kept without what hangs on to it, and shown as the picture it is, where nothing runs', async () => {
    const { member, order } = await waiting()
    const page = Buffer.from('<script>alert(1)</script>')
    const image = Buffer.concat([slipPng('x'), page]).toString('base64')
    await server.call(sendSlip, { order_id: order.order_id, image, mini_qr: '' }, { as: member })
    const shown = (await slipPicture(server.db, order.order_id))!
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(slipPng('x'))
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await slipPicture(server.db, '0')).toBeNull()
  })

  it('PAY-1 dressed up anew for another order is the slip that was sent before', async () => {
    const first = await waiting()
    const second = await waiting()
    const sent = (order_id: string, more: string) => ({
      order_id,
      image: Buffer.concat([slipPng('y'), Buffer.from(more)]).toString('base64'),
      mini_qr: '',
    })
    const one = await server.call(sendSlip, sent(first.order.order_id, ''), { as: first.member })
    expect(one.data.state).toBe('checking')
    const again = await server.call(sendSlip, sent(second.order.order_id, 'more'), { as: second.member })
    expect(again.message).toBe(words.slipUsed)
  })

  it('PAY-1 ten within the hour are enough', async () => {
    const { member, order } = await waiting()
    const codes = []
    for (let n = 0; n < 11; n++)
      codes.push((await send(member, order.order_id, codeOf(`004:MADEUP${n}X`))).status)
    expect(codes.slice(0, 10).every((status) => status === 200)).toBe(true)
    expect(codes[10]).toBe(429)
  })
})
