/** `npm test`: install when needed, then everything, one after the other; scripts/test/main.ts is the list. */
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { projectNode } from './lib/node24.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

await main(async () => {
  await ensureInstalled()
  return run(projectNode(), [at('scripts/test/main.ts'), ...process.argv.slice(2)])
})
