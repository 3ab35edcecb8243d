import { existsSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { catalogueGames } from '../catalogue/catalogue.ts'
import { postersApp } from '../posters.ts'
import { turnHue } from './colour.ts'
import { bodyCache } from './compress.ts'
import { emblemSvg, leafSvg, planPoster, posterSvg, type PosterCategory } from './compose.ts'
import { PRINTS } from './print.ts'
import { dice } from './random.ts'
import { subjects, type SubjectName } from './subjects/all.ts'

const names = Object.keys(subjects) as SubjectName[]
const sample = catalogueGames.filter((_, i) => i % 9 === 0)
const poster = (game: (typeof sample)[number]) =>
  posterSvg(game.game_id, game.category as PosterCategory, game.art)

/** Every tag opened is closed, in order. */
function wellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, end, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (self) continue
    if (!end) open.push(name!)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

it.each(names)('subject %s draws clean, finite figures on nothing and on a poster', (name) => {
  for (const svg of [
    leafSvg(name),
    posterSvg('sl-1', 'slot', { subject: name, palette: 'jade', backdrop: 'rays' }),
  ]) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/)
    expect(svg).not.toMatch(/<script|<text|href="(?!#)|url\((?!#)/)
    expect(wellFormed(svg)).toBe(true)
    const ids = [...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

it('the same id always draws the same poster, another id another', () => {
  const first = posterSvg('sl-7001', 'slot')
  expect(posterSvg('sl-7001', 'slot')).toBe(first)
  expect(posterSvg('sl-7002', 'slot')).not.toBe(first)
  expect(planPoster('fi-7004', 'fishing')).toEqual(planPoster('fi-7004', 'fishing'))
})

it('no two posters of the catalogue sample are alike, and they are small', () => {
  const drawn = sample.map(poster)
  expect(new Set(drawn).size).toBe(drawn.length)
  const sizes = drawn.map((svg) => gzipSync(svg).length)
  expect(Math.max(...sizes)).toBeLessThan(8 * 1024)
  expect(sizes.reduce((a, b) => a + b) / sizes.length).toBeLessThan(3 * 1024)
})

it('emblems exist for every category of the boards', () => {
  for (const category of ['casino', 'slot', 'fishing', 'sport', 'freespin', 'lottery'] as const) {
    expect(emblemSvg(category)).toMatch(/^<svg[^>]+viewBox/)
  }
})

it('turning a hue there and back gives the colour back', () => {
  expect(turnHue(turnHue('#C63F27', 11), -11)).toBe('#C63F27')
  expect(turnHue('#808080', 90)).toBe('#808080')
})

it('seeded numbers stay within 0 and 1', () => {
  const roll = dice('any')
  for (let i = 0; i < 1000; i++) expect(roll()).toBeLessThan(1)
})

/** How many drawings are printed in the folder that servers share. */
const keptPrints = () => (existsSync(PRINTS) ? readdirSync(PRINTS).length : 0)

const get = (path: string, headers: Record<string, string> = {}) =>
  postersApp().fetch(new Request(`http://localhost${path}`, { headers }))

it('serves posters compressed, for ever, with an ETag', async () => {
  const response = await get('/sl-2201.svg', { 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const etag = response.headers.get('etag')!
  expect((await get('/sl-2201.svg', { 'accept-encoding': 'gzip, br', 'if-none-match': etag })).status).toBe(
    304,
  )
  expect((await get('/lo-6601.svg')).status).toBe(200)
})

it('prints a poster as WebP of its size, alike each time it is asked for', async () => {
  const response = await get('/sl-2201.webp', { 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 400 })
  expect(bytes.length).toBeLessThan(30_000)
  // Another server, which finds it in the folder.
  expect(Buffer.from(await (await get('/sl-2201.webp')).arrayBuffer())).toEqual(bytes)
  expect((await get('/sl-2201.webp', { 'if-none-match': response.headers.get('etag')! })).status).toBe(304)
})

it('a stranger who makes up ids has nothing printed, and nothing put on the disk', async () => {
  const before = keptPrints()
  for (let id = 900_000; id < 900_040; id++) {
    expect((await get(`/sl-${id}.svg`)).status).toBe(200)
    expect((await get(`/sl-${id}.webp`)).status).toBe(404)
  }
  expect(keptPrints()).toBe(before)
})

it('serves nothing else', async () => {
  for (const path of [
    '/xx-1.svg',
    '/sl-2201.png',
    '/sl-9999999.svg',
    '/sl-9999999.webp',
    '/leaf/peacock.webp',
    '/../package.json',
    '/leaf/none.svg',
    '/leaf/toString.svg',
  ]) {
    expect((await get(path)).status).toBe(404)
  }
})

it('the body cache is bounded and draws once while it keeps', async () => {
  let drawn = 0
  const cached = bodyCache(2)
  const ask = (name: string) => cached(name, 'identity', () => `${name}${++drawn}`)
  await ask('a')
  await ask('a')
  expect(drawn).toBe(1)
  await ask('b')
  await ask('c')
  await ask('a')
  expect(drawn).toBe(4)
})
