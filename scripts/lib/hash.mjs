import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './paths.mjs'

/**
 * Every file under a folder (or the file itself), sorted, so that a hash does not depend on the disk's order.
 * @param {string} path
 * @returns {string[]}
 */
export function filesUnder(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => filesUnder(join(path, entry.name)))
    .sort()
}

/**
 * SHA-256 over names and contents of files, and over further values.
 * @param {readonly string[]} files
 * @param {unknown} values
 */
export function hashOf(files, values = {}) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.update(JSON.stringify(values)).digest('hex')
}
