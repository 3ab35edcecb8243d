/** Where a file names members of a thing that it imports. */
import { parseAst } from 'vite'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Name extends Node {
  readonly name: string
}

interface Member extends Node {
  readonly object: Node
  readonly property: Node
  readonly computed: boolean
}

/** `name.member` in a text, from its first letter to its last. */
export interface MemberUse {
  readonly member: string
  readonly start: number
  readonly end: number
}

export const parseFile = (code: string, file: string): readonly Node[] =>
  parseAst(code, { lang: /\.tsx(?:\?|$)/.test(file) ? 'tsx' : 'ts' }).body

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** What TypeScript alone reads: `typeof name.member` as a type, an interface. */
export const isOfTypes = ({ type }: Node) =>
  /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(type)

export const isNamed = (node: Node, name?: string): node is Name =>
  node.type === 'Identifier' && (name === undefined || (node as Name).name === name)

const isMember = (node: Node): node is Member => node.type === 'MemberExpression'

/** Every `name.member` of the program; null where the thing itself goes somewhere, or something else there has its name. */
export function memberUses(program: readonly Node[], name: string): readonly MemberUse[] | null {
  const found: MemberUse[] = []
  const open = program.filter(({ type }) => type !== 'ImportDeclaration')
  for (let node = open.pop(); node; node = open.pop()) {
    if (isOfTypes(node)) continue
    if (isNamed(node, name)) return null
    if (isMember(node) && !node.computed) {
      const { object, property, start, end } = node
      if (isNamed(object, name) && isNamed(property)) found.push({ member: property.name, start, end })
      else open.push(object)
    } else if (node.type === 'Property') {
      const { key, value, computed } = node as unknown as { key: Node; value: Node; computed: boolean }
      open.push(...(computed ? [key, value] : [value]))
    } else open.push(...childrenOf(node))
  }
  return found
}
