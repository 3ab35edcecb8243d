import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chatPicture, previewPicture } from './cards.ts'
import { liffPages } from './liff-pages.ts'
import { previewByName, previewOf } from './previews.ts'

/** Width and height from a PNG's header. */
function sizeOf(file: string): [number, number] {
  const head = readFileSync(file).subarray(16, 24)
  return [head.readUInt32BE(0), head.readUInt32BE(4)]
}

it('ENV-7 each page of the table has words of its own', () => {
  const titles = liffPages.map(({ name }) => previewByName(name).title)
  expect(new Set(titles).size).toBe(liffPages.length)
  for (const { name } of liffPages) {
    const { headline, text } = previewByName(name)
    // What LINE and others show without cutting.
    expect(headline.length).toBeLessThanOrEqual(60)
    expect(text.length).toBeGreaterThan(10)
    expect(text.length).toBeLessThanOrEqual(110)
  }
})

it('ENV-7 each picture exists in both sizes, and is light', () => {
  for (const { name } of liffPages) {
    const { card } = previewByName(name)
    for (const [picture, size] of [
      [previewPicture(card), [1200, 630]],
      [chatPicture(card), [800, 520]],
    ] as const) {
      const file = `public${picture}`
      expect(existsSync(file)).toBe(true)
      expect(sizeOf(file)).toEqual(size)
      expect(statSync(file).size).toBeLessThanOrEqual(60_000)
    }
  }
})

it.each([
  ['/', ''],
  ['/slot', 'slot'],
  ['/lobby/hot?q=a', 'lobby'],
  ['/lotto/lobby', 'lotto'],
  ['/member/deposit?amount=100', 'deposit'],
  ['/promotions?id=7', 'promotions'],
  ['/no/such/page', ''],
] as const)('ENV-7 %s is previewed as its page', (path, name) => {
  expect(previewOf(path)).toEqual(previewByName(name))
})
