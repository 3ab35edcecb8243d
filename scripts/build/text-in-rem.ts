import type { ChildNode, Plugin } from 'postcss'

/** What text size is said by: sizes, line heights, and the tokens of both. */
const textual = /^(font|font-size|line-height|--(fs|lh)-[\w-]+|--figure[\w-]*)$/

const length = /(?<![\w.-])(\d*\.?\d+)px/g

/** 16 px are 1 rem in a browser whose text size nobody changed: sixteenths are exact, so nothing moves by a pixel there. */
const inRem = (pixels: number) => `${pixels / 16}rem`.replace(/^0\./, '.')

/** The root's own size is what a rem is. */
const ofRoot = ({ parent }: ChildNode) =>
  parent?.type === 'rule' && 'selector' in parent && parent.selector === 'html'

/**
 * Text is written in the pixels of the design and grows with the size that its reader has chosen, in browser or phone
 * (decision 111). Space, edges and icons stay as they are.
 */
export function textInRem(): Plugin {
  return {
    postcssPlugin: 'text-in-rem',
    Declaration(declaration) {
      if (!textual.test(declaration.prop) || ofRoot(declaration)) return
      declaration.value = declaration.value.replaceAll(length, (_, pixels: string) => inRem(Number(pixels)))
    },
  }
}
