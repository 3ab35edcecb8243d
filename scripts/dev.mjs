/** `npm run dev`: the site from its sources with hot reload, and the reference server, in one process. */
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { projectNode } from './lib/node24.mjs'
import { at } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { siteEnv } from './lib/site-env.mjs'

await main(async () => {
  await ensureInstalled()
  return run(projectNode(), [at('scripts/dev/main.ts')], { env: siteEnv(process.env) })
})
