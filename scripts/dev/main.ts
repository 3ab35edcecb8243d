/** Vite answers for the site, the reference server for everything else; the page policy is left off (HMR needs eval). */
import { createServer } from 'vite'
import { BadConfig } from '../../server/config.ts'
import { errorText } from '../../server/kit/error-fields.ts'
import { CannotStart } from '../../server/start-parts.ts'
import { startServer } from '../../server/start.ts'
import { prepareSiteEnv } from '../build/prepare.ts'
import { main } from '../lib/main.mjs'
import { at } from '../lib/paths.mjs'

await main(async () => {
  prepareSiteEnv()

  const vite = await createServer({
    root: at(),
    configFile: at('vite.config.ts'),
    appType: 'spa',
    // Reload messages have a socket of their own, beside the site's port and the games'.
    server: { middlewareMode: true, hmr: { port: (Number(process.env.PORT) || 3000) + 2 } },
  })
  const server = await startServer({
    sandbox: () => import('../../sandbox/world.ts'),
    site: liffEntry(vite.middlewares),
  }).catch(async (error: unknown) => {
    await vite.close()
    const known = error instanceof BadConfig || error instanceof CannotStart
    throw new Error(known ? error.message : errorText(error))
  })
  console.log(`Development: ${server.url}`)

  const stop = async () => {
    await server.close()
    await vite.close()
    process.exit()
  }
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())
})

type Site = Parameters<typeof startServer>[0]['site'] & {}

/** Vite finds `/liff/` by itself; links below it have to get the same page, as the rewrite rules say. */
function liffEntry(site: Site): Site {
  return (request, response, next) => {
    const [path = '', query] = (request.url ?? '').split('?')
    const isPage = /^\/liff(\/[\w-]*)*$/.test(path) && request.headers.accept?.includes('text/html')
    if (isPage) request.url = `/liff/index.html${query === undefined ? '' : `?${query}`}`
    site(request, response, next)
  }
}
