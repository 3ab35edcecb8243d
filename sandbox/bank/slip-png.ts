/** A slip to try the upload with: a picture with the transfer's mini QR, in the shape of a phone's. */
import { crc32, deflateSync } from 'node:zlib'
import encodeQR from 'qr'

const WIDTH = 600
const HEIGHT = 900
const SCALE = 8
const TOP = 140

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), 4 + body.length)
  return frame
}

/** 8-bit grey: black modules on white paper. */
export function slipPng(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: 2 })
  const left = Math.floor((WIDTH - modules.length * SCALE) / 2)
  const rows = Buffer.alloc((WIDTH + 1) * HEIGHT, 0xff)
  for (let y = 0; y < HEIGHT; y++) {
    rows[y * (WIDTH + 1)] = 0
    const line = modules[Math.floor((y - TOP) / SCALE)]
    if (!line) continue
    for (let x = 0; x < line.length * SCALE; x++)
      if (line[Math.floor(x / SCALE)]) rows[y * (WIDTH + 1) + 1 + left + x] = 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
