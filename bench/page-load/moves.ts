/**
 * What moves while a page comes: `node bench/page-load/moves.ts [addresses] [--dark] [--wide] [--slower=1] [--url=…] [--at-once=3] [--asks]`. Loads every
 * page once, as a visitor and as a member, on a slow network, and prints of each how much moved (CLS) and what it was, its requests and
 * its scripts; with `--asks` each script and its bytes, and all that was asked for, as well. The site has to be built (`npm run build`).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { runNode } from '#server/testing/process.ts'
import { everyPage } from '#src/lib/pages/pages.ts'
import { isForMembers } from '#src/lib/pages/page.ts'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { findBrowser } from '../../scripts/test/browser.ts'
import { coldLoad } from './load.ts'
import { measuredPages, signIn } from './pages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dark: { type: 'boolean', default: false },
    wide: { type: 'boolean', default: false },
    asks: { type: 'boolean', default: false },
    slower: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '3' },
    url: { type: 'string' },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'page-moves-'))
const [port, gamesPort] = [await freePort(), await freePort()]
const server = values.url
  ? null
  : runNode(join(import.meta.dirname, '../../main.ts'), {
      PORT: String(port),
      GAMES_PORT: String(gamesPort),
      DATA_DIR: join(folder, 'data'),
      SANDBOX: '1',
      LOG_LEVEL: 'error',
    })
await server?.says(/Chokdee is at/)
const site = values.url ?? `http://127.0.0.1:${port}`

const session = await signIn(site)
const round = (await measuredPages(site)).find(({ name }) => name === 'round')!.path
/** Pages of an id that nobody has are left out, but for a lottery's round. */
const all = everyPage.flatMap((page) => {
  const path = page.path.replace(/\/:\w+\?$/, '').replace('/lobby/:name', '/lobby/hot')
  const visits = [
    ...(isForMembers(page) ? [] : [{ path, member: false }]),
    ...(page.guard === 'visitor' ? [] : [{ path, member: true }]),
  ]
  return path.includes(':') ? [] : visits
})
const wanted = [...all, { path: round, member: true }].filter(
  ({ path }) => positionals.length === 0 || positionals.includes(path),
)

const { path: executablePath } = await findBrowser()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(executablePath ? { executablePath } : {}),
})
const small = 2_000
let worst = 0
async function look({ path, member }: (typeof wanted)[number]): Promise<void> {
  const load = await coldLoad(browser, {
    url: site + path,
    ...(member ? { stored: session } : {}),
    dark: values.dark,
    wide: values.wide,
    slower: Number(values.slower),
  })
  worst = Math.max(worst, load.cls)
  const [cls, js] = [load.cls.toFixed(3), (load.js / 1000).toFixed(1)]
  const tiny = load.scripts.filter(([, bytes]) => bytes < small)
  console.log(
    `${path} ${member ? 'member' : 'visitor'} | ${cls} | ${load.requests} requests | ${load.scripts.length} scripts, ${tiny.length} small | ${js} kB | ${load.lcpElement.replaceAll('\n', ' ')}`,
  )
  for (const line of load.cls > 0.004 ? load.moved : []) console.log(`    ${line}`)
  if (values.asks) {
    console.log(`    ${load.scripts.map(([file, bytes]) => `${file.slice(8)} ${bytes}`).join(', ')}`)
    for (const line of load.asked) console.log(`    ${line}`)
  }
  for (const error of load.errors) console.log(`    ! ${error}`)
}
try {
  const waiting = [...wanted]
  await Promise.all(
    Array.from({ length: Number(values['at-once']) }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await look(next)
    }),
  )
  console.log(`worst ${worst.toFixed(3)}`)
} finally {
  await browser.close()
  await server?.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
