/** Hostile pictures: what is kept of them draws, and does nothing else. */
import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slipPng } from '#sandbox/bank/slip-png.ts'
import { PNG_SIGNATURE, pngChunk as chunk } from '#server/kit/png.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { notesOf, orientationOf } from './exif-orientation.ts'
import { readSlip } from './read-slip.ts'

const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const GPS = Buffer.from('GPS 13.7563 100.5018')

const plain = slipPng('x')
const header = plain.subarray(8, 33)
const rest = plain.subarray(33)
const IEND = chunk('IEND', Buffer.alloc(0))
const png = (...parts: Buffer[]) => Buffer.concat([PNG_SIGNATURE, ...parts])

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
const frame = Buffer.from([8, 0, 200, 0, 200, 1, 1, 0x11, 0])
const scan = Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), Buffer.from([1, 2, 0xff, 0, 3])])
const SOI = Buffer.from([0xff, 0xd8])
const EOI = Buffer.from([0xff, 0xd9])
const drawn = [segment(0xdb, Buffer.alloc(65)), segment(0xc0, frame), segment(0xc4, Buffer.alloc(28)), scan]
const jpeg = (...parts: Buffer[]) => Buffer.concat([SOI, ...parts, ...drawn, EOI])
const exif = (tiff: Buffer) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]))

describe('PAY-1 a PNG', () => {
  it('that only draws stays as it is', async () => {
    expect(await cleanPng(plain)).toEqual(plain)
  })

  it('loses its texts, its notes, its further pictures and what hangs on to its end', async () => {
    const dressed = Buffer.concat([
      png(
        header,
        chunk('tEXt', HTML),
        chunk('iCCP', GPS),
        chunk('eXIf', GPS),
        chunk('acTL', Buffer.alloc(8)),
        rest,
      ),
      HTML,
    ])
    expect(await cleanPng(dressed)).toEqual(plain)
  })

  it('keeps which way up it is', async () => {
    const camera = Buffer.concat([notesOf(6), GPS])
    const clean = await cleanPng(png(header, chunk('eXIf', camera), rest))
    expect(clean).toEqual(png(header, chunk('eXIf', notesOf(6)), rest))
  })

  const other = (change: (head: Buffer) => void) => {
    const head = Buffer.from(header.subarray(8, 21))
    change(head)
    return png(chunk('IHDR', head), rest)
  }
  const packed = (bytes: Buffer) => png(header, chunk('IDAT', bytes), IEND)
  const size = 601 * 900
  it.each<[string, Buffer]>([
    ['cut short', plain.subarray(0, plain.length - 20)],
    ['without its end', plain.subarray(0, plain.length - 12)],
    ['with a wrong checksum', Buffer.concat([plain.subarray(0, 40), Buffer.from([1]), plain.subarray(41)])],
    ['with two headers', png(header, header, rest)],
    ['with no header first', png(chunk('tEXt', HTML), header, rest)],
    ['with no pixels', png(header, IEND)],
    ['with a chunk that must be known', png(header, chunk('ABCD', HTML), rest)],
    ['with a name that is none', png(header, chunk('<!do', HTML), rest)],
    ['larger than its pixels', other((head) => head.writeUInt32BE(901, 4))],
    ['smaller than its pixels', other((head) => head.writeUInt32BE(899, 4))],
    ['with colours that do not exist', other((head) => void (head[9] = 5))],
    ['with colours out of a palette it has not', other((head) => void (head[9] = 3))],
    ['with a page behind its pixels', packed(Buffer.concat([deflateSync(Buffer.alloc(size)), HTML]))],
    ['with a page for pixels', packed(HTML)],
    ['that unpacks to a thousand times its pixels', packed(deflateSync(Buffer.alloc(size * 1000)))],
  ])('%s is refused', async (_, bytes) => {
    expect(await cleanPng(bytes)).toBeNull()
  })

  const ofKind = (width: number, height: number, kind: readonly number[], unpacked: number) => {
    const head = Buffer.alloc(13)
    head.writeUInt32BE(width, 0)
    head.writeUInt32BE(height, 4)
    head.set(kind, 8)
    return png(chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(unpacked))), IEND)
  }
  it.each([
    ['one bit of grey', [1, 0, 0, 0, 0], 7 * (1 + 2)],
    ['deep grey', [16, 0, 0, 0, 0], 7 * (1 + 20)],
    ['colours', [8, 2, 0, 0, 0], 7 * (1 + 30)],
    ['grey one can see through', [8, 4, 0, 0, 0], 7 * (1 + 20)],
    ['deep colours one can see through', [16, 6, 0, 0, 0], 7 * (1 + 80)],
  ])('of %s unpacks to exactly its pixels', async (_, kind, unpacked) => {
    const whole = ofKind(10, 7, kind, unpacked)
    expect(await cleanPng(whole)).toEqual(whole)
    for (const off of [-1, 1]) expect(await cleanPng(ofKind(10, 7, kind, unpacked + off))).toBeNull()
  })

  it('that is woven (Adam7) too: 3 by 3 are five passes of 2, 2, 3, 4 and 4 bytes', async () => {
    const woven = [8, 0, 0, 0, 1]
    expect(await cleanPng(ofKind(3, 3, woven, 15))).not.toBeNull()
    for (const bytes of [14, 16]) expect(await cleanPng(ofKind(3, 3, woven, bytes))).toBeNull()
  })
})

