/** `npm run graph`: writes the folder graph to docs/imports.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { graphPage } from './check/graph.ts'
import { shared } from './check/imports.ts'
import { at } from './lib/paths.mjs'

mkdirSync(at('docs'), { recursive: true })
writeFileSync(at('docs', 'imports.md'), graphPage(await shared()))
console.log('Wrote docs/imports.md.')
