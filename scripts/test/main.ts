/**
 * Everything, one after the other: checks, unit and page and server tests, end to end. With `--changed` only what a
 * change touches: by the imports, of the end-to-end tests only those that were written on themselves.
 */
import { runChecks } from '../check/all.ts'
import { main } from '../lib/main.mjs'
import { debianEngines } from './debian-engines.ts'
import { changedFiles, changedSince, specsOf } from './changed.ts'
import { closingLine, sumOf, type Counts } from '../lib/counts.ts'
import { readImports } from './imports.ts'
import {
  prepareBrowser,
  prepareSites,
  removeFilled,
  runOtherEngines,
  runPlaywright,
  runVitest,
} from './runners.ts'
import { touchedTests } from './touched.ts'

type Part = readonly [name: string, run: () => Promise<Counts>]

/** A browser may have to be fetched: meanwhile the checks. The checks build a site; the other one, beside the tests that need none. */
function everything(): readonly Part[] {
  const browser = prepareBrowser()
  const others = browser.then(debianEngines, debianEngines)
  others.catch(() => {})
  let started: Promise<string> | undefined
  const sites = () => (started ??= prepareSites())
  return [
    ['Checks', () => runChecks()],
    [
      'Unit, page and server tests',
      () => {
        void sites()
        return runVitest()
      },
    ],
    ['End to end', () => runPlaywright([], { browser, sites: sites() })],
    [
      'In Firefox and WebKit',
      async () => {
        try {
          return await runOtherEngines(await others, await sites())
        } finally {
          await removeFilled(sites())
        }
      },
    ],
  ]
}

/** Seconds of one worker for the tests that a change touches: with the checks it is two minutes on two cores. */
const TOUCHED_SECONDS = 80

async function runTouched(files: readonly string[]): Promise<Counts> {
  const { run, left } = touchedTests(files, await readImports(), TOUCHED_SECONDS)
  if (left.length > 0)
    console.log(`${run.length} test files; ${left.length} that are further away are left to npm test.`)
  return run.length === 0 ? { passed: 0, failed: 0 } : runVitest(run)
}

async function touchedSince(commit: string): Promise<readonly Part[]> {
  const files = await changedFiles(commit)
  const specs = specsOf(files)
  return [
    ['Checks', () => runChecks([], { unbuilt: true })],
    ['Unit, page and server tests', () => runTouched(files)],
    ...(specs.length > 0 ? [['End to end', () => runPlaywright(specs)] as const] : []),
  ]
}

await main(async () => {
  const commit = changedSince(process.argv.slice(2))
  const parts = commit === null ? everything() : await touchedSince(commit)
  const all: Counts[] = []
  const lines: string[] = []
  for (const [name, run] of parts) {
    console.log(`\n== ${name}`)
    const began = performance.now()
    const counts = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    const minutes = ((performance.now() - began) / 60_000).toFixed(1)
    const line = `${name}: ${closingLine(counts)}, ${minutes} minutes`
    console.log(line)
    lines.push(line)
    all.push(counts)
  }
  const total = sumOf(all)
  // Once more together: a log that was cut to its last lines says which part it was.
  console.log(['', ...lines, '', closingLine(total)].join('\n'))
  return total.failed > 0 ? 1 : 0
})
