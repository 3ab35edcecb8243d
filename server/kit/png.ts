/**
 * How a PNG is put together, for whoever makes or cleans one (W3C PNG, third edition). The page has a writer of its own
 * (`src/features/deposit/parts/png.ts`): a browser has neither this checksum nor deflate without waiting.
 */
import { crc32, deflateSync } from 'node:zlib'

/** What every PNG begins with. */
export const PNG_SIGNATURE: Buffer = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk with its length before it and its checksum behind. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), 4 + body.length)
  return frame
}

interface Drawing {
  readonly width: number
  readonly height: number
  /** A byte for each pixel, line by line: its colour in the palette, or its shade of grey. */
  readonly pixels: Uint8Array
  /** Red, green, blue of each colour; none makes it grey. */
  readonly palette?: readonly (readonly [number, number, number])[]
}

const GREY = 0
const PALETTE = 3

/** The picture as a PNG of eight bits a pixel, packed as small as deflate can. */
export function writePng({ width, height, pixels, palette }: Drawing): Buffer {
  // Each line has a byte for its filter: none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, palette ? PALETTE : GREY], 8)
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    ...(palette ? [pngChunk('PLTE', Buffer.from(palette.flat()))] : []),
    pngChunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
