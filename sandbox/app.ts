/** The sandbox's own pages, under /sandbox: overview, inbox, LINE, rewards. */
import './not-in-production.ts'
import { type Context, Hono } from 'hono'
import { parseBaht } from '#contracts/money.ts'
import type { Deps } from '#server/kit/deps.ts'
import { originsOf } from '#server/kit/origins.ts'
import { passOn } from '#server/kit/pass-on.ts'
import { accountsApp } from './accounts/app.ts'
import { bankApp } from './bank/app.ts'
import { inboxApp } from './inbox/app.ts'
import { lineApi } from './line/api.ts'
import { authorizeApp } from './line/authorize.ts'
import { liffApi } from './line/liff-api.ts'
import { liffAuthorizeApp } from './line/liff-authorize.ts'
import { liffFriendSheet } from './line/liff-friend-sheet.ts'
import { liffHost } from './line/liff-host.ts'
import { createSandboxLine } from './line/sandbox-line.ts'
import type { LineProvider } from './line/provider.ts'
import { lottoApp } from './lotto/app.ts'
import { indexPage } from './pages/index-page.ts'
import { pageFiles } from './pages/files.ts'
import { givePlayMoney, ledgerState } from './pages/money.ts'
import { readSettings, writeSettings } from './pages/settings.ts'
import { payoutsApp } from './payouts/app.ts'
import { rewardsApp } from './rewards/app.ts'
import { vitalsApp } from './vitals/app.ts'

/** One million baht at a time. */
const MOST_GIVEN = 1_000_000_00

export function sandboxApp(
  deps: Deps,
  line: LineProvider = createSandboxLine(deps.config, deps.clock),
): Hono {
  const { clock, config, database } = deps
  const app = new Hono().basePath('/sandbox')
  app.onError(passOn)
  // Another site must not press these buttons by a form of its own.
  const isOurs = (c: Context) => c.req.header('origin') === originsOf(config, c.req.raw).site
  app.get('/', async (c) =>
    c.html(indexPage(await readSettings(database.db)), 200, { 'Cache-Control': 'no-store' }),
  )
  app.post('/settings', async (c) => {
    if (!isOurs(c)) return c.body(null, 403)
    const { register, username, age } = await c.req.parseBody()
    await writeSettings(database.db, {
      register: register === 'bank' ? 'bank' : 'sms',
      username: username === 'made' ? 'made' : 'chosen',
      age: age === 'birthday' ? 'birthday' : 'declaration',
    })
    return c.redirect('/sandbox', 303)
  })
  app.post('/money', async (c) => {
    if (!isOurs(c)) return c.body(null, 403)
    const { username, amount } = await c.req.parseBody()
    const given = parseBaht(String(amount))
    if (given === null || given <= 0 || given > MOST_GIVEN) return c.text('No such amount.', 422)
    const done = await givePlayMoney(database.db, String(username), given, clock.now())
    return done ? c.redirect('/sandbox', 303) : c.text('No such member.', 404)
  })
  app.get('/ledger.json', async (c) =>
    c.json(await ledgerState(database.db), 200, { 'Cache-Control': 'no-store' }),
  )
  app.route('/', accountsApp(deps, isOurs))
  app.route('/', bankApp(deps, isOurs))
  app.route('/', inboxApp(database.db))
  app.route('/', lottoApp(deps, isOurs))
  app.route('/', payoutsApp(deps, isOurs))
  app.route('/', rewardsApp(deps, isOurs))
  app.route('/', vitalsApp(deps))
  app.route('/files', pageFiles())
  app.route('/line', lineApi(line))
  app.route('/line', authorizeApp(line, config))
  app.route('/line', liffApi(line, config, clock))
  app.route('/line', liffAuthorizeApp(line, config))
  app.route('/line', liffFriendSheet(line, config, clock))
  app.route('/line', liffHost(line, config))
  return app
}
