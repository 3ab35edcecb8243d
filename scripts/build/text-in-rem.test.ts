import postcss from 'postcss'
import { expect, it } from 'vitest'
import { textInRem } from './text-in-rem.ts'

const built = (css: string) => postcss([textInRem()]).process(css, { from: undefined }).css

it.each([
  ['font-size: 15px', 'font-size: .9375rem'],
  ['font: 600 26px/42px var(--font-display)', 'font: 600 1.625rem/2.625rem var(--font-display)'],
  ['font-size: clamp(34px, 13vw, 52px)', 'font-size: clamp(2.125rem, 13vw, 3.25rem)'],
  ['--fs-caption: 12px', '--fs-caption: .75rem'],
  ['line-height: 1', 'line-height: 1'],
])('%s grows with the text size that its reader chose', (written, read) => {
  expect(built(`a { ${written} }`)).toBe(`a { ${read} }`)
})

it.each(['padding: 15px', 'min-height: 48px', '--gutter: 16px', 'border: 1px solid'])(
  '%s stays',
  (written) => {
    expect(built(`a { ${written} }`)).toBe(`a { ${written} }`)
  },
)

it('the root is told in pixels what its reader may choose at most', () => {
  expect(built('html { font-size: min(100%, 32px) }')).toContain('32px')
})
