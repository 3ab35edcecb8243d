/**
 * A drawing printed as WebP, which is what platforms send for a game: a drawing (SVG) is a document to the browser, and takes its main
 * thread 7 ms; a picture none of it. Printing takes some 50 ms, so what was printed is kept over starts (`.cache/posters`).
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { etagOf, lately, type Body } from './compress.ts'

/** Named by what they print, so that servers of several versions share it. */
export const PRINTS = join(import.meta.dirname, '../../.cache/posters')
const QUALITY = 55

/** Prints of up to `bound` drawings are kept in memory. */
export function printer(bound: number) {
  const kept = lately<Body>(bound)
  return (name: string, svg: () => string): Promise<Body> =>
    kept(name, async () => {
      const bytes = await printed(svg())
      return { bytes, etag: etagOf(bytes, 'identity') }
    })
}

async function printed(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(PRINTS, `${createHash('sha256').update(`${QUALITY} ${svg}`).digest('base64url')}.webp`)
  try {
    return new Uint8Array(await readFile(file))
  } catch {
    const { default: sharp } = await import('sharp')
    const bytes = new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: QUALITY }).toBuffer())
    await keep(file, bytes).catch(() => {}) // A folder that cannot be written: printed again after the next start.
    return bytes
  }
}

/** Under its name at once or not at all: several servers print. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(PRINTS, { recursive: true })
  const part = `${file}.${process.pid}`
  await writeFile(part, bytes)
  await rename(part, file)
}
