import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { at } from '../lib/paths.mjs'

/** A class of a CSS module: its own name, which repeats in the script and packs well, and five letters of its file. */
export function scopedName(name: string, file: string): string {
  const path = relative(at(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`
}
