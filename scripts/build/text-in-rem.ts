import type { ChildNode, Declaration, Plugin } from 'postcss'

/** What text size is said by: sizes, line heights, and the tokens of both. */
const textual = /^(font|font-size|line-height|--(fs|lh)-[\w-]+|--figure[\w-]*)$/

/**
 * A container is narrow for its text: with text twice as large, that of a phone, or any up to that of a desk. With text as it
 * is at first none is (720.02 px is just above 45rem).
 */
const containers: Readonly<Record<string, string>> = {
  '(--large-text)': '(max-width: 18rem)',
  '(--large-text-wide)': '(max-width: 18rem) or ((min-width: 720.02px) and (max-width: 45rem))',
}

const length = /(?<![\w.-])(\d*\.?\d+)px/g

/** 16 px are 1 rem in a browser whose text size nobody changed: sixteenths are exact, so nothing moves by a pixel there. */
const inRem = (pixels: number) => `${pixels / 16}rem`.replace(/^0\./, '.')

/** A height that stands without a width is that of a box of text; with one it is a picture's, and below 20 px a line's. */
const isLine = (declaration: Declaration) =>
  parseFloat(declaration.value) >= 20 &&
  !declaration.parent?.some((other) => other.type === 'decl' && /^(width|aspect-ratio)$/.test(other.prop))

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
    AtRule: {
      container(rule) {
        rule.params = containers[rule.params] ?? rule.params
      },
    },
    Declaration(declaration) {
      const { prop } = declaration
      if (!(textual.test(prop) || (prop === 'height' && isLine(declaration))) || ofRoot(declaration)) return
      declaration.value = declaration.value.replaceAll(length, (_, pixels: string) => inRem(Number(pixels)))
    },
  }
}
