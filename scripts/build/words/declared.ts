/** A file of declarations (contracts, rules) as the build takes it apart: each statement, and what it needs of others. */
import { childrenOf, isNamed, isOfTypes, type Node, parseFile } from './member-uses.ts'

/** What a name stands for that is imported: `name` of a file, or something that is no declaration of ours, as it is written. */
interface Taken {
  readonly source: string
  /** null: the whole file. */
  readonly name: string | null
}

interface Declaration {
  readonly text: string
  readonly names: readonly string[]
  readonly needs: ReadonlySet<string>
}

export interface Declarations {
  readonly imports: ReadonlyMap<string, Taken>
  readonly declarations: readonly Declaration[]
}

interface Specifier extends Node {
  readonly imported?: { readonly name: string }
  readonly local: { readonly name: string }
  readonly importKind?: string
}

export interface ImportNode extends Node {
  readonly source: { readonly value: string }
  readonly specifiers: readonly Specifier[]
  readonly importKind?: string
}

export const isImport = (node: Node): node is ImportNode => node.type === 'ImportDeclaration'

/** What a program imports, by the names that it gives it; types left out. */
export const importsOf = (program: readonly Node[]): ReadonlyMap<string, Taken> =>
  new Map(
    program
      .filter(isImport)
      .filter(({ importKind }) => importKind !== 'type')
      .flatMap(({ source, specifiers }) =>
        specifiers
          .filter(({ importKind }) => importKind !== 'type')
          .map(({ type, imported, local }): [string, Taken] => [
            local.name,
            { source: source.value, name: nameOf(type, imported?.name) },
          ]),
      ),
  )

const nameOf = (type: string, imported: string | undefined) =>
  type === 'ImportDefaultSpecifier' ? 'default' : (imported ?? null)

/** null for a file that does something beside declaring: it stays whole. */
export function readDeclarations(source: string, file: string): Declarations | null {
  const program = parseFile(source, file)
  const declarations: Declaration[] = []
  for (const statement of program) {
    const { declaration, source: from } = statement as { declaration?: Node | null; source?: unknown }
    const node = declaration ?? statement
    // What is imported for what it does.
    if (isImport(statement) && statement.specifiers.length === 0) return null
    if (isImport(statement) || isOfTypes(node)) continue
    if (from || !/^(?:Variable|Function)Declaration$/.test(node.type)) return null
    const names = namesOf(node)
    if (names === null) return null
    declarations.push({ text: source.slice(node.start, node.end), names, needs: namesIn(node) })
  }
  return { imports: importsOf(program), declarations }
}

function namesOf(node: Node): string[] | null {
  const { id, kind, declarations } = node as {
    id?: Node
    kind?: string
    declarations?: readonly { readonly id: Node }[]
  }
  const ids = declarations?.map((one) => one.id) ?? (id ? [id] : [])
  return kind === 'let' || !ids.every((one) => isNamed(one)) ? null : ids.map(({ name }) => name)
}

/** Every name that a piece of a program uses, and more where it gives names of its own. */
function namesIn(node: Node): Set<string> {
  const found = new Set<string>()
  const open = [node]
  for (let next = open.pop(); next; next = open.pop()) {
    if (isOfTypes(next)) continue
    if (isNamed(next)) found.add(next.name)
    const { object, property, key, value, computed } = next as {
      object?: Node
      property?: Node
      key?: Node
      value?: Node
      computed?: boolean
    }
    if (next.type === 'MemberExpression') open.push(...(computed ? [object!, property!] : [object!]))
    else if (next.type === 'Property') open.push(...(computed ? [key!, value!] : [value!]))
    else open.push(...childrenOf(next))
  }
  return found
}
