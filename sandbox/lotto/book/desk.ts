/**
 * `/sandbox/lotto/book?round=id`: the operator's desk, without a key. `/lotto/book.json` and JSON answers are the same for tests.
 */
import '../../not-in-production.ts'
import { type Context, Hono } from 'hono'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/kit/deps.ts'
import { liveBook } from '#server/modules/book/live-book.ts'
import { bookCalls } from '#server/modules/desk/book-calls.ts'
import { findRound } from '#server/modules/lotto/rounds.ts'
import { bookPage } from './page.ts'

const FRESH = { 'Cache-Control': 'no-store' }

type Form = Readonly<Record<string, unknown>>

/** Fields left empty are not there. */
const filled = (form: Form): Form =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''))

const boundIn = (form: Form, name: string) => {
  const [most, from, percent] = ['most', 'from', 'percent'].map((part) => form[`${name}_${part}`])
  if (most === undefined) return undefined
  return { most, ...(from === undefined ? {} : { step: { from_amount: from, percent } }) }
}

const bodyOf = (act: string, form: Form): Form =>
  act === 'limits' && form.own !== 'no'
    ? { ...form, limits: { member: boundIn(form, 'member'), payout: boundIn(form, 'payout') } }
    : form

export function bookDesk(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  isOurs: (c: Context) => boolean,
): Hono {
  const app = new Hono()
  const bookIn = async (c: Context) => {
    const found = await findRound(db, c.req.query('round') ?? '')
    return found && liveBook(db, found, clock.now())
  }
  app.get('/lotto/book', async (c) => {
    const book = await bookIn(c)
    return book ? c.html(bookPage(book), 200, FRESH) : c.text('No such round.', 404)
  })
  app.get('/lotto/book.json', async (c) => {
    const book = await bookIn(c)
    return book ? c.json(book, 200, FRESH) : c.text('No such round.', 404)
  })
  app.post('/lotto/book/:act', async (c) => {
    if (!isOurs(c)) return c.body(null, 403)
    const act = c.req.param('act')
    const doing = bookCalls[`/desk/lotto/${act}`]
    if (!doing) return c.text('No such act.', 404)
    const form = filled(await c.req.parseBody())
    const acting = { operator: 'sandbox', now: clock.now() }
    const done = await inTransaction(db, (tx) => doing(tx, bodyOf(act, form), acting))
    if (done === null) return c.text('Not possible: it cannot be read, or gives no reason.', 422)
    if (!done) return c.text('Nothing to do that to.', 404)
    return c.req.header('accept') === 'application/json'
      ? c.json({ done })
      : c.redirect(`/sandbox/lotto/book?round=${encodeURIComponent(String(form.round_id))}`, 303)
  })
  return app
}
