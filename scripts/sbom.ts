/** `npm run sbom`: the bill of materials of what runs in production, CycloneDX JSON, in dist/sbom.cdx.json. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { makeSbom, readLock, sbomFaults } from './check/sbom.ts'
import { main } from './lib/main.mjs'
import { at } from './lib/paths.mjs'

await main(async () => {
  const lock = readLock()
  const sbom = await makeSbom(lock)
  const faults = sbomFaults(sbom, lock)
  for (const fault of faults) console.error(fault)
  mkdirSync(at('dist'), { recursive: true })
  writeFileSync(at('dist', 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`Wrote dist/sbom.cdx.json: ${sbom.components.length} packages.`)
  return faults.length > 0 ? 1 : 0
})
