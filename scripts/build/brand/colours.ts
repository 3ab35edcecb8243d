import { contrast } from '#src/ui/display/bank-plate.ts'

export type Theme = 'dark' | 'light'
export const themes: readonly Theme[] = ['dark', 'light']

/** Where a theme's colours stand in src/ui/styles/tokens.css: its first selector of its own, up to the end of the block. */
function blockOf(css: string, theme: Theme): [from: number, to: number] {
  const at = css.indexOf(`[data-theme='${theme}'],`)
  if (at < 0) throw new Error(`tokens.css has no ${theme} theme.`)
  return [css.indexOf('{', at), css.indexOf('}', at)]
}

/** The colours that a theme declares, by name without its dashes. */
export const coloursOf = (css: string, theme: Theme): Map<string, string> =>
  new Map(
    Array.from(
      css.slice(...blockOf(css, theme)).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6}|rgba\([^)]*\))/gi),
      ([, name, colour]) => [name!, colour!],
    ),
  )

/** The same sheet with other colours in a theme. */
export function withColours(css: string, theme: Theme, colours: Readonly<Record<string, string>>): string {
  const [from, to] = blockOf(css, theme)
  const block = Object.entries(colours).reduce(
    (text, [name, colour]) => text.replace(new RegExp(`(--${name}:\\s*)[^;]+;`), `$1${colour};`),
    css.slice(from, to),
  )
  return css.slice(0, from) + block + css.slice(to)
}

const grounds = ['ground', 'surface-1', 'surface-2']
/** Of figures of money, which have to be told by everybody (WCAG 2.2, 1.4.6). */
const money = ['text', 'money-won', 'money-lost', 'money-rest']
const inks = ['text', 'text-muted', 'text-faint', 'gold', 'gold-bright', 'won', 'lost', 'warn', 'info']

/** What is drawn on what, and how well it has to be told apart (WCAG 2.2: 4.5:1 for text, 7:1 for money, 3:1 for what is not). */
export const pairs: readonly [ink: string, ground: string, least: number][] = [
  ...grounds.flatMap((ground) => inks.map((ink): [string, string, number] => [ink, ground, 4.5])),
  ...grounds.flatMap((ground) => money.map((ink): [string, string, number] => [ink, ground, 7])),
  ...inks.map((ink): [string, string, number] => [ink, 'well', 4.5]),
  ['text', 'surface-3', 4.5],
  ['gold-bright', 'surface-3', 4.5],
  ['won', 'surface-3', 3],
  ['lost', 'surface-3', 3],
  ['warn', 'surface-3', 3],
  ['on-cta', 'cta', 4.5],
  ['on-cta', 'cta-hover', 4.5],
  ['on-cta', 'cta-press', 4.5],
  ['on-gold', 'gold', 4.5],
  ['on-lost', 'lost-fill', 4.5],
  ...['ground', 'surface-1'].map((ground): [string, string, number] => ['lost-fill', ground, 3]),
  ...grounds.map((ground): [string, string, number] => ['focus', ground, 3]),
  // A control stands on the page or on a card, and is filled with the well.
  ...['ground', 'surface-1', 'well'].map((ground): [string, string, number] => ['line-control', ground, 3]),
]

/** The pairs of a theme that cannot be read, each with its ratio. */
export const contrastFaults = (theme: Theme, colours: ReadonlyMap<string, string>): string[] =>
  pairs.flatMap(([ink, ground, least]) => {
    const [colour, paper] = [colours.get(ink) ?? '', colours.get(ground) ?? '']
    const ratio = contrast(colour, paper)
    return ratio < least
      ? [`${theme}: ${ink} ${colour} on ${ground} ${paper} is ${ratio.toFixed(2)}:1; it needs ${least}:1`]
      : []
  })
