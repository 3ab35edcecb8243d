/** Looks at a picture without decoding it: what it is by its first bytes, and how many pixels it claims to have. */
import { PNG_SIGNATURE } from '#server/kit/png.ts'

export interface ImageFacts {
  readonly type: 'jpeg' | 'png'
  readonly width: number
  readonly height: number
}

function pngFacts(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return null
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Frame headers (SOF0 to SOF15) but the three of that range that are none: DHT, JPG, DAC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments are walked until the frame header; one without it is no picture. */
function jpegFacts(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker))
      return { type: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    const length = bytes.readUInt16BE(at + 2)
    // Image data begins without a frame header before it.
    if (marker === 0xda || length < 2) return null
    at += 2 + length
  }
  return null
}

/** Null for anything but a JPEG or PNG. */
export const imageFacts = (bytes: Buffer): ImageFacts | null => pngFacts(bytes) ?? jpegFacts(bytes)
