/** The build: `node scripts/build/main.ts <stamp> <folder>`, called by scripts/lib/ensure-built.mjs. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { mainSite, stampFileOf } from '../lib/build-stamp.mjs'
import { main } from '../lib/main.mjs'
import { at } from '../lib/paths.mjs'
import { compressFiles } from './compress.ts'
import { makeTemplate } from './database.ts'
import { writeBrandFiles } from './brand/plugin.ts'
import { languageBuilt, THAI } from './language/catalogue.ts'
import { siteTexts, thaiLeft } from './language/scan.ts'
import { readManifest, sdkFaults } from './manifest.ts'
import { writePages } from './pages/pages.ts'
import { prepareSiteEnv } from './prepare.ts'
import { loadPrerenderer } from './pages/prerender.ts'
import { seedsFor } from './pages/seed-source.ts'

const [, , stamp = '', site = mainSite] = process.argv
const stampFile = stampFileOf(site)

await main(async () => {
  const started = performance.now()
  prepareSiteEnv()

  // Gone while the build runs: a build that was cut off is never taken for a finished one.
  rmSync(stampFile, { force: true })
  process.env.NODE_ENV = 'production'
  await build({ root: at(), configFile: at('vite.config.ts'), logLevel: 'warn', build: { outDir: site } })
  const bytes = sdkFaults(readManifest(join(site, '.vite', 'manifest.json')), (file) =>
    readFileSync(join(site, file), 'utf8'),
  )
  if (bytes.length > 0) throw new Error(bytes.join('\n'))
  await makeTemplate()
  await writePages(site, await loadPrerenderer(), await seedsFor(process.env))
  writeBrandFiles(site)
  const left = languageBuilt() === THAI ? [] : thaiLeft(siteTexts(site))
  if (left.length > 0) throw new Error(`Still Thai, though built in ${languageBuilt()}:\n${left.join('\n')}`)
  const compressed = await compressFiles(site)
  writeFileSync(stampFile, stamp)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Built ${relative(at(), site)} in ${seconds} s (${compressed} files compressed).`)
})

// The rendered site is an application: timers of its own would keep this process for ever.
process.exit()
