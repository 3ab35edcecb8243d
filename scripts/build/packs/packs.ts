/**
 * One file for all the parts that a page begins with (decision 125). What pages share stands in parts, so that going from one page to
 * the next fetches only what is new; whoever opens an address would fetch a dozen of them, each packed by itself. The page's import map
 * lets one file, made of the same parts, stand for them: a browser without import maps fetches the parts.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { HINT } from '../parts/compiled-early.ts'
import { NAMES, type NamesOfChunks } from './own-names.ts'

/** Paths below dist/site. */
interface Packed {
  /** What is fetched, in the order in which it is needed. */
  readonly files: readonly string[]
  /** By each part, the file that stands for it. */
  readonly stands: Readonly<Record<string, string>>
}

/** Some parts, each beside what stands before it. */
export interface Stage {
  /** What the file that stands for them is called. */
  readonly name: string
  readonly parts: readonly string[]
}

export interface Packs {
  /** Of stages that follow one another; a part is of the first that has it. */
  of(stages: readonly Stage[]): Promise<Packed>
}

const FOLDER = 'assets/'
const bare = (path: string) => path.slice(FOLDER.length)

/** What of a pack's parts others may take from it: what some do, and what is asked for when it is needed. */
export function givenByPack(parts: readonly string[], names: NamesOfChunks): Map<string, string[]> {
  const own = new Set(parts)
  const asked = new Map(parts.map((part) => [part, new Set(names[part]?.asked)]))
  for (const [chunk, { takes, later }] of Object.entries(names))
    for (const taken of own.has(chunk) ? [later] : [takes, later])
      for (const [of, list] of Object.entries(taken)) for (const name of list) asked.get(of)?.add(name)
  const given = new Map(
    parts.map((part) => [part, (names[part]?.gives ?? []).filter((name) => asked.get(part)!.has(name))]),
  )
  const all = [...given.values()].flat()
  const twice = all.find((name, at) => all.indexOf(name) !== at)
  if (twice) throw new Error(`Two parts of one page give "${twice}": ${parts.join(', ')}`)
  return given
}

/** The parts in one, each with all that it does when it is first run, in the order of their imports. */
async function bundled(folder: string, given: ReadonlyMap<string, readonly string[]>): Promise<string> {
  const ENTRY = '\0pack'
  const lines = [...given].map(([part, names]) =>
    names.length > 0 ? `export{${names.join()}}from"./${part}"` : `import"./${part}"`,
  )
  const bundle = await rolldown({
    input: ENTRY,
    treeshake: false,
    plugins: [
      {
        name: 'parts',
        resolveId(id, _, { kind }) {
          if (id === ENTRY) return id
          const part = id.replace(/^\.\//, '')
          // What is asked for when it is needed is asked for by its own address, also where this file stands for it.
          return kind === 'import-statement' && given.has(part) ? join(folder, part) : { id, external: true }
        },
        load: (id) => (id === ENTRY ? lines.join('\n') : null),
      },
    ],
  })
  try {
    const { output } = await bundle.generate({
      format: 'es',
      codeSplitting: false,
      minify: { compress: false, mangle: { toplevel: true } },
    })
    return output[0].code
  } finally {
    await bundle.close()
  }
}

export function packsIn(site: string): Packs {
  const folder = join(site, FOLDER)
  const names = JSON.parse(readFileSync(join(site, NAMES), 'utf8')) as NamesOfChunks
  const known = new Map<string, Promise<string>>()
  const make = async ({ name, parts }: Stage): Promise<string> => {
    const code = await bundled(folder, givenByPack(parts.map(bare), names))
    // It has to stand first, and the bundler leaves comments out.
    const early = parts.some((part) => readFileSync(join(site, part), 'utf8').startsWith(HINT))
    const text = early ? HINT + code : code
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 7)
    const file = `${FOLDER}${name}.pack-${hash}.js`
    await mkdir(folder, { recursive: true })
    await writeFile(join(site, file), text)
    return file
  }
  return {
    async of(stages) {
      const seen = new Set<string>()
      const files: string[] = []
      const stands: Record<string, string> = {}
      for (const { name, parts } of stages) {
        const own = [...new Set(parts)].filter((part) => !seen.has(part))
        for (const part of own) seen.add(part)
        if (own.length < 2) files.push(...own)
        else {
          const key = own.join()
          const made = known.get(key) ?? make({ name, parts: own })
          known.set(key, made)
          const file = await made
          files.push(file)
          for (const part of own) stands[part] = file
        }
      }
      return { files, stands }
    },
  }
}
