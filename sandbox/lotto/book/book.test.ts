import { expect, it } from 'vitest'
import { testServer } from '#server/testing/hooks.ts'
import { addDraw } from '#server/testing/scenes/bills.ts'
import { bookDesk } from './desk.ts'

const server = testServer({ handlers: {} })

it('LOTTO-2 the desk of the sandbox: the book, and acts with a reason', async () => {
  const { roundId } = await addDraw(server.db, server.clock.now())
  const app = bookDesk(server.deps, () => true)
  const press = (act: string, fields: Record<string, string>) =>
    app.request(`/lotto/book/${act}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ round_id: roundId, ...fields }),
    })
  const number = { bet_type: 'top3', number: '456', state: 'capped', rate: '', cap: '250' }
  expect((await press('number', { ...number, reason: '' })).status).toBe(422)
  expect((await press('number', { ...number, reason: 'the plate of a car' })).status).toBe(200)
  const limits = {
    member_most: '900',
    member_from: '',
    payout_most: '90000',
    payout_from: '60000',
    payout_percent: '50',
  }
  expect((await press('limits', { ...limits, own: 'yes', reason: 'a quiet day' })).status).toBe(200)
  const book = (await (await app.request(`/lotto/book.json?round=${roundId}`)).json()) as object
  expect(book).toMatchObject({
    limits: { member: { most: 900_00 }, payout: { most: 90_000_00, step: { from: 60_000_00, percent: 50 } } },
    numbers: [{ number: '456', cap: 250_00, state: 'capped', staked: 0 }],
    acts: [{ reason: 'a quiet day' }, { reason: 'the plate of a car', operator: 'sandbox' }],
  })
  const page = await (await app.request(`/lotto/book?round=${roundId}`)).text()
  expect(page).toContain('the plate of a car')
  expect((await press('limits', { own: 'no', reason: 'as it was' })).status).toBe(200)
  expect((await app.request('/lotto/book?round=999')).status).toBe(404)
  expect((await press('nothing', {})).status).toBe(404)
  const others = bookDesk(server.deps, () => false)
  expect((await others.request('/lotto/book/number', { method: 'POST' })).status).toBe(403)
})
