import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from '../lib/hash.mjs'
import { at, root } from '../lib/paths.mjs'

/** A source file as the checks see it: path from the root with forward slashes, and text. */
export interface Source {
  path: string
  text: string
}

const trees = [
  'contracts',
  'rules',
  'src',
  'liff',
  'languages',
  'server',
  'sandbox',
  'scripts',
  'tests',
  'bench',
  'index.html',
]
const single = ['main.ts', 'vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'liff.config.json']
const readable = /\.(?:ts|tsx|mjs|cjs|js|css|html|json|sql|sh)$/

/** Every text file that we write ourselves. */
export function readSources(): Source[] {
  return [...trees, ...single]
    .flatMap((name) => filesUnder(at(name)))
    .filter((file) => readable.test(file) && !file.includes('architecture/fixtures'))
    .map((file) => ({ path: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }))
}

/** Tests live beside the code, so a name says it. */
export const isTest = (path: string): boolean =>
  /\.(?:test|spec)\.tsx?$/.test(path) || path.startsWith('tests/')
