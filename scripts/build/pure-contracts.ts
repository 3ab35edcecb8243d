import type { Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value: unknown): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode)

/** Where calls begin that run as the module loads; what a function does is its own matter. */
function callsOf(node: Node): number[] {
  if (/Function/.test(node.type)) return []
  const inner = childrenOf(node).flatMap(callsOf)
  return node.type === 'CallExpression' ? [node.start, ...inner] : inner
}

interface Edit {
  from: number
  to: number
  text: string
}

interface Property extends Node {
  readonly key: { readonly name?: string }
  readonly value: Node & { readonly end: number }
}

interface Call extends Node {
  readonly callee: { readonly name?: string }
  readonly arguments?: readonly Node[]
}

interface Spec extends Node {
  readonly properties: readonly Property[]
}

/** The sentences of endpoints for the API document: no page reads them. */
function summariesOf(node: Node): Edit[] {
  const { key, value } = node as Property
  if (node.type === 'Property' && key.name === 'summary' && value.type === 'Literal')
    return [{ from: value.start, to: value.end, text: "''" }]
  return childrenOf(node).flatMap(summariesOf)
}

/** Shapes that an endpoint is declared with, told by what makes them (contracts/kit.ts). */
function shapesOf(node: Node): Edit[] {
  const { callee, arguments: [spec] = [] } = node as Call
  if (node.type !== 'CallExpression' || callee.name !== 'endpoint' || spec?.type !== 'ObjectExpression')
    return childrenOf(node).flatMap(shapesOf)
  return (spec as Spec).properties
    .filter(({ key }) => /^(?:request|response|extra)$/.test(key?.name ?? ''))
    .map(({ value }) => ({ from: value.start, to: value.start, text: '() => ' }))
}

/**
 * Marks every call of a declaration as one that makes a value and nothing else, leaves out what is for documents alone, and has shapes of calls made when
 * the first is: a page's script made all that it might ever send and read as it began (decision 142).
 */
export function markPure(code: string, program: Node): string {
  const marks = [...new Set(callsOf(program))].map((at) => ({ from: at, to: at, text: '/* @__PURE__ */ ' }))
  const edits = [...marks, ...summariesOf(program), ...shapesOf(program)].sort((a, b) => b.from - a.from)
  return edits.reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), code)
}

/**
 * Declarations of the contract make values and nothing else: an endpoint that no page calls is left out of the bundle.
 * Said call by call and for the contract alone: a list of names would also hold for variables of such a name elsewhere.
 */
export const pureContracts = (): Plugin => ({
  name: 'pure-contracts',
  apply: 'build',
  transform: {
    filter: { id: /\/contracts\/[\w/-]+\.ts(?:\?declares=\d+)?$/ },
    handler(code) {
      return { code: markPure(code, this.parse(code)), map: null }
    },
  },
})
