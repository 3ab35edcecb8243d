/** `npm run build`: the static site in dist/site, with the VITE_ variables as they are set. */
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main } from './lib/main.mjs'
import { withEnvFiles } from './lib/site-env.mjs'

await main(async () => {
  await ensureInstalled()
  await ensureBuilt(withEnvFiles(process.env), { force: true })
})
