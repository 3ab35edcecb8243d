/** Serves exported statements to whoever holds their address, an outside browser without a session (decision 024). */
import { Hono } from 'hono'
import { eq } from 'drizzle-orm'
import { formatCount } from '#rules/baht.ts'
import type { Mount } from '../../app.ts'
import type { Deps } from '../../kit/deps.ts'
import { members } from '../../db/schema/member.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { passOn } from '../../kit/pass-on.ts'
import { statementWords } from '../../strings/statement.ts'
import { toCsv } from './parts/csv.ts'
import { movements, pursesOf } from './parts/lines.ts'
import { printPage, printPolicy } from './parts/print-page.ts'
import { FILES, MOST_LINES, readTicket } from './parts/tickets.ts'
import { shownLines } from './parts/view.ts'

const words = statementWords.file

/** Found lines and what names the file; null for an address that is not good (any more). */
async function fileOf({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>, token: string) {
  const now = clock.now()
  const ticket = await readTicket(db, token, now)
  if (!ticket) return null
  const [member] = await db
    .select({ username: members.username, status: members.status })
    .from(members)
    .where(eq(members.id, ticket.memberId))
  if (member?.status !== 'active') return null
  const purses = await pursesOf(db, ticket.memberId)
  const found = await movements(db, purses, ticket.filter, { limit: MOST_LINES + 1, offset: 0 })
  const lines = await shownLines(db, found.slice(0, MOST_LINES), purses)
  const cut = found.length > MOST_LINES ? words.cut(formatCount(MOST_LINES)) : null
  return { lines, cut, username: member.username, at: now, name: words.name(member.username, thaiDayOf(now)) }
}

/** `/api/files/statement/{ticket}.csv` and `.html`. */
export function statementFiles(deps: Pick<Deps, 'database' | 'clock'>): Mount {
  const app = new Hono().basePath(FILES)
  app.onError(passOn)
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('X-Robots-Tag', 'noindex')
  })
  app.get('/statement/:file{[A-Za-z0-9_-]{43}\\.(?:csv|html)}', async (c) => {
    const [token = '', kind] = c.req.param('file').split('.')
    const file = await fileOf(deps, token)
    if (!file) return c.text(words.gone, 404)
    if (kind === 'html') {
      c.header('Content-Security-Policy', printPolicy)
      return c.html(printPage(file))
    }
    c.header('Content-Disposition', `attachment; filename="${file.name}.csv"`)
    return c.body(toCsv(file.lines), 200, { 'Content-Type': 'text/csv; charset=utf-8' })
  })
  return { path: FILES, app }
}
