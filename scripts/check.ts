/** `npm run check [-- parts of names]`: types, lint, import rules, letters, sizes, format, unused code, budgets. */
import { runChecks } from './check/all.ts'
import { closingLine } from './lib/counts.ts'
import { main } from './lib/main.mjs'

await main(async () => {
  const counts = await runChecks(process.argv.slice(2))
  console.log(closingLine(counts))
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0
})
