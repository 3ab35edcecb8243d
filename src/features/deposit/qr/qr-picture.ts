import encodeQR from 'qr'
import { bitmapPng } from './png.ts'

/** Light modules around a code without which readers do not find it (ISO/IEC 18004). */
const QUIET = 4
/** Large enough for the camera of another phone, and for the gallery. */
const SCALE = 12

/** The code as PNG; null when the text fits into none. */
export function qrPicture(text: string): Blob | null {
  try {
    const cells = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
    return new Blob([bitmapPng(cells, SCALE).slice()], { type: 'image/png' })
  } catch {
    return null
  }
}
