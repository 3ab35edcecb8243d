import { expect, it } from 'vitest'
import { toldName } from '#src/lib/told.ts'
import { hasLatin, LATIN, withLatin } from './latin.ts'

const page = (main: string, around = '') => `<header>LINE</header><main id="main">${main}</main>${around}`

it.each([
  ['a word', page('<p>รหัส PIN</p>'), true],
  ['a member’s name, which is told', page(`<p data-told="${toldName}"></p>`), true],
  ['Thai, numbers and markup', page('<p class="small">เล่น 20+ &amp; ฿1</p>'), false],
  ['what opens with a press', page('<select><option value="rtp">RTP สูง</option></select>'), false],
  ['words around the page', page('<p>หวย</p>', '<footer>LINE</footer>'), false],
  ['no page', '<div>VIP</div>', false],
])('knows of %s whether it is Latin', (_, html, latin) => {
  expect(hasLatin(html)).toBe(latin)
})

const letters = (name: string) => `<link rel="preload" as="font" crossorigin href="/assets/${name}.woff2">`
const served = (mark: string) =>
  `<head>${letters('anuphan-thai-a')}${letters('anuphan-figures-b')}<style>@font-face{src:url(/assets/anuphan-latin-c.woff2)}</style></head><div id="root"${mark}></div>`

it('announces them last where somebody has them, and once', () => {
  const announced = withLatin(served(LATIN))
  expect(announced).toContain(`${letters('anuphan-figures-b')}${letters('anuphan-latin-c')}<style>`)
  expect(withLatin(announced)).toBe(announced)
  expect(withLatin(served(''))).toBe(served(''))
})
