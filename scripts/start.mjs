/** `npm start`: install when needed, build when something changed, serve. */
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { projectNode } from './lib/node24.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { siteEnv } from './lib/site-env.mjs'

await main(async () => {
  await ensureInstalled()
  const env = siteEnv(process.env)
  const faults = await run(projectNode(), [at('scripts/preflight.ts')], { env })
  if (faults !== 0) return faults
  await ensureBuilt(env)
  return run(projectNode(), [at('main.ts')], { env })
})
