/**
 * What of the LIFF SDK comes with each start inside LINE though no start needs it, 7 kB of each.
 *
 * Its packages come compiled to functions that are called where they stand (`var Module = function (Base) {…}(Base)`): a class, for
 * who reads it; for a bundler a call that may do anything, so that each holds on to all it mentions. Marked as calls without an effect
 * they are shed where nobody takes what they make.
 *
 * And it opens windows of its own, with a bus of ciphered messages between them (liff.subWindow). The start asks these files for two calls
 * to LINE's servers and a name; who asks for friendship (sdk-friendship.ts) opens such a window. The start has a copy of these.
 */
import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

const OF_SDK = /\/node_modules\/@liff\/[^/]+\/lib\//

/** Of which the start takes constants, and functions that keep nothing. */
const copies = ['@liff/sub-window', '@liff/message-bus'] as const
const COPY = '?of-start'
const OF_START = /\/node_modules\/@liff\/(?:init\/|.*\?of-start$)/

interface Node {
  readonly type: string
  readonly start: number
  readonly init?: Node | null
  readonly callee?: Node
  readonly declarations?: readonly Node[]
}

/** A class, an instance of one, or what its `install` gives, each kept under a name. */
const makesOnly = ({ type, callee }: Node) =>
  type === 'NewExpression' ||
  (type === 'CallExpression' && /^(?:Function|Member)Expression$/.test(callee!.type))

/** The code of a file of the SDK with it marked; null for any other file. */
export function sdkByUse(code: string, id: string): string | null {
  if (!OF_SDK.test(id)) return null
  return (parseAst(code).body as readonly Node[])
    .flatMap(({ declarations = [] }) => declarations)
    .flatMap(({ init }) => (init && makesOnly(init) ? init.start : []))
    .reduceRight((text, at) => `${text.slice(0, at)}/* @__PURE__ */ ${text.slice(at)}`, code)
}

/** Whether the start asks for a file that it has a copy of. */
export const isCopied = (source: string, importer: string | undefined) =>
  copies.some((one) => one === source) && importer !== undefined && OF_START.test(importer)

export const copyOf = (id: string) => id + COPY

/** The text of a copy; null for any other file. */
export const copied = (id: string): string | null =>
  id.endsWith(COPY) ? readFileSync(id.slice(0, -COPY.length), 'utf8') : null