describe('PAY-1 a JPEG', () => {
  it('that only draws stays as it is', () => {
    expect(cleanJpeg(jpeg())).toEqual(jpeg())
  })

  it('loses place and camera, comments, profiles, thumbnails and what hangs on to its end', () => {
    const jfif = Buffer.from('JFIF\0\x01\x02\x01\0\x48\0\x48\x01\x01', 'latin1')
    const bare = Buffer.concat([jfif.subarray(0, 12), Buffer.alloc(2)])
    const dressed = Buffer.concat([
      jpeg(
        segment(0xe0, Buffer.concat([jfif, Buffer.from([1, 2, 3])])),
        exif(GPS),
        segment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), GPS])),
        segment(0xe2, HTML),
        segment(0xfe, HTML),
      ),
      HTML,
    ])
    expect(cleanJpeg(dressed)).toEqual(jpeg(segment(0xe0, bare)))
  })

  it('keeps which way up it is, and nothing else of its notes', () => {
    const little = Buffer.alloc(8 + 2 + 24)
    little.write('II', 0, 'latin1')
    little.writeUInt16LE(42, 2)
    little.writeUInt32LE(8, 4)
    little.writeUInt16LE(2, 8)
    little.writeUInt16LE(0x8825, 10)
    little.writeUInt16LE(0x0112, 22)
    little.writeUInt16LE(3, 24)
    little.writeUInt32LE(1, 26)
    little.writeUInt16LE(8, 30)
    expect(cleanJpeg(jpeg(exif(Buffer.concat([little, GPS]))))).toEqual(jpeg(exif(notesOf(8))))
    expect(cleanJpeg(jpeg(exif(notesOf(1))))).toEqual(jpeg())
  })

  it.each<[string, Buffer]>([
    ['cut short', jpeg().subarray(0, 40)],
    ['without its end', jpeg().subarray(0, jpeg().length - 2)],
    ['without pixels', Buffer.concat([SOI, ...drawn.slice(0, 3), EOI])],
    ['with two frames', Buffer.concat([SOI, drawn[1]!, ...drawn, EOI])],
    ['that draws before it has a frame', Buffer.concat([SOI, scan, ...drawn, EOI])],
    ['with a page between its segments', Buffer.concat([SOI, HTML, ...drawn, EOI])],
    ['with a segment that nobody knows', jpeg(segment(0xf0, HTML))],
    ['of a kind that browsers do not draw', Buffer.concat([SOI, segment(0xc3, frame), scan, EOI])],
  ])('%s is refused', (_, bytes) => {
    expect(cleanJpeg(bytes)).toBeNull()
  })
})

describe('PAY-1 any bytes at all', () => {
  it('are answered, never thrown at, and what is kept is kept again the same', async () => {
    const bytes = fc.uint8Array({ maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(bytes, fc.nat(), async (noise, at) => {
        for (const good of [plain, jpeg(exif(notesOf(3)))]) {
          const place = at % good.length
          const bad = Buffer.concat([good.subarray(0, place), noise, good.subarray(place)])
          const clean = (await cleanPng(bad)) ?? cleanJpeg(bad)
          if (clean) expect((await cleanPng(clean)) ?? cleanJpeg(clean)).toEqual(clean)
        }
        expect(orientationOf(Buffer.from(noise))).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
  })

  it('one slip dressed up twice is one slip', async () => {
    const [first, second] = await Promise.all(
      [plain, Buffer.concat([plain, HTML])].map((bytes) => readSlip(bytes.toString('base64'), '')),
    )
    expect(second!.sha256).toBe(first!.sha256)
    expect(Buffer.from(second!.image, 'base64').includes('<script')).toBe(false)
  })
})
