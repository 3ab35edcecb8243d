import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { generateQr, getQrcodeInfo } from '#contracts/payment.ts'
import { paymentChannels } from '#server/db/schema/payment.ts'
import { hasChecksum } from '#server/modules/payment/tlv.ts'
import { depositOptions, depositor } from '#server/testing/scenes/deposits.ts'
import { testServer } from '#server/testing/hooks.ts'
import { sandboxApp } from '../app.ts'
import { sandboxGateway } from './gateway.ts'
import { seedChannels } from './seed.ts'

const server = testServer(depositOptions)
/** The site's, as the page sees it on the test server's port. */
const SITE = 'http://localhost:0'

const ask = (path: string, init: RequestInit = {}) =>
  sandboxApp(server.deps).request(`http://localhost/sandbox${path}`, init)
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body: new URLSearchParams(form), headers: { origin: SITE, ...headers } })
const json = { accept: 'application/json' }

async function opened() {
  const member = await depositor(server)
  const [channel] = await server.db.select().from(paymentChannels)
  const wish = { channel_id: channel!.id, sub_channel_id: '', amount: satang(100_00) }
  const { data } = await server.call(generateQr, wish, { as: member })
  return { member, order: data }
}

describe('the bank’s page', () => {
  it('PAY-1 lists orders with a button for each way to pay, and pays by one', async () => {
    const { member, order } = await opened()
    const page = await (await ask('/bank')).text()
    expect(page).toContain(order.ref)
    for (const way of ['exact', 'wrong', 'late', 'twice', 'stranger'])
      expect(page).toContain(`value="${way}"`)
    const answer = await post('/bank/pay', { order_id: order.order_id, how: 'exact' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sandbox/bank'])
    const after = await server.call(getQrcodeInfo, { order_id: order.order_id }, { as: member })
    expect(after.data!.state).toBe('credited')
  })

  it('PAY-1 answers JSON to tests: transfers, books, decisions', async () => {
    const { member, order } = await opened()
    const paid = await post('/bank/pay', { order_id: order.order_id, how: 'stranger' }, json)
    expect(((await paid.json()) as { transfers: string[] }).transfers).toHaveLength(1)
    const books = await ask(`/bank.json?username=${member.username}`)
    const { orders } = (await books.json()) as { orders: { held: { event_id: string }[] }[] }
    const event_id = orders[0]!.held[0]!.event_id
    expect((await post('/bank/decide', { event_id, answer: 'accept' }, json)).status).toBe(200)
    expect((await post('/bank/decide', { event_id, answer: 'return' }, json)).status).toBe(404)
    expect(
      (await post('/bank/decide', { order_id: order.order_id, answer: 'no_transfer' }, json)).status,
    ).toBe(404)
  })

  it('PAY-1 prints a slip of a transfer', async () => {
    const { order } = await opened()
    const paid = await post('/bank/pay', { order_id: order.order_id, how: 'silent' }, json)
    const [txn] = ((await paid.json()) as { transfers: string[] }).transfers
    const slip = await ask(`/bank/slip/${txn}.png`)
    expect(slip.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await slip.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect((await ask('/bank/slip/004:NONE00.png')).status).toBe(404)
  })

  it.each([
    ['from another site', { order_id: '1', how: 'exact' }, { origin: 'https://other.example' }, 403],
    ['in an unknown way', { order_id: '1', how: 'gold' }, {}, 422],
    ['of an order that is not there', { order_id: '999', how: 'exact' }, {}, 404],
  ])('PAY-1 refuses a press %s', async (_, form, headers, status) => {
    expect((await post('/bank/pay', form, headers)).status).toBe(status)
  })

  it('PAY-1 refuses a decision from another site', async () => {
    const answer = await post(
      '/bank/decide',
      { event_id: '1', answer: 'accept' },
      { origin: 'https://other.example' },
    )
    expect(answer.status).toBe(403)
  })
})

it('PAY-1 no amount makes a code that a bank app would take', () => {
  for (let amount = 1; amount < 2000; amount += 7)
    expect(hasChecksum(sandboxGateway.qr(amount).payload, '63')).toBe(false)
})

it('PAY-1 channels are put in place once', async () => {
  await seedChannels(server.db, 'chokdee')
  expect(await server.db.select().from(paymentChannels)).toHaveLength(3)
})
