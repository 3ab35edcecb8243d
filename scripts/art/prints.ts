/**
 * The drawings of public/art/ as pictures, for first screens. A drawing (SVG) is a document to a browser, and takes a cheap phone's only thread 20 to 60 ms; a picture is
 * decoded beside it.
 */
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { at } from '../lib/paths.mjs'

/** px: twice as large as on a desktop, three times as on a phone. */
const sizes = { leaf: 450, cat: 192 } as const
const QUALITY = 75

/** What stands beside the drawings of public/art/: name and bytes (WebP). Every drawing is laid out 120 × 120, at 72 dots an inch. */
export async function prints(): Promise<ReadonlyMap<string, Buffer>> {
  const printed = new Map<string, Buffer>()
  for (const file of readdirSync(at('public/art'))) {
    const kind = /^(leaf|cat)-\w+\.svg$/.exec(file)?.[1]
    if (!kind) continue
    const size = sizes[kind as keyof typeof sizes]
    const drawn = sharp(readFileSync(at('public/art', file)), { density: (72 * size) / 120 })
    const bytes = await drawn.resize(size).webp({ quality: QUALITY }).toBuffer()
    printed.set(file.replace('.svg', '.webp'), bytes)
  }
  return printed
}
