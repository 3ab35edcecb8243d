// @vitest-environment jsdom
import { inflateSync } from 'node:zlib'
import decode from 'qr/decode.js'
import { expect, it } from 'vitest'
import { dataUrlOf } from '#src/lib/image/data-url.ts'
import { bitmapPng } from './png.ts'
import { qrPicture } from './qr-picture.ts'

const payload = '00020101021229370016A000000677010111011300660000000005303764540' + '6500.075802TH6304ABCD'

interface Chunk {
  type: string
  data: Buffer
}

/** Reads a PNG as any viewer would, checksums aside. */
function chunksOf(bytes: Uint8Array): Chunk[] {
  const png = Buffer.from(bytes)
  const chunks: Chunk[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const size = png.readUInt32BE(at)
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + size) })
  }
  return chunks
}

/** RGBA pixels of a 1-bit grey PNG. */
function pixelsOf(bytes: Uint8Array) {
  const [head, body] = chunksOf(bytes)
  const side = head!.data.readUInt32BE(0)
  const rows = inflateSync(body!.data)
  const line = 1 + Math.ceil(side / 8)
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const light = rows[y * line + 1 + (x >> 3)]! & (128 >> (x & 7))
      if (!light) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return { width: side, height: side, data }
}

it('PAY-1 the code is a picture that a reader reads, quiet zone and all', async () => {
  const blob = qrPicture(payload)!
  expect(blob.type).toBe('image/png')
  const bytes = Buffer.from((await dataUrlOf(blob)).split(',')[1]!, 'base64')
  expect(decode(pixelsOf(bytes))).toBe(payload)
})

it('PAY-1 the picture is a PNG: signature, three chunks, one bit a pixel', () => {
  const png = bitmapPng(
    [
      [false, false, false],
      [false, true, false],
      [false, false, false],
    ],
    2,
  )
  expect(Buffer.from(png.subarray(0, 8)).toString('hex')).toBe('89504e470d0a1a0a')
  expect(chunksOf(png).map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND'])
  const { width, data } = pixelsOf(png)
  expect(width).toBe(6)
  const dark = Array.from({ length: 36 }, (_, at) => data[at * 4] === 0)
  expect(dark.filter(Boolean)).toHaveLength(4)
  expect(dark[2 * 6 + 2]).toBe(true)
})

it('PAY-1 a text that fits into no code is none', () => {
  expect(qrPicture('x'.repeat(9000))).toBeNull()
})
