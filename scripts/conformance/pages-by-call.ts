/** Which pages of the site make which calls, read out of its source: what a page loses when a call is wrong. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { allEndpoints } from '#contracts/all.ts'
import { everyPage } from '#src/lib/pages/pages.ts'
import { at } from '../lib/paths.mjs'

/** Endpoints' names by the name of their declaration's export. */
function declared(): ReadonlyMap<string, string> {
  const files = new Set<string>()
  const found = new Map<string, string>()
  for (const { name } of allEndpoints) files.add(name)
  const source = readFileSync(at('contracts', 'all.ts'), 'utf8')
  for (const [, file] of source.matchAll(/from '\.\/([\w-]+)\.ts'/g)) {
    const text = readFileSync(at('contracts', `${file}.ts`), 'utf8')
    for (const [, made, name] of text.matchAll(/export const (\w+) = endpoint\(\{\s+name: '([\w.]+)'/g))
      if (files.has(name!)) found.set(made!, name!)
  }
  return found
}

const IMPORTS = /(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}\s+from\s+)?'([^']+)'|import\('([^']+)'\)/g

const fileOf = (from: string, path: string): string | null => {
  const file = path.startsWith('#src/')
    ? at('src', path.slice(5))
    : path.startsWith('.')
      ? resolve(dirname(from), path)
      : null
  return file && /\.tsx?$/.test(file) && existsSync(file) ? file : null
}

const wordsOf = (text: string): Set<string> => new Set(text.match(/\b[a-z]\w+\b/g))

/** The calls that each export of src/data makes, by what stands in it and in what it names of them. */
function callsOfData(calls: ReadonlyMap<string, string>): (name: string) => string[] {
  const named = new Map<string, Set<string>>()
  for (const file of globSync('src/data/**/*.ts', { cwd: at() })) {
    // What is asked after a lost answer is no page's own.
    if (file.endsWith('.test.ts') || file.endsWith('/traces.ts')) continue
    const blocks = readFileSync(at(file), 'utf8').split(/^(?=export |const |function |async function )/m)
    for (const block of blocks) {
      const name = /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(block)?.[1]
      if (name) named.set(name, wordsOf(block))
    }
  }
  const callsOf = (name: string, seen: Set<string>): string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    return [...(named.get(name) ?? [])].flatMap((word) => [calls.get(word) ?? [], callsOf(word, seen)].flat())
  }
  return (name) => callsOf(name, new Set())
}

/** Paths of the pages (as their declarations have them) by the call's name. */
export function pagesByCall(): ReadonlyMap<string, readonly string[]> {
  const calls = declared()
  const callsOf = callsOfData(calls)
  const found = new Map<string, Set<string>>()
  const callsIn = (file: string, seen: Set<string>): string[] => {
    if (seen.has(file)) return []
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    const words = wordsOf(text.replace(IMPORTS, ''))
    return [...text.matchAll(IMPORTS)].flatMap(([, names = '', one, lazy]) => {
      const path = one ?? lazy!
      const taken = names.split(',').map((name) => name.replace(/^\s*type\s+|\s+as\s+.*/g, '').trim())
      if (path.startsWith('#contracts/'))
        return taken.flatMap((name) => (words.has(name) ? (calls.get(name) ?? []) : []))
      const next = fileOf(file, path)
      if (!next) return []
      if (!next.startsWith(at('src', 'data'))) return callsIn(next, seen)
      return taken.flatMap(callsOf)
    })
  }
  for (const { path, component } of everyPage)
    for (const name of callsIn(join(at('src', 'pages'), `${component}.tsx`), new Set()))
      found.set(name, (found.get(name) ?? new Set()).add(path))
  return new Map([...found].map(([name, paths]) => [name, [...paths].sort()]))
}
