import type { Plugin } from 'vite'
import { brandBuilt, named } from './brand.ts'

/** `VITE_BRAND=brands/x.json`: its name in the words of the shell (its colours: postcss.ts); a brand that cannot be read ends the build. */
export function brand(): Plugin {
  return {
    name: 'brand',
    enforce: 'pre',
    buildStart: () => void brandBuilt(),
    transform: {
      filter: { id: /\/(?:strings|languages\/[\w-]+)\/shell\.ts$/ },
      handler(code) {
        const made = named(code, brandBuilt())
        return made === code ? null : { code: made, map: null }
      },
    },
  }
}
