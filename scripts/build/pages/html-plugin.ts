import type { HtmlTagDescriptor, Plugin } from 'vite'
import { textBoot } from '#src/ui/styles/text-boot.ts'
import { themeBoot } from '#src/ui/styles/theme-boot.ts'
import { pageWords } from '../language/plugin.ts'

/**
 * What both HTML entries have in their head, built and in development: the language, theme and text size before the first
 * paint, and the fonts of its letters on their way. Runs before Vite reads the page, so that Vite puts the fonts' hashed addresses in.
 */
export function siteHead(): Plugin {
  return {
    name: 'site-head',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const { lang, fonts } = await pageWords()
        return { html: html.replace('<html lang="th"', `<html lang="${lang}"`), tags: head(fonts) }
      },
    },
  }
}

const head = (fonts: readonly string[]): HtmlTagDescriptor[] => [
  { tag: 'script', children: `${themeBoot};${textBoot}`, injectTo: 'head' },
  ...fonts.map((font): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: true,
      href: `/src/ui/fonts/${font}`,
    },
    injectTo: 'head',
  })),
]
