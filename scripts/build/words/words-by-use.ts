import { globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { at } from '../../lib/paths.mjs'
import { brandBuilt, named } from '../brand/brand.ts'
import { folderOf, languageBuilt, thaiFolder } from '../language/catalogue.ts'
import { type CatalogueFile, exportOf, fileOf, readCatalogueFile } from './catalogue-file.ts'
import { type ImportNode, isImport } from './declared.ts'
import { edited, type Edit } from './edit.ts'
import { memberUses, type Node, parseFile } from './member-uses.ts'
import { shown } from './whole-words.ts'

/** `auth/auth.ts auth` → key → the number of the part it is in. A catalogue that is taken as a whole is not among them. */
export type Parts = ReadonlyMap<string, ReadonlyMap<string, number>>

/** A part of a catalogue has no file: its number is in its address. */
const address = /^(.+\.ts)\?part=(\d+)$/

/**
 * A file of the catalogue says what a whole feature says, and a page that says a line of it got all. Here each saying goes to who says
 * it: those that the same files say are a module of their own, which is then parted like any other (decision 103), and one that
 * nobody says is left out. Only how a catalogue is imported changes: `auth.ok` becomes a name imported from its part.
 */
export function wordsByUse(): Plugin {
  let parts: Parts = new Map()
  const read = new Map<string, CatalogueFile>()
  const readOf = (file: string): CatalogueFile => {
    const known = read.get(file) ?? readCatalogueFile(sourceOf(file), file)
    read.set(file, known)
    return known
  }
  return {
    name: 'words-by-use',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      read.clear()
      parts = partsOf(sayingFiles())
    },
    resolveId: { filter: { id: address }, handler: (id) => id },
    load: {
      filter: { id: address },
      handler(id) {
        const [, file = '', part] = address.exec(id) ?? []
        const all = readOf(file)
        const says = all.catalogues.flatMap(({ name, says: every }) =>
          [...every].filter(([key]) => parts.get(`${pathOf(file)} ${name}`)?.get(key) === Number(part)),
        )
        return { code: fileOf(all, new Map(says)), moduleType: 'ts', moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: /\.tsx?(?:\?declares=\d+)?$/, code: /strings\// },
      async handler(code, id) {
        if (pathOf(id) !== null) return null
        const program = parseFile(code, id)
        const edits: Edit[] = []
        for (const statement of program.filter(isImport)) {
          const file = (await this.resolve(statement.source.value, id))?.id ?? ''
          const path = pathOf(file)
          if (path === null) continue
          const has = new Map(readOf(file).catalogues.map(({ name, says }) => [name, says]))
          edits.push(
            ...editsOf(program, statement, {
              file,
              // What another language cannot part stays whole there.
              partOf: (name, key) =>
                has.get(name)?.has(key) ? parts.get(`${path} ${name}`)?.get(key) : undefined,
            }),
          )
        }
        return edits.length > 0 ? { code: edited(code, edits), map: null } : null
      },
    },
  }
}

interface From {
  readonly file: string
  readonly partOf: (name: string, key: string) => number | undefined
}

/** The import of a catalogue's file, and each member of it that is named. */
function editsOf(program: readonly Node[], statement: ImportNode, { file, partOf }: From): Edit[] {
  const imports: string[] = []
  const edits: Edit[] = []
  for (const { imported, local } of statement.specifiers) {
    const uses = memberUses(program, local.name) ?? []
    const placed = uses.map((use) => ({ ...use, part: partOf(imported!.name, use.member) }))
    if (placed.length === 0 || placed.some(({ part }) => part === undefined)) {
      imports.push(
        `import { ${imported!.name} as ${local.name} } from ${JSON.stringify(statement.source.value)}`,
      )
      continue
    }
    const keys = new Map(placed.map(({ member, part }) => [member, part!]))
    for (const [key, part] of keys)
      imports.push(
        `import { ${exportOf(key)} as ${local.name}${exportOf(key)} } from ${JSON.stringify(`${file}?part=${part}`)}`,
      )
    for (const { start, end, member } of placed)
      edits.push({ start, end, text: local.name + exportOf(member) })
  }
  return edits.length === 0
    ? []
    : [{ start: statement.start, end: statement.end, text: imports.join(';') }, ...edits]
}

/** Path inside the catalogue, in whatever language; null for any other file. */
function pathOf(file: string): string | null {
  const folder = [folderOf(languageBuilt()), thaiFolder].find((one) => file.startsWith(`${one}/`))
  return folder === undefined ? null : relative(folder, file).replaceAll('\\', '/')
}

const sourceOf = (file: string): string => {
  const source = shown(readFileSync(file, 'utf8'), file)
  return pathOf(file) === 'shell.ts' ? named(source, brandBuilt()) : source
}

/** The sources that may say something, by path. */
const sayingFiles = (): Record<string, string> =>
  Object.fromEntries(
    globSync('{src,liff}/**/*.{ts,tsx}', { cwd: at() })
      .filter((file) => !/\.test\.tsx?$/.test(file) && pathOf(at(file)) === null)
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(at(file), 'utf8')]),
  )

/** Sayings of a catalogue that the same files say are one part. */
export function partsOf(files: Readonly<Record<string, string>>): Parts {
  const sayers = new Map<string, Map<string, Set<string>>>()
  const whole = new Set<string>()
  for (const [file, code] of Object.entries(files)) {
    if (!code.includes('strings/')) continue
    const program = parseFile(code, file)
    for (const { source, specifiers } of program.filter(isImport)) {
      const path = cataloguePath(source.value, file)
      if (path === null) continue
      for (const { imported, local } of specifiers) {
        const catalogue = `${path} ${imported!.name}`
        const uses = memberUses(program, local.name)
        if (uses === null) whole.add(catalogue)
        const keys = sayers.get(catalogue) ?? new Map<string, Set<string>>()
        sayers.set(catalogue, keys)
        for (const { member } of uses ?? []) keys.set(member, (keys.get(member) ?? new Set()).add(file))
      }
    }
  }
  const numbers = new Map<string, number>()
  const numberOf = (group: string) => {
    const number = numbers.get(group) ?? numbers.size
    numbers.set(group, number)
    return number
  }
  return new Map(
    [...sayers]
      .filter(([catalogue]) => !whole.has(catalogue))
      .map(([catalogue, keys]) => [
        catalogue,
        new Map(
          [...keys].map(([key, who]): [string, number] => [
            key,
            numberOf([catalogue, ...[...who].toSorted()].join('\n')),
          ]),
        ),
      ]),
  )
}

function cataloguePath(source: string, importer: string): string | null {
  const file = source.startsWith('#') ? at(source.slice(1)) : resolve(dirname(at(importer)), source)
  return file.startsWith(`${thaiFolder}/`) ? relative(thaiFolder, file).replaceAll('\\', '/') : null
}
