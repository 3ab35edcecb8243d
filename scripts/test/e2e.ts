/** `npm run test:e2e [-- paths and options of Playwright]`. */
import { main } from '../lib/main.mjs'
import { closingLine } from '../lib/counts.ts'
import { runPlaywright } from './runners.ts'

await main(async () => {
  const counts = await runPlaywright(process.argv.slice(2))
  console.log(closingLine(counts))
  return counts.failed > 0 ? 1 : 0
})
