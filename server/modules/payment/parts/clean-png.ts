/** A PNG written anew from the chunks that draw it. What is not well formed is refused (W3C PNG, third edition). */
import { crc32, createInflate } from 'node:zlib'
import { PNG_SIGNATURE, pngChunk } from '#server/kit/png.ts'
import { notesOf, orientationOf } from './exif-orientation.ts'

const NAME = /^[A-Za-z]{2}[A-Z][A-Za-z]$/

/** Channels of a colour type, and the depths it may have. */
const colours: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
}
/** Adam7: where each pass begins and how far its pixels stand apart. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/** Up to and with IEND, each with its checksum looked at; null when one is cut or wrong. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return null
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length || !NAME.test(type)) return null
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4) })
    if (type === 'IEND') return chunks
    at = end
  }
  return null
}

/** Bytes that the pixels of this header unpack to: each line has a byte for its filter. Null: no sound header. */
function unpackedSize(header: Buffer): number | null {
  if (header.length !== 13) return null
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, type, packing, filter, interlace] = header.subarray(8)
  const colour = colours[type!]
  if (!width || !height || !colour?.depths.includes(depth!) || packing || filter || interlace! > 1)
    return null
  const size = (w: number, h: number) =>
    w === 0 ? 0 : h * (1 + Math.ceil((w * colour.channels * depth!) / 8))
  if (!interlace) return size(width, height)
  return PASSES.reduce(
    (sum, [x, y, dx, dy]) =>
      sum + size(Math.max(0, Math.ceil((width - x) / dx)), Math.max(0, Math.ceil((height - y) / dy))),
    0,
  )
}

/** Whether the pixels unpack to exactly so many bytes, and nothing follows them. Kept nowhere, stopped at the first too many. */
function unpacksTo(packed: readonly Buffer[], size: number): Promise<boolean> {
  return new Promise((resolve) => {
    const inflate = createInflate()
    const length = packed.reduce((sum, { byteLength }) => sum + byteLength, 0)
    let unpacked = 0
    const judge = (sound: boolean) => {
      resolve(sound)
      inflate.destroy()
    }
    inflate.on('data', (bytes: Buffer) => {
      unpacked += bytes.byteLength
      if (unpacked > size) judge(false)
    })
    inflate.on('end', () => judge(unpacked === size && inflate.bytesWritten === length))
    inflate.on('error', () => judge(false))
    inflate.end(Buffer.concat(packed))
  })
}

const DRAWN: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

/** Header first, palette and transparency before the pixels, those in one piece, and each of the others once. */
function isInOrder(types: readonly string[]): boolean {
  const once = types.filter((type, index) => type !== 'IDAT' || types[index - 1] !== 'IDAT')
  return /^IHDR( PLTE)?( tRNS)? IDAT IEND$/.test(once.join(' '))
}

/** The same picture and nothing else; null when it is not whole and sound. */
export async function cleanPng(bytes: Buffer): Promise<Buffer | null> {
  const chunks = chunksOf(bytes)
  if (!chunks) return null
  const drawn = chunks.filter(({ type }) => DRAWN.includes(type))
  if (chunks[0]?.type !== 'IHDR' || !isInOrder(drawn.map(({ type }) => type))) return null
  // A capital first letter: it cannot be drawn without it, and we do not know it.
  if (chunks.some(({ type }) => /^[A-Z]/.test(type) && !DRAWN.includes(type))) return null
  const header = drawn[0]!.data
  const palette = drawn.find(({ type }) => type === 'PLTE')?.data
  if (header[9] === 3 && !palette) return null
  if (palette && (palette.length === 0 || palette.length > 768 || palette.length % 3 !== 0)) return null
  const size = unpackedSize(header)
  const pixels = drawn.filter(({ type }) => type === 'IDAT').map(({ data }) => data)
  if (size === null || !(await unpacksTo(pixels, size))) return null
  const notes = chunks.find(({ type }) => type === 'eXIf')
  const orientation = notes ? orientationOf(notes.data) : 1
  const turned = orientation === 1 ? [] : [pngChunk('eXIf', notesOf(orientation))]
  const [first, ...rest] = drawn.map(({ type, data }) => pngChunk(type, data))
  return Buffer.concat([PNG_SIGNATURE, first!, ...turned, ...rest])
}
