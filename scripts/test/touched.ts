/**
 * Which tests a change touches, nearest first: those that import it on some way that does not lead through a module that
 * gathers everything (behind one of those everybody imports everybody), those beside it, and the test beside each page
 * that shows it: pages are found by their address, not by an import.
 */
import { dirname } from 'node:path'
import { lengthOf } from './lengths.ts'

/** A module and what it imports, paths from the project's folder. */
export interface Importer {
  source: string
  imports: readonly string[]
}

/** What gathers all modules, calls, pages or people; a change to one of them goes on to whoever imports it all the same. */
const gathering: ReadonlySet<string> = new Set([
  'contracts/all.ts',
  'server/modules/all.ts',
  'server/nightlies.ts',
  'server/start.ts',
  'sandbox/world.ts',
  'src/app/routes/routes.tsx',
  'src/app/routes/site-routes.tsx',
])

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Drawers and calendars of a module belong to it. */
const roomOf = (path: string) => dirname(path).replace(/\/(?:parts|calendars)(?:\/.*)?$/, '')

/** The module of a server's or sandbox's file, or the folder of another: their tests are near it whatever they import. */
const isBeside = (test: string, file: string) => {
  const room = roomOf(file)
  return room !== 'rules' && room !== '.' && (dirname(test) === room || roomOf(test) === room)
}

/** How many imports away each touched test is; 0 is itself or beside what was changed. */
function distances(changed: readonly string[], modules: readonly Importer[]): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>()
  for (const { source, imports } of modules)
    for (const one of imports) importers.set(one, [...(importers.get(one) ?? []), source])
  const known = new Set(modules.map(({ source }) => source))
  const found = new Map<string, number>(changed.map((file) => [file, 0]))
  let edge = [...changed]
  for (let far = 1; edge.length > 0; far++) {
    const next: string[] = []
    const reach = (file: string) => {
      if (found.has(file)) return
      found.set(file, far)
      next.push(file)
    }
    for (const file of edge) {
      if (gathering.has(file) && !changed.includes(file)) continue
      for (const one of importers.get(file) ?? []) reach(one)
      const own = file.replace(/\.tsx?$/, '.test$&')
      if (file.startsWith('src/pages/') && known.has(own)) reach(own)
    }
    edge = next
  }
  const rooms = changed.filter((file) => /\.(?:tsx?|css)$/.test(file))
  for (const { source } of modules)
    if (isTest(source) && rooms.some((file) => isBeside(source, file))) found.set(source, 0)
  return found
}

/** What to run, and what was left for the whole run. */
export interface Touched {
  run: string[]
  left: string[]
}

/** Nearest first, until they would take longer than `seconds` of one worker; among equally near ones the shortest. */
export function touchedTests(
  changed: readonly string[],
  modules: readonly Importer[],
  seconds: number,
): Touched {
  const near = distances(changed, modules)
  const order = [...near.keys()]
    .filter(isTest)
    .sort((a, b) => near.get(a)! - near.get(b)! || lengthOf(a) - lengthOf(b))
  const touched: Touched = { run: [], left: [] }
  let sum = 0
  for (const test of order) {
    // What was written on itself runs, however long it takes.
    const fits = sum + lengthOf(test) <= seconds || changed.includes(test)
    if (fits) sum += lengthOf(test)
    touched[fits ? 'run' : 'left'].push(test)
  }
  return touched
}
