/** Which modules a module needs while it runs: what rolldown tells, seen through files that only pass on. */
import { parseAst } from 'vite'

/** What rolldown tells of a module while it makes chunks. */
export interface Module {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export type GetModule = (id: string) => Module | null

/** One `import … from` or `export … from`: the module, and the names as that module calls them; null for all of them. */
interface Import {
  readonly id: string
  readonly names: readonly string[] | null
}

/** A file of re-exports (icons): whoever imports a name from it needs that name's file, not all the others. */
type PassedOn = ReadonlyMap<string, { readonly id: string; readonly name: string }>

export function moduleGraph(get: GetModule) {
  const statements = new Map<string, { imports: readonly Import[]; passedOn: PassedOn | null }>()
  const read = (id: string) => {
    const known = statements.get(id)
    if (known) return known
    const made = readStatements(get(id))
    statements.set(id, made)
    return made
  }

  /** What stands behind a file that only passes it on; null for a file that has something of its own. */
  function passedBy({ id, names }: Import): Import[] | null {
    const { passedOn } = read(id)
    if (!passedOn || !names?.every((name) => passedOn.has(name))) return null
    return names.map((name) => ({ id: passedOn.get(name)!.id, names: [passedOn.get(name)!.name] }))
  }

  /** All that is there when the entry runs, itself included. */
  function reached(entry: string): Set<string> {
    const found = new Set<string>()
    const open: Import[] = [{ id: entry, names: null }]
    for (let next = open.pop(); next; next = open.pop()) {
      const passed = passedBy(next)
      if (passed) open.push(...passed)
      else if (!found.has(next.id)) {
        found.add(next.id)
        open.push(...read(next.id).imports)
      }
    }
    return found
  }

  const direct = new Map<string, readonly string[]>()
  /** The modules that one imports, seen through files that only pass on, as chunks import each other. */
  function importsOf(id: string): readonly string[] {
    const known = direct.get(id)
    if (known) return known
    const found = new Set<string>()
    const open = [...read(id).imports]
    for (let next = open.pop(); next; next = open.pop()) {
      const passed = passedBy(next)
      if (passed) open.push(...passed)
      else found.add(next.id)
    }
    direct.set(id, [...found])
    return direct.get(id)!
  }
  return { reached, importsOf }
}

function readStatements(module: Module | null): { imports: readonly Import[]; passedOn: PassedOn | null } {
  // Without what the bundler itself brings: it stands in no statement.
  const ids = module?.importedIds.filter((id) => !id.startsWith('\0')) ?? []
  const all = { imports: ids.map((id) => ({ id, names: null })), passedOn: null }
  if (!module?.code || ids.length === 0) return all
  let body
  try {
    body = parseAst(module.code).body
  } catch {
    return all // Not JavaScript: a style sheet, a page.
  }
  const found: { source: string; names: string[] | null; passing: [string, string][] | null }[] = []
  let passesOnly = true
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      const names = statement.specifiers.map((one) =>
        one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : one.type === 'ImportSpecifier'
            ? nameOf(one.imported)
            : null,
      )
      found.push({
        source: statement.source.value,
        names: names.length > 0 && names.every((name) => name !== null) ? names : null,
        passing: null,
      })
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const passing = statement.specifiers.map((one): [string, string] => [
        nameOf(one.exported),
        nameOf(one.local),
      ])
      found.push({ source: statement.source.value, names: passing.map(([, name]) => name), passing })
    } else if (statement.type === 'ExportAllDeclaration') {
      passesOnly = false
      found.push({ source: statement.source.value, names: null, passing: null })
    } else if (!isSilent(statement)) passesOnly = false
  }
  const sources = [...new Set(found.map(({ source }) => source))]
  if (sources.length !== ids.length) return all
  const idOf = (source: string) => ids[sources.indexOf(source)]!
  return {
    imports: found.map(({ source, names }) => ({ id: idOf(source), names })),
    passedOn:
      passesOnly && found.some(({ passing }) => passing)
        ? new Map(
            found.flatMap(({ source, passing }) =>
              (passing ?? []).map(([as, name]) => [as, { id: idOf(source), name }]),
            ),
          )
        : null,
  }
}

/** `'use strict'`, and lists of what was imported: nothing of the file's own. */
const isSilent = (statement: { type: string; declaration?: unknown; directive?: unknown }) =>
  (statement.type === 'ExpressionStatement' && typeof statement.directive === 'string') ||
  (statement.type === 'ExportNamedDeclaration' && !statement.declaration)

const nameOf = (name: { type: string; name?: string; value?: unknown }) => name.name ?? String(name.value)
