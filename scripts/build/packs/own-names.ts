/**
 * Names that no two chunks share. The bundler calls what a chunk gives to others `a`, `b`, `c`; one file can take the place of several
 * chunks (packs.ts) only where each name says whose it is: it gets four letters of its chunk's hash behind it, so that what stands in a
 * chunk still follows from what its own name is made of.
 */
import { type ESTree, parseAst, type Plugin, Visitor } from 'vite'

/** What a chunk gives and takes, by the names after this. */
export interface Names {
  /** What others may take from it. */
  readonly gives: readonly string[]
  /** Those of them by which it is asked for when it is needed: as the source has them. */
  readonly asked: readonly string[]
  /** At once, by the chunk it is taken from. */
  readonly takes: Taken
  /** When it is needed, from one that it shares with others. */
  readonly later: Taken
}

type Taken = Readonly<Record<string, readonly string[]>>

export type NamesOfChunks = Readonly<Record<string, Names>>

/** Beside Vite's manifest, by the files' names below assets/. */
export const NAMES = '.vite/names.json'

/**
 * The bundler's own names have as few letters as there are names. Longer ones are the source's: it does not tell all of them where a module
 * gives on all that another gives (`export *`).
 */
const SHORT = 3

/** `s-53yk7UN.js` → `53yk`. */
const letters = (file: string): string => file.slice(-10, -6).replaceAll('-', '$')

const nameOf = (name: ESTree.ModuleExportName): string => {
  if (name.type === 'Identifier') return name.name
  throw new Error(`A chunk gives "${name.value}", which is no identifier.`)
}

/** A chunk with names of its own; `kept` are those of each file that the source asks for by name. */
export function withOwnNames(
  file: string,
  code: string,
  kept: (file: string) => ReadonlySet<string>,
): { code: string; names: Names } {
  const gives: string[] = []
  const asked: string[] = []
  const takes: Record<string, string[]> = {}
  const later: Record<string, string[]> = {}
  const stays = (of: string, name: string) => name.length > SHORT || kept(of).has(name)
  const called = (of: string, name: string) => (stays(of, name) ? name : name + letters(of))
  const take = (of: string, name: string, noted: Record<string, string[]>) => {
    const own = called(of, name)
    noted[of] = [...(noted[of] ?? []), own]
    return own
  }
  const edits: { start: number; end: number; text: string }[] = []
  const program = parseAst(code)
  for (const { of, name } of takenLater(program))
    edits.push({ start: name.start, end: name.end, text: take(of, name.name, later) })
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const of = statement.source.value.replace(/^\.\//, '')
      for (const one of statement.specifiers) {
        if (one.type !== 'ImportSpecifier') throw new Error(`${file} takes ${of} as a whole.`)
        edits.push({
          start: one.start,
          end: one.end,
          text: `${take(of, nameOf(one.imported), takes)} as ${one.local.name}`,
        })
      }
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.source && !statement.declaration) {
      for (const one of statement.specifiers) {
        const own = called(file, nameOf(one.exported))
        gives.push(own)
        if (own === nameOf(one.exported)) asked.push(own)
        edits.push({ start: one.start, end: one.end, text: `${nameOf(one.local)} as ${own}` })
      }
    } else if (statement.type.startsWith('Export')) {
      throw new Error(`${file} gives something in a way that is not known here: ${statement.type}.`)
    }
  }
  const renamed = edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), code)
  return {
    code: renamed,
    names: { gives, asked, takes, later },
  }
}

/**
 * What is taken from a part that comes later, where the bundler (`import(…).then(m=>m.t)`, all that its source gives) or facades.ts
 * (`m=>({name:m.t})`) says by which of its names.
 */
function takenLater(program: ESTree.Program): { of: string; name: ESTree.IdentifierName }[] {
  const found: { of: string; name: ESTree.IdentifierName }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [then] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return
      if (then?.type !== 'ArrowFunctionExpression' || !then.expression) return
      const { source } = callee.object
      const [param] = then.params
      if (source.type !== 'Literal' || typeof source.value !== 'string' || param?.type !== 'Identifier')
        return
      const of = source.value.replace(/^\.\//, '')
      const note = (value: ESTree.Expression) => {
        if (value.type === 'ParenthesizedExpression') note(value.expression)
        else if (value.type === 'ObjectExpression')
          for (const one of value.properties) if (one.type === 'Property') note(one.value)
        if (value.type !== 'MemberExpression' || value.computed || value.property.type !== 'Identifier')
          return
        if (value.object.type === 'Identifier' && value.object.name === param.name)
          found.push({ of, name: value.property })
      }
      if (then.body.type !== 'BlockStatement') note(then.body)
    },
  }).visit(program)
  return found
}

/** What chunks take of others that do not give it. */
export function neverGiven(names: NamesOfChunks): string[] {
  return Object.values(names).flatMap(({ takes, later }) =>
    [...Object.entries(takes), ...Object.entries(later)].flatMap(([of, list]) =>
      list.filter((name) => !names[of]?.gives.includes(name)).map((name) => `${name} of ${of}`),
    ),
  )
}

/** In the build, and {@link NAMES} beside the manifest. */
export function ownNames(): Plugin {
  return {
    name: 'own-names',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const none: ReadonlySet<string> = new Set()
        const kept = new Map(
          chunks.flatMap(({ fileName, facadeModuleId, isDynamicEntry }) =>
            facadeModuleId && isDynamicEntry
              ? [[bare(fileName), new Set(this.getModuleInfo(facadeModuleId)?.exports)] as const]
              : [],
          ),
        )
        const names = chunks.map((chunk) => {
          const own = withOwnNames(bare(chunk.fileName), chunk.code, (file) => kept.get(file) ?? none)
          chunk.code = own.code
          return [bare(chunk.fileName), own.names] as const
        })
        const missing = neverGiven(Object.fromEntries(names))
        if (missing.length > 0) this.error(`No chunk gives ${missing.join(', ')}`)
        this.emitFile({
          type: 'asset',
          fileName: NAMES,
          source: JSON.stringify(Object.fromEntries(names)),
        })
      },
    },
  }
}

const bare = (file: string): string => file.replace(/^assets\//, '')
