import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { banks, unknownBankImage } from '#contracts/banks.ts'
import { at } from '../lib/paths.mjs'
import { bankPicture, boldLetters } from './draw.ts'
import { contrast } from '#src/ui/display/bank-plate.ts'

const letters = await boldLetters(readFileSync(at('src/ui/fonts/anuphan-latin.woff2')))
const fileOf = (image: string) => readFileSync(at('public', image), 'utf8')
const pictures = [...banks.map(({ image }) => image), unknownBankImage]

it('DATA-1 the pictures are what the contract and the font give: scripts/bank-images.ts draws them again', () => {
  for (const bank of banks) expect(fileOf(bank.image)).toBe(bankPicture(letters, bank))
  expect(fileOf(unknownBankImage)).toBe(bankPicture(letters))
  expect(readdirSync(at('public/banks')).toSorted()).toEqual(pictures.map((p) => basename(p)).toSorted())
})

it.each(pictures)('DATA-1 %s: small, letters at 4.5:1 and more, no fonts, no scripts', (image) => {
  const svg = fileOf(image)
  expect(svg.length).toBeLessThan(3_000)
  expect(svg).not.toMatch(/<text|<script|href|style/)
  const [plate = '', ink = ''] = [...svg.matchAll(/fill="(#[0-9A-Fa-f]{6})"/g)].map(([, color]) => color)
  expect(contrast(plate, ink)).toBeGreaterThanOrEqual(4.5)
})

it.each(banks)('DATA-1 $short_name: its letters stand inside the frame', ({ image }) => {
  const [, left, d = ''] = /translate\(([\d.]+) [\d.]+\)" d="([^"]+)"/.exec(fileOf(image))!
  // Curves stay inside their points.
  const right = Number(left) + Math.max(...numbersAt(d, 0))
  expect(Number(left)).toBeGreaterThan(3.5)
  expect(right).toBeLessThan(44.5)
})

/** The x (0) or y (1) of every point of a path of absolute commands. */
function numbersAt(d: string, axis: 0 | 1): number[] {
  return [...d.matchAll(/[A-Z]([^A-Z]*)/g)].flatMap(([, rest = '']) =>
    rest.split(' ').flatMap((text, at) => (text !== '' && at % 2 === axis ? Number(text) : [])),
  )
}
