/** `/sandbox/vitals`: how quick the site's pages were for who tried them, by percentiles (decision 107). `/vitals.json` is the same for tests. */
import '../not-in-production.ts'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Deps } from '#server/kit/deps.ts'
import { day } from '#server/kit/clock.ts'
import { type Figures, measures, tallyOf } from '#server/modules/vitals/tally.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { page } from '../pages/layout.ts'

const FRESH = { 'Cache-Control': 'no-store' }
const units = { lcp: 'LCP, ms', inp: 'INP, ms', cls: 'CLS, 1/1000' } as const

const row = (figures: Figures) =>
  html`<tr>
    <td>${figures.route}</td>
    <td>${figures.inside}</td>
    <td>${figures.visits}</td>
    ${measures.map(
      (one) =>
        html`<td>${[figures.p50, figures.p75, figures.p95].map((at) => at[one] ?? '–').join(' / ')}</td>`,
    )}
  </tr>`

const table = (title: string, all: readonly Figures[]) =>
  html`<h2>${title}</h2>
    ${
      all.length === 0
        ? html`<p>Nobody has left a page yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  <th scope="col">Page</th>
                  <th scope="col">Inside</th>
                  <th scope="col">Visits</th>
                  ${measures.map((one) => html`<th scope="col">${units[one]}: half, 75 %, 95 %</th>`)}
                </tr>
              </thead>
              <tbody>
                ${all.map(row)}
              </tbody>
            </table>
          </div>`
    }`

export function vitalsApp(deps: Deps): Hono {
  const app = new Hono()
  const known = () => {
    const now = deps.clock.now()
    const of = (at: number) => tallyOf(deps).figures(thaiDayOf(at))
    return { today: of(now), yesterday: of(now - day) }
  }
  app.get('/vitals.json', (c) => c.json(known(), 200, FRESH))
  app.get('/vitals', (c) => {
    const { today, yesterday } = known()
    const body = html`<p>
        What pages tell when they are left: page, web or LIFF, largest paint, slowest press, shift.
      </p>
      ${table('Today', today)} ${table('Yesterday', yesterday)}`
    return c.html(
      page({
        title: 'How quick pages are',
        mark: 'Of this process, since it began.',
        lang: 'en',
        wide: true,
        body,
      }),
      200,
      FRESH,
    )
  })
  return app
}
