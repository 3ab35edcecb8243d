/** A file of a catalogue as the build takes it apart: `export const auth = { ok: '…', … }`. */
import { childrenOf, isNamed, type Node, parseFile } from './member-uses.ts'

/** What one `export const` of the file says, by its keys: each saying as it is written. */
interface Catalogue {
  readonly name: string
  readonly says: ReadonlyMap<string, string>
}

interface Statement {
  readonly text: string
  /** What it declares or imports. */
  readonly names: readonly string[]
  readonly catalogue: Catalogue | null
}

export interface CatalogueFile {
  readonly catalogues: readonly Catalogue[]
  readonly statements: readonly Statement[]
}

export function readCatalogueFile(source: string, file: string): CatalogueFile {
  const statements = parseFile(source, file).map((node): Statement => {
    const text = source.slice(node.start, node.end)
    return { text, names: namesOf(node), catalogue: catalogueOf(node, source) }
  })
  return { catalogues: statements.flatMap(({ catalogue }) => catalogue ?? []), statements }
}

/** A file that exports these sayings one by one, with what of the file they need. */
export function fileOf({ statements }: CatalogueFile, says: ReadonlyMap<string, string>): string {
  const own = [...says].map(([key, text]) => `export const ${exportOf(key)} = ${text}`)
  const needed = new Set<Statement>()
  const open = [...own]
  for (let text = open.pop(); text !== undefined; text = open.pop())
    for (const statement of statements) {
      if (needed.has(statement) || !statement.names.some((name) => means(text, name, statement))) continue
      needed.add(statement)
      open.push(statement.text)
    }
  return [...statements.filter((one) => needed.has(one)).map(({ text }) => text), ...own].join('\n')
}

/** A catalogue is meant by its members: a sentence may have a figure of the same name. */
const means = (text: string, name: string, { catalogue }: Statement): boolean =>
  new RegExp(String.raw`\b${name}\b${catalogue ? String.raw`\s*[.[]` : ''}`).test(text)

/** What a saying is exported as: a key may be a word of the language. */
export const exportOf = (key: string): string => `$${key}`

interface Declaration extends Node {
  readonly declarations: readonly { readonly id: Node; readonly init: Node | null }[]
}

const declared = (node: Node): Node => (node as { declaration?: Node | null }).declaration ?? node

function namesOf(node: Node): string[] {
  const { specifiers } = node as { specifiers?: readonly { local: Node }[] }
  if (node.type === 'ImportDeclaration') return specifiers!.map(({ local }) => nameOf(local))
  const inner = declared(node)
  if (inner.type === 'VariableDeclaration')
    return (inner as Declaration).declarations.map(({ id }) => nameOf(id))
  const { id } = inner as { id?: Node | null }
  return id ? [nameOf(id)] : []
}

const nameOf = (node: Node): string => (isNamed(node) ? node.name : '')

interface Property extends Node {
  readonly key: Node
  readonly value: Node
  readonly computed: boolean
  readonly method: boolean
}

const isSaying = (node: Node): node is Property => {
  const { type, key, computed, method } = node as Property
  return type === 'Property' && !computed && !method && isNamed(key)
}

/** null where something stands in it that is no saying of a plain name. */
function catalogueOf(node: Node, source: string): Catalogue | null {
  if (node.type !== 'ExportNamedDeclaration') return null
  const inner = declared(node)
  if (inner.type !== 'VariableDeclaration') return null
  const [one, ...others] = (inner as Declaration).declarations
  let init = one?.init ?? null
  while (init && /^TS(?:As|Satisfies)Expression$/.test(init.type))
    init = (init as unknown as { expression: Node }).expression
  if (!one || others.length > 0 || init?.type !== 'ObjectExpression') return null
  const properties = childrenOf(init)
  if (!properties.every(isSaying)) return null
  const says = properties.map(({ key, value }): [string, string] => [
    nameOf(key),
    source.slice(value.start, value.end),
  ])
  return { name: nameOf(one.id), says: new Map(says) }
}
