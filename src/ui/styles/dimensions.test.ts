/** The sizes that the specification names: styles cannot be asked for them in jsdom, so they are read. */
import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { atoms } from '../../../scripts/build/atoms.ts'

/** As the browser reads it, but for the names of widths. */
const css = (path: string) =>
  postcss([atoms('src/ui/styles/atoms.css')]).process(readFileSync(`src/${path}`, 'utf8'), {
    from: undefined,
  }).css

/** The rules below a media query, whole. */
function under(media: string, style: string): string {
  const from = style.indexOf(`@media (${media})`)
  if (from < 0) return ''
  const end = style.indexOf('\n}', from)
  return style.slice(from, end)
}

it.each([
  ['login', 360],
  ['notice', 400],
  ['register', 420],
  ['menu', 480],
  ['event', 800],
])('the %s dialog is at most %i px wide', (name, width) => {
  expect(css('ui/styles/tokens.css')).toContain(`--dialog-${name}: ${width}px;`)
  expect(css('ui/modal/Dialog.module.css')).toContain(`max-width: var(--dialog-${name});`)
})

it('ROUTE-8 styles turn at 600, 960, 1280 and 1920 px, and seldom elsewhere', () => {
  const named = css('ui/styles/media.css')
  for (const width of [600, 960, 1280, 1920]) expect(named).toContain(`(min-width: ${width}px);`)
  const turns = globSync('src/**/*.module.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media \((--[\w-]+|(?:min|max)-width)/g)].map(
      ([, query]) => query!,
    ),
  )
  const own = turns.filter((query) => query.endsWith('-width'))
  expect(own.length / turns.length).toBeLessThan(0.05)
})

it('SHELL-2 the lobby part stops 150 px below the top: the margin of its own and the room of the header', () => {
  const [, part] = /scroll-margin-top: calc\((\d+)px - var\(--header-h\)\)/.exec(
    css('features/landing/sections.module.css'),
  )!
  const [, page] = /scroll-padding-top: calc\(var\(--header-h\) \+ (\d+)px\)/.exec(css('ui/styles/base.css'))!
  expect(Number(part) + Number(page)).toBe(150)
})

it('SHELL-1 SHELL-2 SHELL-3 the desktop begins at 1280 px: trial play and the panel’s buttons there, tabs below', () => {
  expect(under('--below-wide', css('features/shell/parts/HeaderActions.module.css'))).toMatch(
    /\.desktop\.desktop \{\s+display: none;/,
  )
  const panel = css('features/member-panel/MemberPanel.module.css')
  expect(panel).toMatch(/^\.actions \{\s+display: none;/m)
  expect(under('--wide-up', panel)).toMatch(/\.actions \{\s+display: flex;/)
  expect(under('--wide-up', css('features/shell/shell.module.css'))).toMatch(/display: none;/)
})
