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

/** Marks every call of a declaration as one that makes a value and nothing else. */
export function markPure(code: string, program: Node): string {
  const starts = [...new Set(callsOf(program))].sort((a, b) => b - a)
  return starts.reduce((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code)
}

/**
 * Declarations of the contract make values and nothing else: an endpoint that no page calls is left out of the bundle.
 * Said call by call and for the contract alone: a list of names would also hold for variables of such a name elsewhere.
 */
export const pureContracts = (): Plugin => ({
  name: 'pure-contracts',
  apply: 'build',
  transform: {
    filter: { id: /\/contracts\/[\w/-]+\.ts$/ },
    handler(code) {
      return { code: markPure(code, this.parse(code)), map: null }
    },
  },
})
