import type { Plugin } from 'vite'
import { branded, brandBuilt, named } from './brand.ts'

/** `VITE_BRAND=brands/x.json`: its colours in the sheet of tokens, its name in the words of the shell. */
export function brand(): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    buildStart: () => void brandBuilt(),
    transform: {
      filter: { id: [/\/src\/ui\/styles\/tokens\.css$/, /\/(?:strings|languages\/[\w-]+)\/shell\.ts$/] },
      handler(code, id) {
        const own = brandBuilt()
        const made = id.endsWith('.css') ? branded(code, own) : named(code, own)
        return made === code ? null : { code: made, map: null }
      },
    },
  }
}
