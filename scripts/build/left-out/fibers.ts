/**
 * What React draws with kinds of elements that this site has none of: activities, profilers, lists of suspense, transitions of
 * views, and sheets, scripts, `<html>`, `<head>` and `<body>` as parts of a page. React has a number for each kind and asks for it in some forty places,
 * which nobody who bundles can know to be for nothing.
 */
import { parseAst } from 'vite'

export const REACT_DOM = 'react-dom/cjs/react-dom-client.production.js'

/** As React numbers them: Profiler, SuspenseList, what is hoisted, what there is one of, ViewTransition, Activity. */
const unusedKinds = new Set<unknown>([12, 19, 26, 27, 30, 31])

/** By what an element says that it is. Who makes one is told that there is no such element. */
export const unusedTypes = [
  'REACT_ACTIVITY_TYPE',
  'REACT_PROFILER_TYPE',
  'REACT_SUSPENSE_LIST_TYPE',
  'REACT_LEGACY_HIDDEN_TYPE',
  'REACT_VIEW_TRANSITION_TYPE',
]

/** Where React decides whether an element is one there is only one of. */
export const ofOneOnly = /: "html" === type \|\| "head" === type \|\| "body" === type\s+\? 27\s+: 5;/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Case extends Node {
  readonly test: (Node & { readonly value?: unknown; readonly name?: string }) | null
  readonly consequent: readonly Node[]
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export function withoutUnusedFibers(code: string): string {
  if (!ofOneOnly.test(code)) throw new Error(`${REACT_DOM} makes <html> otherwise than known`)
  const text = code.replace(ofOneOnly, ': 5;')
  let left = ''
  let from = 0
  const edits = [...nodesOf(parseAst(text).body)].flatMap(([node, body]) => editsOf(node, body))
  for (const { start, end, text: by } of edits.toSorted(byPlace)) {
    // What stands in something that is gone is gone with it.
    if (start < from) continue
    left += text.slice(from, start) + by
    from = end
  }
  return left + text.slice(from)
}

const byPlace = (a: Edit, b: Edit) => a.start - b.start || b.end - a.end

/** Every node, and the body of the function that it stands in. */
function* nodesOf(value: unknown, body: Node | null = null): Generator<[Node, Node | null]> {
  if (typeof value !== 'object' || value === null) return
  const node = value as Node & { readonly body?: Node }
  if (typeof node.type === 'string') yield [node, body]
  const inside = isFunction(node) ? node.body! : body
  for (const inner of Object.values(value)) yield* nodesOf(inner, inside)
}

const isFunction = ({ type }: { readonly type?: string }) =>
  type !== undefined && /^Function(?:Declaration|Expression)$/.test(type)

function editsOf(node: Node, body: Node | null): Edit[] {
  if (node.type === 'SwitchStatement') return casesOf(node, body)
  if (node.type === 'BinaryExpression') return comparisonOf(node)
  return node.type === 'ExpressionStatement' ? handleOf(node) : []
}

const isKind = (node: unknown) => (node as { property?: { name?: string } }).property?.name === 'tag'
const isUnusedKind = (node: unknown) => unusedKinds.has((node as { value?: unknown }).value)

/** `27 === fiber.tag` */
function comparisonOf(node: Node): Edit[] {
  const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string }
  if (!/^[!=]==$/.test(operator) || !isUnusedKind(left) || !isKind(right)) return []
  return [{ start: node.start, end: node.end, text: operator === '===' ? '!1' : '!0' }]
}

/** Methods of a handle on a fragment; none is ever made. */
function handleOf(node: Node): Edit[] {
  const { expression } = node as unknown as {
    expression: { left?: { object?: { object?: { name?: string } } } }
  }
  const isMethod = expression.left?.object?.object?.name === 'FragmentInstance'
  return isMethod ? [{ start: node.start, end: node.end, text: '' }] : []
}

/** Cases that nothing leads to; one that the case before it goes on into stays. */
function casesOf(node: Node, body: Node | null): Edit[] {
  const { cases, discriminant } = node as unknown as { cases: readonly Case[]; discriminant: Node }
  const isUnused = ({ test }: Case) =>
    test !== null && ((isKind(discriminant) && isUnusedKind(test)) || unusedTypes.includes(test.name ?? ''))
  const edits: Edit[] = []
  const names = new Set<string>()
  let goesOn = false
  for (const one of cases) {
    const isEmpty = one.consequent.length === 0
    if (isUnused(one) && (!goesOn || isEmpty)) {
      edits.push({ start: one.start, end: one.end, text: '' })
      for (const name of declaredIn(one)) names.add(name)
    } else goesOn = isEmpty || !ends(one.consequent.at(-1)!)
  }
  // What a case declares is there in all the function.
  const at = body ? body.start + 1 : 0
  return names.size > 0 ? [...edits, { start: at, end: at, text: `var ${[...names].join()};` }] : edits
}

/** What is declared by `var` in it, but for functions of its own. */
function declaredIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || isFunction(value)) return []
  const { type, id } = value as { type?: string; id?: { name?: string } }
  const own = type === 'VariableDeclarator' && id?.name ? [id.name] : []
  return [...own, ...Object.values(value).flatMap(declaredIn)]
}

/** Whether nothing comes after it. */
function ends(node: Node): boolean {
  const { body } = node as { body?: readonly Node[] }
  if (node.type === 'BlockStatement') return body!.length > 0 && ends(body!.at(-1)!)
  return /^(?:Break|Return|Throw|Continue)Statement$/.test(node.type)
}
