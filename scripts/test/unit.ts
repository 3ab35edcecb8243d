/** `npm run test:unit [-- paths]`. */
import { main } from '../lib/main.mjs'
import { closingLine } from '../lib/counts.ts'
import { runVitest } from './runners.ts'

await main(async () => {
  const counts = await runVitest(process.argv.slice(2))
  console.log(closingLine(counts))
  return counts.failed > 0 ? 1 : 0
})
