/** The sizes that the specification names: styles cannot be asked for them in jsdom, so they are read. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = (path: string) => readFileSync(`src/${path}`, 'utf8')

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
  expect(css('ui/Dialog.module.css')).toContain(`max-width: var(--dialog-${name});`)
})

it('ROUTE-8 styles turn at 600, 960, 1280 and 1920 px, and seldom elsewhere', () => {
  const named = new Set(['600', '960', '1280', '1920'])
  const turns = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/min-width: (\d+)px\)/g)].map(([, width]) => width!),
  )
  for (const width of named) expect(turns).toContain(width)
  const own = turns.filter((width) => !named.has(width))
  expect(own.length / turns.length).toBeLessThan(0.05)
})

it('SHELL-2 the lobby part stops 150 px below the top: the margin of its own and the room of the header', () => {
  const [, part] = /scroll-margin-top: calc\((\d+)px - var\(--header-h\)\)/.exec(
    css('features/landing/Categories.module.css'),
  )!
  const [, page] = /scroll-padding-top: calc\(var\(--header-h\) \+ (\d+)px\)/.exec(css('ui/styles/base.css'))!
  expect(Number(part) + Number(page)).toBe(150)
})

it('SHELL-1 SHELL-2 SHELL-3 the desktop begins at 1280 px: trial play and the panel’s buttons there, tabs below', () => {
  expect(under('max-width: 1279.98px', css('features/shell/parts/HeaderActions.module.css'))).toMatch(
    /\.desktop\.desktop \{\s+display: none;/,
  )
  const panel = css('features/member-panel/MemberPanel.module.css')
  expect(panel).toMatch(/^\.actions \{\s+display: none;/m)
  expect(under('min-width: 1280px', panel)).toMatch(/\.actions \{\s+display: flex;/)
  expect(under('min-width: 1280px', css('features/shell/BottomTabs.module.css'))).toMatch(/display: none;/)
})
