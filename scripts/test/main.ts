/**
 * Everything, one after the other: checks, unit and page and server tests, end to end. With `--changed` only what a
 * change touches: vitest knows by the imports, of the end-to-end tests only those that were written on themselves.
 */
import { runChecks } from '../check/all.ts'
import { main } from '../lib/main.mjs'
import { changedFiles, changedSince, specsOf } from './changed.ts'
import { closingLine, sumOf, type Counts } from '../lib/counts.ts'
import { runPlaywright, runVitest } from './runners.ts'

type Part = readonly [name: string, run: () => Promise<Counts>]

const everything: readonly Part[] = [
  ['Checks', () => runChecks()],
  ['Unit, page and server tests', () => runVitest()],
  ['End to end', () => runPlaywright()],
]

async function touchedSince(commit: string): Promise<readonly Part[]> {
  const specs = specsOf(await changedFiles(commit))
  return [
    ['Checks', () => runChecks('', { unbuilt: true })],
    [
      'Unit, page and server tests',
      () => runVitest([`--changed=${commit}`, '--passWithNoTests'], { mayBeEmpty: true }),
    ],
    ...(specs.length > 0 ? [['End to end', () => runPlaywright(specs)] as const] : []),
  ]
}

await main(async () => {
  const commit = changedSince(process.argv.slice(2))
  const parts = commit === null ? everything : await touchedSince(commit)
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
