/**
 * `npm run test:engines [-- chromium firefox webkit] [--times=5] [--short] [--only=bill]`: the daily journeys in three engines. Firefox and WebKit
 * are Debian's (`firefox-esr`, `webkit2gtk-driver`, `xvfb`), installed where that may be done.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { engines, runEngines, type Engine } from './run.ts'
import { closingLine } from '../../scripts/lib/counts.ts'
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs'
import { main } from '../../scripts/lib/main.mjs'
import { siteEnv } from '../../scripts/lib/site-env.mjs'
import { findBrowser } from '../../scripts/test/browser.ts'
import { debianEngines } from '../../scripts/test/debian-engines.ts'

const isEngine = (name: string): name is Engine => engines.includes(name as Engine)

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '1' },
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  })
  const asked = positionals.filter(isEngine)
  await ensureBuilt(siteEnv(process.env, true))
  await debianEngines()
  const counts = await runEngines({
    engines: asked.length > 0 ? asked : engines,
    times: Number(values.times),
    short: values.short,
    only: values.only,
    chromium: (await findBrowser()).path,
    filled: process.env.E2E_FILLED_DATA,
  })
  // For whoever started this run.
  if (process.env.ENGINES_REPORT) writeFileSync(process.env.ENGINES_REPORT, JSON.stringify(counts))
  console.log(closingLine(counts))
  return counts.failed > 0 ? 1 : 0
})
