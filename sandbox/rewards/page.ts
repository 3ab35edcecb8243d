/** `/sandbox/rewards` as it is seen; in English, for who tries the site out. */
import { html } from 'hono/html'
import type { Db } from '#server/db/types.ts'
import { page } from '../pages/layout.ts'
import type { RewardsSection } from './section.ts'

const clockForm = (now: number) =>
  html`<p>
      It is
      <time datetime="${new Date(now).toISOString()}">${new Date(now).toISOString().slice(0, 16)}</time> UTC
      here. Moving on carries out the nights that pass: points, cashback, commission. It never goes back.
    </p>
    <form method="post" action="/sandbox/clock" class="row">
      <label>Hours <input name="hours" required inputmode="numeric" value="24" /></label>
      <label><input type="checkbox" name="away" value="yes" /> nobody is at hand meanwhile</label>
      <button type="submit">Move on</button>
    </form>`

/** `canMove`: only a process with a clock of its own can. */
export async function rewardsPage(
  sections: readonly RewardsSection[],
  { db, now, canMove }: { db: Db; now: number; canMove: boolean },
) {
  const shown = await Promise.all(
    sections.map(async (section) => ({ title: section.title, body: await section.show(db, now) })),
  )
  return page({
    title: 'Rewards',
    lang: 'en',
    mark: 'No money here is real.',
    wide: true,
    body: html`<h2>Time</h2>
      ${canMove ? clockForm(now) : ''}
      ${shown.map(
        ({ title, body }) =>
          html`<h2>${title}</h2>
            ${body}`,
      )}`,
  })
}
