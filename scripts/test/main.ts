/** Everything, one after the other: checks, unit and page and server tests, end to end. */
import { runChecks } from '../check/all.ts'
import { main } from '../lib/main.mjs'
import { closingLine, sumOf, type Counts } from '../lib/counts.ts'
import { runPlaywright, runVitest } from './runners.ts'

const parts: readonly [name: string, run: () => Promise<Counts>][] = [
  ['Checks', () => runChecks()],
  ['Unit, page and server tests', () => runVitest()],
  ['End to end', () => runPlaywright()],
]

await main(async () => {
  const all: Counts[] = []
  const lines: string[] = []
  for (const [name, run] of parts) {
    console.log(`\n== ${name}`)
    const counts = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    const line = `${name}: ${closingLine(counts)}`
    console.log(line)
    lines.push(line)
    all.push(counts)
  }
  const total = sumOf(all)
  // Once more together: a log that was cut to its last lines says which part it was.
  console.log(['', ...lines, '', closingLine(total)].join('\n'))
  return total.failed > 0 ? 1 : 0
})
