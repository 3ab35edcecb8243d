import type { ICruiseResult } from 'dependency-cruiser'
import { shared } from './imports.ts'
import { readSources } from './sources.ts'
import type { Finding, Step } from './step.ts'

type Imports = Pick<ICruiseResult, 'modules'>

/** Tests of a folder look at it from outside and from above, so they stand on no floor of their own. */
const isLooker = (path: string) => /\.(?:test|spec)\.tsx?$|\/testing\//.test(path)

/** The private folder of a feature or a server module: part of what it belongs to, on the floor of its owner. */
const PRIVATE = 'parts'

interface Arrow {
  readonly from: string
  readonly to: string
  /** One import behind it, to begin looking at. */
  readonly example: string
}

/**
 * Folders stand on floors: those side by side in one folder, each with all that is in it, import each other in one
 * direction only. A file beside folders is a floor of its own. Between files, `no-cycles` says the same.
 */
export function folderCircles(imports: Imports): string[] {
  return [...arrowsByFolder(imports)].flatMap(([folder, arrows]) => {
    const next = new Map<string, Set<string>>()
    for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to))
    return circles(next).map((circle) => {
      const within = arrows.filter(({ from, to }) => circle.includes(from) && circle.includes(to))
      const examples = within.map(({ from, to, example }) => `  ${from} → ${to}: ${example}`)
      return [`${folder}: ${circle.join(', ')} import each other in a circle`, ...examples].join('\n')
    })
  })
}

/** For each folder, which of its entries imports which. */
function arrowsByFolder({ modules }: Imports): Map<string, Arrow[]> {
  const found = new Map<string, Map<string, Arrow>>()
  for (const { source, dependencies } of modules) {
    if (isLooker(source)) continue
    for (const { resolved } of dependencies) {
      if (resolved.includes('node_modules')) continue
      const parted = partingOf(source, resolved)
      if (!parted) continue
      const { folder, from, to } = parted
      const arrows = found.get(folder) ?? found.set(folder, new Map()).get(folder)!
      const name = `${from} ${to}`
      if (!arrows.has(name)) arrows.set(name, { from, to, example: `${source} → ${resolved}` })
    }
  }
  return new Map([...found].map(([folder, arrows]) => [folder, [...arrows.values()]]))
}

/** The folder that holds both, and the entries of it that they are in. */
function partingOf(source: string, target: string): { folder: string; from: string; to: string } | null {
  const a = source.split('/')
  const b = target.split('/')
  const at = a.findIndex((name, index) => name !== b[index])
  const [from, to] = [a[at], b[at]]
  if (!from || !to || from === PRIVATE || to === PRIVATE) return null
  return { folder: a.slice(0, at).join('/') || '.', from, to }
}

const MOST_FILES = 25
/** A list, as long as it is: each of its files is one area of the API, or one step of the database. */
const isList = (folder: string) => folder === 'contracts' || folder === 'server/db/migrations'

/** Folders with more files than one reads the names of, whatever they are: code, styles, tests. */
export function crowdedFolders(paths: readonly string[]): { faults: string[]; largest: string } {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (path.includes('/') && !isList(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const ordered = [...counts].sort((a, b) => b[1] - a[1])
  const [name, most] = ordered[0] ?? ['', 0]
  const faults = ordered
    .filter(([, count]) => count > MOST_FILES)
    .map(
      ([folder, count]) =>
        `${folder} holds ${count} files, styles and tests counted; the limit is ${MOST_FILES}`,
    )
  return { faults, largest: `${name} with ${most} files` }
}

/** Groups of names that reach each other (Tarjan's strongly connected components of more than one). */
function circles(next: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const visit = (name: string): number => {
    order.set(name, order.size)
    low.set(name, order.get(name)!)
    open.push(name)
    for (const other of next.get(name) ?? []) {
      const reached = order.has(other) ? (open.includes(other) ? order.get(other)! : Infinity) : visit(other)
      low.set(name, Math.min(low.get(name)!, reached))
    }
    if (low.get(name) === order.get(name)) {
      const group = open.splice(open.indexOf(name))
      if (group.length > 1) found.push(group.sort())
    }
    return low.get(name)!
  }
  for (const name of next.keys()) if (!order.has(name)) visit(name)
  return found
}

export const foldersStep: Step = {
  name: 'Folders stand on floors',
  async look(): Promise<Finding> {
    const imports = await shared()
    const folders = new Set(imports.modules.map(({ source }) => source.split('/').slice(0, -1).join('/')))
    const crowded = crowdedFolders(readSources().map(({ path }) => path))
    return {
      faults: [...folderCircles(imports), ...crowded.faults],
      note: `${folders.size} folders; the largest is ${crowded.largest}`,
    }
  },
}
