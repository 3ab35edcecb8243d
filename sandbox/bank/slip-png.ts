/** A slip to try the upload with: a picture with the transfer's mini QR, in the shape of a phone's. */
import encodeQR from 'qr'
import { writePng } from '#server/kit/png.ts'

const WIDTH = 600
const HEIGHT = 900
const SCALE = 8
const TOP = 140

/** Black modules on white paper. */
export function slipPng(text: string): Buffer {
  const modules = encodeQR(text, 'raw', { border: 2 })
  const left = Math.floor((WIDTH - modules.length * SCALE) / 2)
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(0xff)
  for (let y = 0; y < HEIGHT; y++) {
    const line = modules[Math.floor((y - TOP) / SCALE)]
    if (!line) continue
    for (let x = 0; x < line.length * SCALE; x++)
      if (line[Math.floor(x / SCALE)]) pixels[y * WIDTH + left + x] = 0
  }
  return writePng({ width: WIDTH, height: HEIGHT, pixels })
}
