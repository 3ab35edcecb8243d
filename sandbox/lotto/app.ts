/**
 * `/sandbox/lotto`: the other side of the draws; `?lottery=key`, `?round=id` and `?closing=later` show less. `/lotto.json` and
 * JSON answers are the same for tests.
 */
import '../not-in-production.ts'
import { type Context, Hono } from 'hono'
import { inTransaction } from '#server/db/transaction.ts'
import type { Tx } from '#server/db/types.ts'
import type { Deps } from '#server/kit/deps.ts'
import { minute } from '#server/kit/clock.ts'
import { endWithoutResult, postpone } from '#server/modules/lotto/announce.ts'
import { SETTLE } from '#server/modules/lotto/settle-name.ts'
import { YEEKEE_CLOSE } from '#server/modules/yeekee/job-names.ts'
import { fitRounds } from '#server/modules/lotto/special-days.ts'
import { decidedRounds, deskPress, deskRound } from './desk.ts'
import { deskPage } from './desk-page.ts'
import { bookDesk } from './book/desk.ts'
import { readWish, restrict } from './numbers.ts'
import { lottoPage } from './page.ts'
import { closeNow, drawNow, livingRounds } from './rounds.ts'
import { shownRound } from './shown-round.ts'

const FRESH = { 'Cache-Control': 'no-store' }

interface Press {
  readonly roundId: string
  readonly form: Readonly<Record<string, unknown>>
  readonly now: number
}

const postponedTo = ({ form, now }: Press) => now + Math.max(1, Number(form.minutes) || 60) * minute

/** What each button does; false when there is nothing to do it to. Bad input throws a RangeError. */
const presses: Readonly<Record<string, (tx: Tx, press: Press) => Promise<boolean>>> = {
  close: (tx, { roundId, now }) => closeNow(tx, roundId, now),
  draw: drawNow,
  postpone: async (tx, press) => {
    const { roundId, now } = press
    return (await closeNow(tx, roundId, now)) && postpone(tx, { roundId, resultAt: postponedTo(press), now })
  },
  'no-result': (tx, { roundId, now }) => endWithoutResult(tx, { roundId, state: 'no_result', now }),
  void: (tx, { roundId, now }) => endWithoutResult(tx, { roundId, state: 'voided', now }),
  number: async (tx, { roundId, form, now }) => {
    const wish = readWish(form)
    if (!wish) throw new RangeError('no such restriction')
    return restrict(tx, roundId, wish, now)
  },
}

/** `isOurs`: another site must not press these buttons by a form of its own. */
export function lottoApp(
  { database, clock, jobs }: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  isOurs: (c: Context) => boolean,
): Hono {
  const { db } = database
  const app = new Hono()
  app.route('/', bookDesk({ database, clock }, isOurs))
  const rounds = async (c: Context) => {
    const now = clock.now()
    const closingAfter = c.req.query('closing') === 'later' ? now : undefined
    const asked = { lottery: c.req.query('lottery'), round: c.req.query('round'), closingAfter }
    return (await livingRounds(db, asked)).map((row) => shownRound(row, now))
  }
  app.get('/lotto/desk', async (c) => {
    const shown = await deskRound(db, c.req.query('round') ?? '')
    return c.html(deskPage(shown, await decidedRounds(db)), 200, FRESH)
  })
  app.get('/lotto/desk.json', async (c) =>
    c.json(await deskRound(db, c.req.query('round') ?? ''), 200, FRESH),
  )
  app.get('/lotto', async (c) => c.html(lottoPage(await rounds(c)), 200, FRESH))
  app.get('/lotto.json', async (c) => c.json({ rounds: await rounds(c) }, 200, FRESH))
  /** Carries a press out, and sends who pressed in a browser back to `page`. */
  async function answer(
    c: Context,
    back: (form: Press['form']) => string,
    act: (tx: Tx, press: Press) => Promise<boolean>,
  ) {
    if (!isOurs(c)) return c.body(null, 403)
    const form = await c.req.parseBody()
    const wish = { roundId: String(form.round_id), form, now: clock.now() }
    try {
      if (!(await inTransaction(db, (tx) => act(tx, wish)))) return c.text('Nothing to do that to.', 404)
    } catch (error) {
      if (error instanceof RangeError) return c.text(`Not possible: ${error.message}.`, 422)
      throw error
    }
    await fitRounds(db, clock.now())
    await jobs.send(SETTLE)
    await jobs.send(YEEKEE_CLOSE)
    return c.req.header('accept') === 'application/json'
      ? c.json({ done: true })
      : c.redirect(back(form), 303)
  }
  app.post('/lotto/desk/:call', (c) =>
    answer(
      c,
      ({ round_id }) => `/sandbox/lotto/desk${typeof round_id === 'string' ? `?round=${round_id}` : ''}`,
      (tx, { form, now }) => deskPress(tx, c.req.param('call'), form, now),
    ),
  )
  app.post('/lotto/:action', async (c) => {
    const press = presses[c.req.param('action')]
    return press ? answer(c, () => '/sandbox/lotto', press) : c.text('No such action.', 404)
  })
  return app
}
