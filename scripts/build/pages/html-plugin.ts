import type { Plugin } from 'vite'
import { themeBoot } from '#src/ui/styles/theme-boot.ts'

/** The one font file that the first screen cannot do without. */
const firstFont = '/src/ui/fonts/anuphan-thai.woff2'

/**
 * What both HTML entries have in their head, built and in development: the theme before the first paint, and the
 * Thai font on its way. Runs before Vite reads the page, so that Vite puts the font's hashed address in.
 */
export function siteHead(): Plugin {
  return {
    name: 'site-head',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'script', children: themeBoot, injectTo: 'head' },
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: firstFont },
          injectTo: 'head',
        },
      ],
    },
  }
}
