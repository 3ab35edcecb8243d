/**
 * A black and white PNG from rows of dark cells. Written out by hand, because only a real picture can be kept by a long
 * press (line.md §5), and a canvas blurs or is refused where it is most needed. One bit a pixel, not compressed.
 */
const HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Most that one stored block of deflate holds. */
const BLOCK = 65_535

const bytes32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

function crc32(data: ArrayLike<number>): number {
  let crc = ~0
  for (let at = 0; at < data.length; at++) {
    crc ^= data[at]!
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

function adler32(data: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of data) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return ((b << 16) | a) >>> 0
}

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...type].map((letter) => letter.charCodeAt(0)).concat(data)
  return [...bytes32(data.length), ...body, ...bytes32(crc32(body))]
}

/** zlib's frame around the bytes as they are. */
function stored(data: Uint8Array): number[] {
  const out = [0x78, 0x01]
  for (let at = 0; at < data.length; at += BLOCK) {
    const part = data.subarray(at, at + BLOCK)
    const last = at + BLOCK >= data.length ? 1 : 0
    const { length } = part
    out.push(last, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255)
    for (const byte of part) out.push(byte)
  }
  return [...out, ...bytes32(adler32(data))]
}

/** A square of cells, `scale` pixels for each. True is dark. */
export function bitmapPng(cells: readonly (readonly boolean[])[], scale: number): Uint8Array {
  const side = cells.length * scale
  const line = 1 + Math.ceil(side / 8)
  const rows = new Uint8Array(line * side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const dark = cells[Math.floor(y / scale)]?.[Math.floor(x / scale)]
      if (!dark) rows[y * line + 1 + (x >> 3)]! |= 128 >> (x & 7)
    }
  }
  const header = [...bytes32(side), ...bytes32(side), 1, 0, 0, 0, 0]
  return Uint8Array.from([
    ...HEAD,
    ...chunk('IHDR', header),
    ...chunk('IDAT', stored(rows)),
    ...chunk('IEND', []),
  ])
}
