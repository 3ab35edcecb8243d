import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** A small project on disk, for a tool to find fault with. */
export interface Scratch {
  dir: string
  remove(): void
}

/** `files` maps paths to texts. Lives below .cache, so that packages resolve as they do for the real project. */
export function scratchInside(files: Readonly<Record<string, string>>): Scratch {
  mkdirSync(join(root, '.cache'), { recursive: true })
  return write(mkdtempSync(join(root, '.cache', 'scratch-')), files)
}

/** The same outside, for tools that obey our .gitignore. */
export function scratchOutside(files: Readonly<Record<string, string>>): Scratch {
  const dir = mkdtempSync(join(tmpdir(), 'chokdee-scratch-'))
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction')
  return write(dir, files)
}

function write(dir: string, files: Readonly<Record<string, string>>): Scratch {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}
