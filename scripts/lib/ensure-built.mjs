import { pathToFileURL } from 'node:url'
import { buildStamp, isBuilt, mainSite } from './build-stamp.mjs'
import { projectNode } from './node24.mjs'
import { at } from './paths.mjs'
import { run } from './run.mjs'

/**
 * Builds a site unless it is what these sources and variables give.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ force?: boolean, site?: string }} options `site`: the folder, dist/site when left out
 */
export async function ensureBuilt(env, { force = false, site = mainSite } = {}) {
  const stamp = buildStamp(env)
  if (!force && isBuilt(site, stamp)) return
  // Words are looked up in the language that is built, from the first import on.
  const words = pathToFileURL(at('scripts/build/language/node.ts')).href
  const code = await run(projectNode(), ['--import', words, at('scripts/build/main.ts'), stamp, site], {
    env,
  })
  if (code !== 0) throw new Error('The site was not built; see the messages above.')
}
