// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** Ascent and descent of a WOFF2 file, as parts of the size: its `hhea`, for all of ours count a thousand units. */
function heightsOf(file: string): { ascent: number; descent: number } {
  const bytes = readFileSync(join(folder, 'fonts', file))
  let at = 48
  const base128 = () => {
    let value = 0
    for (;;) {
      const byte = bytes[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let offset = 0
  let found = -1
  for (let left = bytes.readUInt16BE(12); left > 0; left--) {
    const flags = bytes[at++]!
    const [tag, version] = [flags & 63, flags >> 6]
    if (tag === 63) at += 4
    const length = base128()
    // `glyf` and `loca` are transformed unless they say 3, the others if they say anything.
    const transformed = tag === 10 || tag === 11 ? version !== 3 : version !== 0
    const stored = transformed ? base128() : length
    if (tag === 2) found = offset
    offset += stored
  }
  const tables = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)))
  return { ascent: tables.readInt16BE(found + 4) / 1000, descent: -tables.readInt16BE(found + 6) / 1000 }
}

const css = readFileSync(join(folder, 'styles', 'fonts.css'), 'utf8')
const faces = css.split('@font-face').slice(1)
const partOf = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100

const standIns = faces
  .filter((face) => face.includes('local('))
  .map((face) => {
    const name = /font-family: '([^']+)'/.exec(face)![1]!
    const size = partOf(face, 'size-adjust')
    return {
      name,
      heights: {
        ascent: size * partOf(face, 'ascent-override'),
        descent: size * partOf(face, 'descent-override'),
      },
    }
  })

it('every font that stands in has ascent and descent of the one it stands for', () => {
  expect(standIns).toHaveLength(7)
  for (const { name, heights } of standIns) {
    const real = heightsOf(name.startsWith('Anuphan') ? 'anuphan-thai.woff2' : 'noto-serif-thai.woff2')
    expect([name, Math.abs(heights.ascent - real.ascent) < 0.005]).toEqual([name, true])
    expect([name, Math.abs(heights.descent - real.descent) < 0.005]).toEqual([name, true])
  }
})

it('a family has no face that waits to be asked for by its letters: each text would have a stand-in of it', () => {
  const latin = faces.filter((face) => face.includes('-latin.woff2'))
  expect(latin.map((face) => /font-family: '([^']+)'/.exec(face)![1])).toEqual([
    'Anuphan Latin',
    'Noto Serif Latin',
  ])
  expect(faces.filter((face) => face.includes(' Latin'))).toEqual(latin)
})

it('they are asked for after the fonts themselves, in the order of the tokens', () => {
  const tokens = readFileSync(join(folder, 'styles', 'tokens.css'), 'utf8')
  for (const { name } of standIns) expect(tokens).toContain(`'${name}'`)
})
