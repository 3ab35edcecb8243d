import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../lib/ensure-built.mjs'
import { projectNode } from '../lib/node24.mjs'
import { at } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { siteEnv } from '../lib/site-env.mjs'
import { startServer } from '../../server/start.ts'
import { LIFF, liffSite, liffVariables, passwordCost } from './e2e-server.ts'
import { findBrowser, type Browser } from './browser.ts'
import { countPlaywright, countVitest, readCounts, sumOf, type Counts } from '../lib/counts.ts'
import { failureLines, playwrightFailures, vitestFailures } from './failures.ts'
import { projectsOf } from './projects.ts'

/** Two cores are what a small CI machine has; more workers only make each other slow. */
const workers = '--maxWorkers=2'

function freshReport(name: string): string {
  const file = at('.cache', 'results', `${name}.json`)
  mkdirSync(at('.cache', 'results'), { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** What Node compiles it keeps for the next process: tests start the server some fifty times. */
const compiled = { NODE_COMPILE_CACHE: at('.cache', 'node') }

const tell = (lines: readonly string[]) => lines.forEach((line) => console.log(line))

/** Unit, page and server tests. `args`: paths and further options of vitest; with `mayBeEmpty` no test at all is well too. */
export async function runVitest(args: readonly string[] = [], { mayBeEmpty = false } = {}): Promise<Counts> {
  const report = freshReport('vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const script = at('node_modules', 'vitest', 'vitest.mjs')
  const code = await run(projectNode(), [script, 'run', workers, ...reporters, ...args], {
    env: { ...process.env, ...compiled },
  })
  tell(failureLines(report, vitestFailures, code))
  return readCounts(report, countVitest, code, { mayBeEmpty })
}

/** What end-to-end tests need and what may be made ready while others run; where a part fails, they tell. */
export interface Prepared {
  browser: Promise<Browser>
  /** A data folder that is filled, to be copied; the sites are built then. Whoever has it made removes it. */
  sites: Promise<string>
}

/** A browser waits for the network, a database keeps one core busy, a build now one and now two. */
export const prepareBrowser = (): Promise<Browser> => quietly(findBrowser())

export function prepareSites(projects: readonly string[] = projectsOf([])): Promise<string> {
  const filled = mkdtempSync(join(tmpdir(), 'chokdee-e2e-filled-'))
  return quietly(Promise.all([fillDatabase(filled), buildSites(projects)]).then(() => filled))
}

/** Its failure is for whoever waits for it, and nobody may be waiting yet. */
function quietly<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {})
  return promise
}

/** End-to-end tests on the built sites, with the browser this machine has; then the ledgers that they left. */
export async function runPlaywright(args: readonly string[] = [], prepared?: Prepared): Promise<Counts> {
  const projects = projectsOf(args)
  const report = freshReport('playwright')
  const dataRoot = mkdtempSync(join(tmpdir(), 'chokdee-e2e-'))
  const script = at('node_modules', '@playwright', 'test', 'cli.js')
  const { browser: found, sites } = prepared ?? {
    browser: prepareBrowser(),
    sites: prepareSites(projects),
  }
  try {
    const [browser, filled] = await Promise.all([found, sites])
    const env = {
      ...process.env,
      ...compiled,
      E2E_PROJECTS: projects.join(','),
      E2E_REPORT: report,
      E2E_DATA_ROOT: dataRoot,
      E2E_FILLED_DATA: filled,
      ...(browser.path ? { E2E_CHROMIUM: browser.path } : {}),
    }
    const code = await run(projectNode(), [script, 'test', ...args], { env })
    tell(failureLines(report, playwrightFailures, code))
    return sumOf([readCounts(report, countPlaywright, code), await verifyLedgers(dataRoot)])
  } finally {
    rmSync(dataRoot, { recursive: true, force: true })
    if (!prepared) await removeFilled(sites)
  }
}

/** Whether or not it was made. */
export async function removeFilled(sites: Promise<string>): Promise<void> {
  const folder = await sites.catch(() => null)
  if (folder) rmSync(folder, { recursive: true, force: true })
}

/** A few of the daily journeys where they are not made in Chromium; an engine that this machine has not is said and not counted. */
export async function runOtherEngines(
  engines: readonly ('firefox' | 'webkit')[],
  filled: string,
): Promise<Counts> {
  for (const name of ['firefox', 'webkit'] as const)
    if (!engines.includes(name)) console.log(`Not on this machine, not run: ${name}`)
  if (engines.length === 0) return { passed: 0, failed: 0 }
  const report = freshReport('engines')
  const env = { ...process.env, ...compiled, ENGINES_REPORT: report, E2E_FILLED_DATA: filled }
  const code = await run(projectNode(), [at('tests', 'engines', 'main.ts'), ...engines, '--short'], { env })
  return readCounts(report, (counts: Counts) => counts, code)
}

/** What the wanted projects open: the site, and the one that is a LIFF app. */
async function buildSites(projects: readonly string[]): Promise<void> {
  if (projects.some((name) => name !== LIFF)) await ensureBuilt(siteEnv(process.env, true))
  if (projects.includes(LIFF)) {
    await ensureBuilt(siteEnv({ ...process.env, ...liffVariables }, true), { site: liffSite })
  }
}

/** The sandbox's people and money, once for all servers of a run: to fill a database costs more than most tests. */
async function fillDatabase(folder: string): Promise<void> {
  const server = await startServer({
    sandbox: () => import('../../sandbox/world.ts'),
    env: { ...process.env, PORT: '0', GAMES_PORT: '0', DATA_DIR: folder, SANDBOX: '1', LOG_LEVEL: 'error' },
    passwordCost,
  })
  await server.close()
}

/** Whatever the journeys did with money: every ledger sums to zero, its chain is whole, no wallet is below zero. */
async function verifyLedgers(dataRoot: string): Promise<Counts> {
  const counts = { passed: 0, failed: 0 }
  const folders = readdirSync(dataRoot).filter((name) => existsSync(join(dataRoot, name, 'db')))
  for (const folder of folders) {
    console.log(`Ledger of ${folder}:`)
    const env = { ...process.env, DATA_DIR: join(dataRoot, folder), SANDBOX: '1' }
    const code = await run(projectNode(), [at('scripts', 'ledger-verify.ts')], { env })
    counts[code === 0 ? 'passed' : 'failed'] += 1
  }
  return counts
}
