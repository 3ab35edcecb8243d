import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { at } from '../lib/paths.mjs'
import { scopedName } from './scoped-name.ts'

/** What an element says of its own look, in the words of the grammar. */
export const applied = /(?<=\s)apply="([^"]+)"/g

/** The sheet of a component's sayings has no file: what stands in it is in its address, and changes with it. */
const address = /\.tsx\.applied\.css\?says=([\w~,.-]+)$/

/**
 * `<p apply="muted small">` becomes `<p class="A_x1Y2z">`, with a rule in a sheet that comes after all the component
 * imports, where its own would be. A class whose only thing to tell is words, told once, needs no name and no rule of its own.
 */
export function applyAttribute(): Plugin {
  return {
    name: 'apply-attribute',
    enforce: 'pre',
    resolveId: (id) => (address.test(id) ? id : null),
    load(id) {
      const says = address
        .exec(id)?.[1]
        ?.split('.')
        .map((one) => one.split('~'))
      return (
        says?.map(([name, words]) => `.${name} { @apply ${words!.replaceAll(',', ' ')}; }`).join('\n') ?? null
      )
    },
    transform(code, id) {
      if (!id.endsWith('.tsx')) return null
      const names = classNames(code, id)
      if (names.size === 0) return null
      const says = [...names].map(([words, name]) => `${name}~${words.replaceAll(' ', ',')}`).join('.')
      const named = code.replaceAll(applied, (_, words: string) => `className="${names.get(words)!}"`)
      return { code: `${named}\nimport ${JSON.stringify(`${id}.applied.css?says=${says}`)}\n`, map: null }
    },
  }
}

/**
 * The class of each saying of a component. It ends like those of the sheet that the component imports, whose five letters
 * the script has anyhow, and begins with a capital, as none of a sheet does; where none is imported, it is the saying's own.
 */
export function classNames(code: string, file: string): ReadonlyMap<string, string> {
  const sayings = new Set(Array.from(code.matchAll(applied), ([, words]) => words!))
  const sheet = sheetOf(code, file)
  const place = sheet === null || sheet === file.replace(/tsx$/, 'module.css') ? '' : placeAt(sheet, file)
  const name = (words: string, n: number) =>
    sheet === null ? ownName(words) : scopedName(`${letters[n]!.toUpperCase()}${place}`, sheet)
  return new Map([...sayings].map((words, n) => [words, name(words, n)]))
}

function sheetOf(code: string, file: string): string | null {
  const path = /from '([^']+\.module\.css)'/.exec(code)?.[1]
  if (path === undefined) return null
  return path.startsWith('#') ? at(path.slice(1)) : resolve(dirname(file), path)
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Four letters. */
function ownName(words: string): string {
  const hash = createHash('sha256').update(words).digest()
  return Array.from({ length: 4 }, (_, n) => letters[hash[n]! % letters.length]).join('')
}

let importers: Map<string, string[]> | undefined

/** Which of the components that import a sheet this is: each counts its sayings from the first letter. */
function placeAt(sheet: string, file: string): string {
  if (!importers?.get(sheet)?.includes(file)) importers = findImporters()
  return letters[importers.get(sheet)?.indexOf(file) ?? 0]!
}

function findImporters(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of globSync('{src,liff}/**/*.tsx', { cwd: at() }).toSorted()) {
    const sheet = sheetOf(readFileSync(at(path), 'utf8'), at(path))
    if (sheet !== null) found.set(sheet, [...(found.get(sheet) ?? []), at(path)])
  }
  return found
}
