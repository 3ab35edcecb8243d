import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { assetOf, brandBuilt, named } from './brand.ts'

/**
 * `VITE_BRAND=brands/x.json`: its name in the words of the shell, its ground in the bar of the browser (its colours and its mark:
 * postcss.ts); a brand that cannot be read ends the build.
 */
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
    transformIndexHtml: { order: 'pre', handler: (html) => inItsGround(html) },
  }
}

/** The colour of the browser's own bar until the page knows its theme. */
export function inItsGround(html: string, { colours } = brandBuilt()): string {
  const ground = colours?.dark?.ground
  return ground ? html.replace(/(name="theme-color" content=")[^"]*/, `$1${ground}`) : html
}

/** After the site is written: the browser's icon and the pictures of shared links, where the brand has its own. */
export function writeBrandFiles(site: string, { mark, cards } = brandBuilt()): void {
  const [icon, pictures] = [assetOf(mark), assetOf(cards)]
  if (icon) cpSync(icon, join(site, 'favicon.svg'))
  if (pictures) cpSync(pictures, join(site, 'cards'), { recursive: true })
  else if (process.env.VITE_BRAND)
    console.log('This brand has no pictures of shared links yet: npm run cards draws them.')
}
