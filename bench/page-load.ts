/**
 * The first screen on a cheap phone: `node bench/page-load.ts [names of pages] [--runs=5] [--server-ms=0] [--second] [--dark] [--h2 | --front=nginx]`. Builds the plain
 * template of Vite and React, serves it with brotli beside the built site, and loads both in turn, cold, in Chromium at 360×800, the
 * network Slow 4G, the processor four times slower. Printed are medians, and of the largest paint the ratio to the template's.
 * `--server-ms` is what each request takes at the server; `--second` measures the second visit, with what the first left in the
 * browser; `--h2` goes over HTTP/2, `--front=nginx` or `caddy` too, through that one with the
 * configuration of `npm run deploy:config`. The site is built as `npm start` builds it, with its seed, and is a LIFF app's; LINE's addresses are answered by
 * the sandbox, over the same slow network. A load takes some eight seconds: all 36 pages with five runs half an hour, six names with `--runs=3` four minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { runNode } from '#server/testing/process.ts'
import { ensureBuilt } from '../scripts/lib/ensure-built.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { siteEnv } from '../scripts/lib/site-env.mjs'
import { findBrowser } from '../scripts/test/browser.ts'
import { liffEnv, liffSite, liffVariables } from '../scripts/test/e2e-server.ts'
import { coldLoad, type Load, type LoadOptions } from './page-load/load.ts'
import { startFront, type FrontName } from './page-load/front.ts'
import { personKept, startLine } from './page-load/line.ts'
import { measuredPages, signIn } from './page-load/pages.ts'
import { servePlain } from './page-load/plain.ts'
import { certificateIn, slowWay } from './page-load/slow.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    'server-ms': { type: 'string', default: '0' },
    h2: { type: 'boolean', default: false },
    front: { type: 'string' },
    second: { type: 'boolean', default: false },
    dark: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const delay = Number(values['server-ms'])
const { second, dark } = values
const isFront = (name: string): name is FrontName => name === 'nginx' || name === 'caddy'
if (values.front !== undefined && !isFront(values.front)) throw new Error('--front is nginx or caddy')
if (values.front !== undefined && delay > 0) throw new Error('--front has no --server-ms')

await ensureBuilt(siteEnv({ ...process.env, ...liffVariables }, true), { site: liffSite })
const folder = mkdtempSync(join(tmpdir(), 'page-load-'))
const [port, gamesPort, sitePort] = [await freePort(), await freePort(), await freePort()]
const server = runNode(join(import.meta.dirname, '../main.ts'), {
  PORT: String(port),
  GAMES_PORT: String(gamesPort),
  DATA_DIR: join(folder, 'data'),
  SANDBOX: '1',
  LOG_LEVEL: 'error',
  ...liffEnv,
  ...(values.front ? { PUBLIC_ORIGIN: `https://localhost:${sitePort}`, TRUST_PROXY: '1' } : {}),
})
await server.says(/Chokdee is at/)
const template = await servePlain(join(folder, 'plain'))
const secure = values.h2 ? certificateIn(folder) : null
const site = `http://127.0.0.1:${port}`
const front = values.front
  ? await startFront(values.front, folder, { sitePort, site, plain: template.url })
  : null
const line = await startLine(folder, site, values.front ? `https://localhost:${sitePort}` : site)
const ways = front ? [] : [await slowWay(template.url, delay, secure), await slowWay(site, delay, secure)]
const [plainUrl = '', siteUrl] = front ? [front.plain, front.site] : ways.map(({ url }) => url)

const session = await signIn(site)
const wanted = await measuredPages(site)
const unknown = positionals.filter((name) => !wanted.some((page) => page.name === name))
if (unknown.length > 0) {
  await server.end('SIGTERM')
  throw new Error(
    `no such page: ${unknown.join(' + ')}; there are ${wanted.map(({ name }) => name).join(' + ')}`,
  )
}
const targets: (LoadOptions & { name: string; unlinked?: boolean })[] = [
  { name: 'plain', url: plainUrl, second, dark },
  ...wanted
    .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    .map(({ name, path, member, again, inLine = false, unlinked = false }) => ({
      name,
      url: new URL(path, siteUrl).href,
      inLine,
      unlinked,
      ...(member ? { stored: session } : again ? { stored: personKept('of before') } : {}),
      second,
      dark,
    })),
]

const { path: executablePath } = await findBrowser()
const browser = await chromium.launch({
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-renderer-backgrounding',
    `--host-resolver-rules=${line.rules}`,
    `--ignore-certificate-errors-spki-list=${[line.pin, ...(front?.pins ?? (secure ? [secure.pin] : []))].join(',')}`,
  ],
  ...(executablePath ? { executablePath } : {}),
})
const loads = new Map<string, Load[]>(targets.map(({ name }) => [name, []]))
try {
  // The first round warms the browser and the server, and is thrown away.
  for (let run = 0; run <= runs; run++)
    for (const target of targets) {
      const said = target.inLine ? await line.credentials(target.unlinked ? 'nobody' : 'member') : ''
      const load = await coldLoad(browser, { ...target, url: target.url + said })
      if (run > 0) loads.get(target.name)!.push(load)
    }
} finally {
  await browser.close()
  await front?.close()
  for (const one of [...ways, template, line]) one.close()
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1]!
const of = (name: string, what: (load: Load) => number) => median(loads.get(name)!.map(what))
const plain = of('plain', ({ lcp }) => lcp)
console.log(
  `${runs} ${second ? 'second visits' : 'cold loads'} each, in turn${front ? `, HTTP/2 through ${front.says}` : values.h2 ? ', HTTP/2' : ''}; ${delay} ms at the server; ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`,
)
console.log(
  'page | LCP ms | / plain | FCP ms | CLS | blocking ms | longest ms | JS kB | all kB | requests (before LCP) | after the waiting screen, ms | largest',
)
for (const { name } of targets) {
  const kB = (bytes: number) => (bytes / 1000).toFixed(0)
  const ms = (what: (load: Load) => number) => of(name, what).toFixed(0)
  const cells = [
    name,
    ms(({ lcp }) => lcp),
    (of(name, ({ lcp }) => lcp) / plain).toFixed(2),
    ms(({ fcp }) => fcp),
    of(name, ({ cls }) => cls).toFixed(3),
    ms(({ blocking }) => blocking),
    ms(({ longest }) => longest),
    kB(of(name, ({ js }) => js)),
    kB(of(name, ({ all }) => all)),
    `${ms(({ requests }) => requests)} (${ms(({ requestsBefore }) => requestsBefore)})`,
    of(name, ({ shown }) => shown) > 0 ? ms(({ shown }) => shown) : '',
    loads.get(name)!.at(-1)!.lcpElement,
  ]
  console.log(cells.join(' | '))
  for (const error of new Set(loads.get(name)!.flatMap(({ errors }) => errors))) console.log(`  ! ${error}`)
}
