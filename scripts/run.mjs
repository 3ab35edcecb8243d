/**
 * `node scripts/run.mjs <file> [arguments]`: installs when needed, then runs the file with the project's own Node.
 * Every npm script but the two long ones goes through here, so that each works on a fresh clone.
 */
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { projectNode } from './lib/node24.mjs'
import { run } from './lib/run.mjs'

await main(async () => {
  await ensureInstalled()
  return run(projectNode(), process.argv.slice(2))
})
