import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { at } from '../../lib/paths.mjs'
import { brandAt, branded, brandBuilt, named, readBrand, tokensFile } from './brand.ts'
import { coloursOf } from './colours.ts'
import { inItsGround, writeBrandFiles } from './plugin.ts'

const tokens = readFileSync(tokensFile, 'utf8')
const shell = readFileSync(at('src/strings/shell.ts'), 'utf8')
const faultsOf = (brand: unknown) => readBrand(JSON.stringify(brand), tokens).faults

afterEach(() => vi.unstubAllEnvs())

it('puts its colours into the sheet that the site loads', async () => {
  const file = at('src/ui/styles/index.css')
  const config = await resolveConfig(
    { root: at(), configFile: at('vite.config.ts'), logLevel: 'error' },
    'build',
  )
  const sheet = async () => (await preprocessCSS(readFileSync(file, 'utf8'), file, config)).code
  const plain = await sheet()
  expect(coloursOf(plain, 'dark').get('cta')).toBe(coloursOf(tokens, 'dark').get('cta'))
  vi.stubEnv('VITE_BRAND', 'brands/example.json')
  const own = await sheet()
  expect(coloursOf(own, 'dark').get('cta')).toBe('#1f6f8b')
  expect(coloursOf(own, 'light').get('cta')).toBe('#1a6580')
  expect(own.split('\n').length).toBe(plain.split('\n').length)
})

it('changes no byte without a brand', () => {
  const none = brandBuilt({})
  expect(branded(tokens, none)).toBe(tokens)
  expect(named(shell, none)).toBe(shell)
})

it('builds two brands from one checkout, apart in name and colours alone', () => {
  const own = brandBuilt({ VITE_BRAND: 'brands/example.json' })
  const css = branded(tokens, own)
  expect(coloursOf(css, 'dark').get('cta')).toBe('#1f6f8b')
  expect(coloursOf(css, 'light').get('cta')).toBe('#1a6580')
  expect(coloursOf(css, 'light').get('ground')).toBe(coloursOf(tokens, 'light').get('ground'))
  expect(css.split('\n').length).toBe(tokens.split('\n').length)
  expect(named(shell, own)).toContain(`siteName: '${own.name}'`)
  const english = readFileSync(at('languages/en/shell.ts'), 'utf8')
  expect(named(english, own)).toContain(`siteName: '${own.name}'`)
})

it.each(readdirSync(at('brands')).filter((file) => file.endsWith('.json')))('%s can be built', (file) => {
  expect(() => brandBuilt({ VITE_BRAND: `brands/${file}` })).not.toThrow()
})

it('refuses colours that cannot be read, by theme, pair and ratio', () => {
  const faults = faultsOf({ colours: { dark: { cta: '#f0e0d0' } } })
  expect(faults).toEqual([
    expect.stringMatching(/^dark: on-cta #fff6e8 on cta #f0e0d0 is 1\.\d\d:1; it needs 4\.5:1$/),
  ])
})

it.each([
  [{ colours: { dark: { cta: 'red' } } }, /colours\.dark\.cta: a colour is #rrggbb/],
  [{ colours: { dark: { nothing: '#000000' } } }, /colours\.dark\.nothing is no opaque colour/],
  [{ nam: 'X' }, /nam/],
  [{ name: `'; evil` }, /^name/],
])('refuses %o', (brand, fault) => {
  expect(faultsOf(brand).join('\n')).toMatch(fault)
})

it('refuses what is no JSON, and a file that is not there', () => {
  expect(readBrand('{', tokens).faults).toHaveLength(1)
  expect(() => brandBuilt({ VITE_BRAND: 'brands/none.json' })).toThrow(
    'The brand brands/none.json is not there',
  )
})

it('puts its mark beside the name, into the browser’s icon, and its ground into the browser’s bar', async () => {
  const file = at('src/ui/display/Wordmark.module.css')
  const options = { root: at(), configFile: at('vite.config.ts'), logLevel: 'error' } as const
  const config = await resolveConfig(options, 'build')
  const sheet = async () => (await preprocessCSS(readFileSync(file, 'utf8'), file, config)).code
  expect(await sheet()).toContain('var(--motif-lozenge)')
  vi.stubEnv('VITE_BRAND', 'brands/example.json')
  expect(await sheet()).toContain('brands/example/mark.svg')
  expect(inItsGround('<meta name="theme-color" content="#120c09" />')).toContain('"#0a0f16"')

  const site = mkdtempSync(join(tmpdir(), 'chokdee-brand-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  writeBrandFiles(site)
  expect(readFileSync(join(site, 'favicon.svg'), 'utf8')).toBe(
    readFileSync(at('brands/example/mark.svg'), 'utf8'),
  )
})

it.each([
  [{ mark: 'x/none.svg' }, 'mark: x/none.svg is not there'],
  [{ mark: 'x/live.svg' }, 'mark: x/live.svg has more in it than a drawing'],
  [{ mark: '../up.svg' }, 'mark: an .svg beside the file of the brand'],
  [{ cards: 'x' }, 'cards: x has no default.png; npm run cards draws them'],
])('refuses %o', (brand, fault) => {
  const folder = mkdtempSync(join(tmpdir(), 'chokdee-brand-'))
  mkdirSync(join(folder, 'x'))
  writeFileSync(join(folder, 'x', 'live.svg'), '<svg onload="alert(1)"></svg>')
  const file = join(folder, 'brand.json')
  writeFileSync(file, JSON.stringify(brand))
  expect(() => brandAt(file)).toThrow(fault)
})
