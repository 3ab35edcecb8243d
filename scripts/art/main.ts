/**
 * Prints the site's own drawings: `npm run art`. Run by hand when one in public/art/ changes; what it writes beside them is committed, so
 * that a build does not print. `npm test` fails while a drawing and its print differ.
 */
import { writeFileSync } from 'node:fs'
import { main } from '../lib/main.mjs'
import { at } from '../lib/paths.mjs'
import { prints } from './prints.ts'

await main(async () => {
  for (const [file, bytes] of await prints()) {
    writeFileSync(at('public/art', file), bytes)
    console.log(`${file} ${(bytes.length / 1000).toFixed(1)} kB`)
  }
})
