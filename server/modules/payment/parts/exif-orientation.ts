/** Of a camera's notes (EXIF, a TIFF in small) only the way up is kept: where and with what it was taken is nobody's affair. */

const ORIENTATION = 0x0112
const SHORT = 3

/** Which way up the picture is, 1 (as stored) to 8; 1 for notes that are broken or do not say. */
export function orientationOf(tiff: Buffer): number {
  if (tiff.length < 8) return 1
  const order = tiff.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return 1
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (order === 'II' ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directory = long(4)
  if (short(2) !== 42 || directory + 2 > tiff.length) return 1
  const entries = short(directory)
  for (let n = 0; n < entries; n++) {
    const at = directory + 2 + n * 12
    if (at + 12 > tiff.length) return 1
    if (short(at) !== ORIENTATION) continue
    const value = short(at + 8)
    return short(at + 2) === SHORT && value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Notes that say which way up the picture is and nothing else: a directory of one entry. */
export function notesOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 0, 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION, 10)
  tiff.writeUInt16BE(SHORT, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
