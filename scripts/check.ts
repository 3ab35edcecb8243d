/** `npm run check [-- part of a name]`: types, lint, import rules, letters, sizes, format, unused code, budgets. */
import { runChecks } from './check/all.ts'
import { closingLine } from './lib/counts.ts'

const counts = await runChecks(process.argv[2])
console.log(closingLine(counts))
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
