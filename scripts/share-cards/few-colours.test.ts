import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { inFewColours, type Picture } from './few-colours.ts'

/** The colours of a palette PNG without filters, as our encoder writes it. */
function decode(png: Buffer): { width: number; height: number; colours: string[] } {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const [header, palette] = [chunks.get('IHDR')!, chunks.get('PLTE')!]
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const rows = inflateSync(chunks.get('IDAT')!)
  const colours = Array.from({ length: width * height }, (_, pixel) => {
    const index = rows[Math.floor(pixel / width) * (width + 1) + 1 + (pixel % width)]!
    return palette.toString('hex', index * 3, index * 3 + 3)
  })
  return { width, height, colours }
}

const picture = (width: number, colours: number[]): Picture => ({
  width,
  height: colours.length / width,
  pixels: Uint8Array.from(
    colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255]),
  ),
})

it('few colours stay what they are', () => {
  const colours = [0x5c1c10, 0xfff3dc, 0xd9b15f, 0x5c1c10, 0x5c1c10, 0x000000]
  expect(decode(inFewColours(picture(3, colours)))).toEqual({
    width: 3,
    height: 2,
    colours: colours.map((colour) => colour.toString(16).padStart(6, '0')),
  })
})

it('many colours come out near', () => {
  const colours = Array.from({ length: 4096 }, (_, index) => ((index >> 6) << 18) | ((index & 63) << 2))
  const { colours: found } = decode(inFewColours(picture(64, colours)))
  const off = found.map((hex, index) => {
    const [a, b] = [Number.parseInt(hex, 16), colours[index]!]
    return Math.max(Math.abs((a >> 16) - (b >> 16)), Math.abs((a & 255) - (b & 255)))
  })
  expect(new Set(found).size).toBeLessThanOrEqual(256)
  expect(Math.max(...off)).toBeLessThanOrEqual(24)
})
