/** `/sandbox/payouts`: the other side of withdrawals, decided by hand. `/payouts.json` is the same for tests. */
import '../not-in-production.ts'
import { type Context, Hono } from 'hono'
import { toBaht } from '#contracts/money.ts'
import { bankById } from '#contracts/banks.ts'
import type { Deps } from '#server/kit/deps.ts'
import { PAYOUTS } from '#server/modules/withdraw/job.ts'
import { decide, latestPayouts, type Decision } from './bank.ts'
import { payoutsPage } from './page.ts'

const SHOWN = 50
const decisions: readonly Decision[] = ['done', 'name_mismatch', 'account_closed', 'refused']

/** `isOurs`: another site must not press these buttons by a form of its own. */
export function payoutsApp(
  { database, clock, jobs }: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  isOurs: (c: Context) => boolean,
): Hono {
  const app = new Hono()
  const latest = async () =>
    (await latestPayouts(database.db, clock.now(), SHOWN)).map((row) => ({
      reference: row.reference,
      bank: bankById(row.bankId)?.short_name ?? String(row.bankId),
      account: row.accountNo,
      name: row.accountName,
      baht: toBaht(row.amount),
      sent: row.asked,
      state: row.stands.state,
      reason: row.stands.state === 'refused' ? row.stands.reason : '',
    }))
  app.get('/payouts', async (c) => c.html(payoutsPage(await latest()), 200, { 'Cache-Control': 'no-store' }))
  app.get('/payouts.json', async (c) =>
    c.json({ payouts: await latest() }, 200, { 'Cache-Control': 'no-store' }),
  )
  app.post('/payouts', async (c) => {
    if (!isOurs(c)) return c.body(null, 403)
    const { reference, answer } = await c.req.parseBody()
    const decision = decisions.find((one) => one === answer)
    if (!decision) return c.text('No such answer.', 422)
    if (!(await decide(database.db, String(reference), decision, clock.now())))
      return c.text('No such payment under way.', 404)
    await jobs.send(PAYOUTS)
    return c.redirect('/sandbox/payouts', 303)
  })
  return app
}
