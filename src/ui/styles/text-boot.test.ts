import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { textBoot } from './text-boot.ts'

/** The root's size after the script, on a device whose own font is so large. */
function rootOn(own: number, { touch = 5, knows = true } = {}): string {
  const style = { font: '', fontSize: '' }
  runInNewContext(textBoot, {
    navigator: { maxTouchPoints: touch },
    CSS: { supports: () => knows },
    document: { documentElement: { style } },
    getComputedStyle: () => ({ fontSize: `${own}px` }),
    Math,
    parseFloat,
  })
  expect(style.font).toBe('')
  return style.fontSize
}

it.each([
  [17, '100%'],
  [14, '100%'],
  [34, '200%'],
  [53, '200%'],
])('a phone whose text is %i px sets the root to %s', (own, size) => {
  expect(parseFloat(rootOn(own))).toBeCloseTo(parseFloat(size), 6)
})

it('a desk, and a browser that does not know that font, keep the root as their reader chose it', () => {
  expect(rootOn(13, { touch: 0 })).toBe('')
  expect(rootOn(34, { knows: false })).toBe('')
})

it('is small enough to stand in every page', () => {
  expect(new TextEncoder().encode(textBoot).length).toBeLessThanOrEqual(320)
})
