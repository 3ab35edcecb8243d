/** `/sandbox/bank`: the other side of deposits. `/bank.json` and JSON answers are the same for tests. */
import '../not-in-production.ts'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { sandboxTransfers } from '#server/db/schema/sandbox.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Tx } from '#server/db/types.ts'
import type { Deps } from '#server/kit/deps.ts'
import { acceptTransfer, refuseSlip, returnTransfer } from '#server/modules/payment/decide.ts'
import { miniQr } from '#server/modules/payment/mini-qr.ts'
import { slipPicture } from '#server/modules/payment/slip-picture.ts'
import { booksOf } from './books.ts'
import { bankPage } from './page.ts'
import { play, ways } from './pay.ts'
import { slipPng } from './slip-png.ts'

const SHOWN = 30
const FRESH = { 'Cache-Control': 'no-store' }

const wantsJson = (c: Context) => c.req.header('accept') === 'application/json'

function decide(tx: Tx, form: Record<string, unknown>, now: number): Promise<boolean> {
  if (form.answer === 'accept') return acceptTransfer(tx, String(form.event_id), now)
  if (form.answer === 'return') return returnTransfer(tx, String(form.event_id), now)
  return refuseSlip(tx, String(form.order_id), now)
}

/** `isOurs`: another site must not press these buttons by a form of its own. */
export function bankApp(deps: Deps, isOurs: (c: Context) => boolean): Hono {
  const { clock } = deps
  const { db } = deps.database
  const app = new Hono()
  const books = (c: Context) =>
    booksOf(db, { now: clock.now(), limit: SHOWN, username: c.req.query('username') })

  app.get('/bank', async (c) => c.html(bankPage(await books(c)), 200, FRESH))
  app.get('/bank.json', async (c) => c.json({ orders: await books(c) }, 200, FRESH))
  app.post('/bank/pay', async (c) => {
    if (!isOurs(c)) return c.body(null, 403)
    const { order_id, how } = await c.req.parseBody()
    const way = ways.find((each) => each === how)
    if (!way) return c.text('No such way to pay.', 422)
    const sent = await play(deps, String(order_id), way)
    if (!sent) return c.text('No such order.', 404)
    return wantsJson(c) ? c.json({ transfers: sent }) : c.redirect('/sandbox/bank', 303)
  })
  app.post('/bank/decide', async (c) => {
    if (!isOurs(c)) return c.body(null, 403)
    const form = await c.req.parseBody()
    const done = await inTransaction(db, (tx) => decide(tx, form, clock.now()))
    if (!done) return c.text('Nothing to decide.', 404)
    return wantsJson(c) ? c.json({ done }) : c.redirect('/sandbox/bank', 303)
  })
  app.get(
    '/bank/sent/:order',
    async (c) => (await slipPicture(db, c.req.param('order'))) ?? c.text('No such slip.', 404),
  )
  app.get('/bank/slip/:file', async (c) => {
    const txnId = c.req.param('file').replace(/\.png$/, '')
    const [row] = await db.select().from(sandboxTransfers).where(eq(sandboxTransfers.txnId, txnId))
    if (!row) return c.text('No such transfer.', 404)
    const [bankCode = '', ref = ''] = row.txnId.split(':')
    return c.body(new Uint8Array(slipPng(miniQr({ bankCode, ref }))), 200, {
      ...FRESH,
      'Content-Type': 'image/png',
    })
  })
  return app
}
