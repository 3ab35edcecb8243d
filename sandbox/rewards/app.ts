/** `/sandbox/rewards` and `/sandbox/clock`: the nights, and what the agent's staff do. JSON answers are for tests. */
import '../not-in-production.ts'
import { type Context, Hono } from 'hono'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/kit/deps.ts'
import { hour } from '#server/kit/clock.ts'
import { lottoResultsJob } from '#server/modules/lotto/results-job.ts'
import { lottoRoundsJob } from '#server/modules/lotto/rounds-job.ts'
import { runNightlies } from '#server/nightlies.ts'
import { isMoved } from '../clock.ts'
import { rewardsPage } from './page.ts'
import { rewardsSections } from './sections.ts'

const FRESH = { 'Cache-Control': 'no-store' }
/** Ten days at a time: a session of a member outlives seven. */
const MOST_HOURS = 240

/** `isOurs`: another site must not press these buttons by a form of its own. */
export function rewardsApp(
  { database: { db }, clock, jobs }: Pick<Deps, 'database' | 'clock' | 'jobs'>,
  isOurs: (c: Context) => boolean,
): Hono {
  const app = new Hono()
  const done = (c: Context, data: object) =>
    c.req.header('accept') === 'application/json' ? c.json(data) : c.redirect('/sandbox/rewards', 303)

  app.get('/rewards', async (c) => {
    const shown = { db, now: clock.now(), canMove: isMoved(clock) }
    return c.html(await rewardsPage(rewardsSections, shown), 200, FRESH)
  })

  app.post('/clock', async (c) => {
    if (!isOurs(c)) return c.body(null, 403)
    if (!isMoved(clock)) return c.text('This clock cannot be moved.', 404)
    const { hours: wish, away } = await c.req.parseBody()
    const hours = Number(wish)
    if (!Number.isFinite(hours) || hours < 0 || hours > MOST_HOURS)
      return c.text(`From 0 to ${MOST_HOURS} hours.`, 422)
    await clock.move(db, Math.round(hours * hour), away === 'yes')
    await runNightlies(db, clock.now())
    // Its day's rounds, and the results of those that were passed over, are not a minute away.
    for (const job of [lottoRoundsJob, lottoResultsJob]) await jobs.send(job.name)
    return done(c, { now: clock.now() })
  })

  app.post('/rewards/:section/:press', async (c) => {
    if (!isOurs(c)) return c.body(null, 403)
    const section = rewardsSections.find(({ name }) => name === c.req.param('section'))
    const press = section?.presses[c.req.param('press')]
    if (!section || !press) return c.text('No such action.', 404)
    const wish = { form: await c.req.parseBody(), now: clock.now() }
    try {
      if (!(await inTransaction(db, (tx) => press(tx, wish)))) return c.text('Nothing to do that to.', 404)
    } catch (error) {
      if (error instanceof RangeError) return c.text(`Not possible: ${error.message}.`, 422)
      throw error
    }
    for (const job of section.jobs ?? []) await jobs.send(job)
    return done(c, { done: true })
  })
  return app
}
