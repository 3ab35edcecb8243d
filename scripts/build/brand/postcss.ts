import type { Plugin } from 'postcss'
import { relative } from 'node:path'
import { at } from '../../lib/paths.mjs'
import { assetOf, brandBuilt } from './brand.ts'
import { themes } from './colours.ts'

/** Where the mark beside the name is drawn. */
const WORDMARK = /\/Wordmark\.module\.css$/

/**
 * The brand's colours, where a theme declares its own (tokens.css is imported by a sheet, so that no build plugin sees it alone), and its
 * mark in the place of the lozenge.
 */
export const brandColours = (): Plugin => ({
  postcssPlugin: 'brand-colours',
  Once(root) {
    const { colours, mark } = brandBuilt()
    const drawn = assetOf(mark)
    if (drawn && WORDMARK.test(root.source?.input.file ?? ''))
      root.walkDecls('background', (declaration) => {
        declaration.value = declaration.value.replace(
          'var(--motif-lozenge)',
          `url(/${relative(at(), drawn)})`,
        )
      })
    if (!colours) return
    root.walkRules((rule) => {
      const theme = themes.find((one) => rule.selectors.includes(`[data-theme='${one}']`))
      const own = (theme && colours[theme]) ?? {}
      rule.walkDecls(/^--/, (declaration) => {
        declaration.value = own[declaration.prop.slice(2)] ?? declaration.value
      })
    })
  },
})
