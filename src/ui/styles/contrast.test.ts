import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coloursOf, pairs } from '../../../scripts/build/brand/colours.ts'
import { contrast } from '../display/bank-plate.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[^]*?\*\//g, '')

const hex = (parts: number[]) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
const rgb = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))

/** A translucent wash over an opaque ground. */
function over(color: string, ground: string): string {
  if (color.startsWith('#')) return color
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return hex(rgb(ground).map((part, index) => part * (1 - alpha) + [red, green, blue][index]! * alpha))
}

const themes = { dark: coloursOf(css, 'dark'), light: coloursOf(css, 'light') }

it.each(
  Object.entries(themes).flatMap(([name, colours]) => pairs.map((pair) => [name, ...pair, colours] as const)),
)('%s: %s on %s reads at %s:1', (_name, ink, ground, least, colours) => {
  const paper = colours.get(ground)
  const colour = colours.get(ink)
  expect(paper).toMatch(/^#/)
  expect(colour).toMatch(/^#/)
  expect(contrast(colour!, paper!)).toBeGreaterThanOrEqual(least)
})

it.each(['dark', 'light'] as const)('%s: a tone reads on its own wash, on the page and on a card', (name) => {
  const colours = themes[name]
  const faint: string[] = []
  const check = (ink: string, wash: string, ground: string) => {
    const ratio = contrast(colours.get(ink)!, over(colours.get(wash)!, colours.get(ground)!))
    if (ratio < 4.5) faint.push(`${ink} on ${wash} over ${ground}: ${ratio.toFixed(2)}`)
  }
  for (const ground of ['ground', 'surface-1']) {
    for (const tone of ['won', 'lost', 'warn', 'info']) {
      check(tone, `${tone}-wash`, ground)
      check('text', `${tone}-wash`, ground)
    }
    check('gold-bright', 'gold-wash', ground)
  }
  expect(faint).toEqual([])
})

it('both themes declare the same colours', () => {
  expect([...themes.dark.keys()].toSorted()).toEqual([...themes.light.keys()].toSorted())
})

/** Its declaration in the style of a component, of the rule with exactly this selector. */
const declared = (file: string, selector: string, property: string) => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const rule = new RegExp(`(?:^|})\\s*${selector.replace('.', '\\.')} \\{([^}]*)}`).exec(text)?.[1] ?? ''
  return new RegExp(`(?:^|;|\\s)${property}:\\s*([^;]+);`).exec(rule)?.[1]
}

it('GAME-3 a failure is a red toast in both themes', () => {
  expect(declared('../feedback/ToastLayer.module.css', '.lost', 'background')).toBe('var(--lost-fill)')
  expect(declared('../feedback/ToastLayer.module.css', '.lost', 'color')).toBe('var(--on-lost)')
  for (const colours of Object.values(themes)) {
    const [red = 0, green = 0, blue = 0] = rgb(colours.get('lost-fill')!)
    expect(red).toBeGreaterThan(2.5 * Math.max(green, blue))
  }
})
