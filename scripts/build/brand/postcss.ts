import type { Plugin } from 'postcss'
import { brandBuilt } from './brand.ts'
import { themes } from './colours.ts'

/** The brand's colours, where a theme declares its own: tokens.css is imported by a sheet, so that no build plugin sees it alone. */
export const brandColours = (): Plugin => ({
  postcssPlugin: 'brand-colours',
  Once(root) {
    const { colours } = brandBuilt()
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
