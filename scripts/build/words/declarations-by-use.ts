import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { at } from '../../lib/paths.mjs'
import { type Declarations, importsOf, isImport, readDeclarations } from './declared.ts'
import { edited, type Edit } from './edit.ts'
import { parseFile } from './member-uses.ts'

/** Files that declare and do nothing. */
const declaring = /^(?:contracts|rules|src\/data)\//

/** Of these only what the site imports is built. */
const ofOthers = /^(?:contracts|rules)\//

/** What is imported when it is needed is there as a whole. */
const whenNeeded = /\bimport\('([^']+)'\)/g

/** A part of such a file has no file: its number is in its address. */
const address = /^(.+\.ts)\?declares=(\d+)$/

/** What is in each part, by file. */
export interface Parted {
  /** Of `file name`, the number of its part. */
  readonly partOf: ReadonlyMap<string, number>
  readonly files: ReadonlyMap<string, Declarations>
}

/**
 * A contract declares all calls of a domain, and a page that makes one got all. Here declarations that the same files use, by themselves or
 * through others, are a module of their own, which is then parted like any other (decision 103); types say nothing of it.
 */
export function declarationsByUse(): Plugin {
  let parted: Parted = { partOf: new Map(), files: new Map() }
  return {
    name: 'declarations-by-use',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      parted = partedBy(sources())
    },
    resolveId: { filter: { id: address }, handler: (id) => id },
    load: {
      filter: { id: address },
      handler(id) {
        const [, path = '', part] = address.exec(id) ?? []
        return {
          code: codeOf(parted, pathOf(path), Number(part)),
          moduleType: 'ts',
          moduleSideEffects: false,
        }
      },
    },
    transform: {
      filter: { id: /\.tsx?(?:\?.*)?$/ },
      handler(code, id) {
        const file = pathOf(id)
        // Two of one thing would be there.
        if (parted.files.has(file)) this.error(`${file} is imported as a whole`)
        if (address.test(id)) return null
        const edits: Edit[] = []
        for (const statement of parseFile(code, id).filter(isImport)) {
          const from = fileOf(statement.source.value, file)
          if (!parted.files.has(from)) continue
          const imports = statement.specifiers.map(({ imported, local }) => {
            const name = imported?.name ?? 'default'
            const part = parted.partOf.get(`${from} ${name}`)
            if (part === undefined) this.error(`${file} takes ${name} of ${from}, which is not known`)
            return `import { ${name} as ${local.name} } from ${addressOf(from, part)}`
          })
          edits.push({ start: statement.start, end: statement.end, text: imports.join(';') })
        }
        return edits.length > 0 ? { code: edited(code, edits), map: null } : null
      },
    },
  }
}

const addressOf = (file: string, part: number): string => JSON.stringify(`${at(file)}?declares=${part}`)

/** As paths are spelt here, on Windows too. */
const pathOf = (file: string): string => relative(at(), file).replaceAll('\\', '/')

/** From the project's folder; what is in no file of ours is as it is written. */
function fileOf(source: string, importer: string): string {
  if (source.startsWith('#')) return source.slice(1)
  return source.startsWith('.') ? pathOf(resolve(dirname(at(importer)), source)) : source
}

/** Sources that are built, by path. */
const sources = (): Record<string, string> =>
  Object.fromEntries(
    globSync('{src,liff,languages,platforms,contracts,rules}/**/*.{ts,tsx}', { cwd: at() })
      .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(at(file), 'utf8')]),
  )

/** Declarations that the same files use are one part. */
export function partedBy(texts: Readonly<Record<string, string>>): Parted {
  const imports = new Map(
    Object.entries(texts).map(([file, text]) => [file, importsOf(parseFile(text, file))]),
  )
  const files = new Map<string, Declarations>()
  const whole = new Set<string>()
  // The documents of the contract take it whole, and are no part of the site.
  const reached = new Set(Object.keys(texts).filter((file) => !ofOthers.test(file)))
  for (const file of reached) {
    const text = texts[file]
    if (text === undefined) continue
    const read = declaring.test(file) ? readDeclarations(text, file) : null
    if (read) files.set(file, read)
    for (const { source, name } of imports.get(file)!.values()) {
      const from = fileOf(source, file)
      reached.add(from)
      if (name === null) whole.add(from)
    }
    for (const [, source] of text.matchAll(whenNeeded)) whole.add(fileOf(source!, file))
  }
  for (const file of whole) files.delete(file)
  const users = new Map<string, Set<string>>()
  const addUsers = (declared: string, who: Iterable<string>): boolean => {
    const known = users.get(declared) ?? new Set()
    const before = known.size
    for (const one of who) known.add(one)
    users.set(declared, known)
    return known.size > before
  }
  for (const [file, taken] of imports) {
    if (files.has(file) || !reached.has(file)) continue
    for (const { source, name } of taken.values()) addUsers(`${fileOf(source, file)} ${name}`, [file])
  }
  // What uses a declaration uses all that it needs.
  const needed = [...files].flatMap(([file, { declarations }]) =>
    declarations.map(({ names, needs }) => ({
      own: names.map((name) => `${file} ${name}`),
      all: [...names, ...needs].flatMap((name) => meant(files, file, name)),
    })),
  )
  for (let grown = true; grown;) {
    grown = false
    for (const { own, all } of needed) {
      const who = new Set(own.flatMap((name) => [...(users.get(name) ?? [])]))
      for (const declared of all) if (addUsers(declared, who)) grown = true
    }
  }
  const numbers = new Map<string, number>()
  const partOf = new Map<string, number>()
  for (const [file, { declarations }] of files)
    for (const { names } of declarations)
      for (const name of names) {
        const group = [file, ...[...(users.get(`${file} ${name}`) ?? [])].toSorted()].join('\n')
        if (!numbers.has(group)) numbers.set(group, numbers.size)
        partOf.set(`${file} ${name}`, numbers.get(group)!)
      }
  return { partOf, files }
}

/** The declaration that a name of a file stands for, as `file name`; none for what is no declaration of ours. */
function meant(files: ReadonlyMap<string, Declarations>, file: string, name: string): string[] {
  const { declarations, imports } = files.get(file)!
  if (declarations.some(({ names }) => names.includes(name))) return [`${file} ${name}`]
  const taken = imports.get(name)
  const from = taken && fileOf(taken.source, file)
  return from && taken.name !== null && files.has(from) ? [`${from} ${taken.name}`] : []
}

/** The text of a part: its declarations in the order of the file, and what they need from elsewhere. */
export function codeOf({ files, partOf }: Parted, file: string, part: number): string {
  const { declarations, imports } = files.get(file)!
  const own = declarations.filter(({ names }) => names.some((name) => partOf.get(`${file} ${name}`) === part))
  const here = new Set(own.flatMap(({ names }) => names))
  const needed = new Set(own.flatMap(({ needs }) => [...needs]).filter((name) => !here.has(name)))
  const taken = [...needed].flatMap((name) => {
    const [declared] = meant(files, file, name)
    if (declared) {
      const [from, exported] = declared.split(' ') as [string, string]
      return `import { ${exported} as ${name} } from ${addressOf(from, partOf.get(declared)!)}`
    }
    const other = imports.get(name)
    if (!other) return []
    const source = JSON.stringify(
      other.source.startsWith('.') ? at(fileOf(other.source, file)) : other.source,
    )
    if (other.name === null) return `import * as ${name} from ${source}`
    return `import { ${other.name} as ${name} } from ${source}`
  })
  return [...taken, ...own.map(({ text }) => text), `export { ${[...here].join(', ')} }`].join('\n')
}
