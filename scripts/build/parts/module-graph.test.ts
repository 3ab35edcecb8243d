import { expect, it } from 'vitest'
import { type Module, moduleGraph } from './module-graph.ts'

const files: Readonly<Record<string, string>> = {
  note: "import { Info, X as Close } from 'icons'; import 'css'; export const note = [Info, Close]",
  icons: "export { Info } from 'info'; export { X } from 'more'; export { Y } from 'y'",
  more: "export { X } from 'x'",
  all: "import * as icons from 'icons'; export const all = icons",
  info: 'export const Info = 1',
  x: 'export const X = 1',
  y: 'export const Y = 1',
}

const graph = moduleGraph((id): Module | null => {
  const code = files[id]
  if (code === undefined) return null
  const importedIds = [...new Set([...code.matchAll(/(?:from|import) '([^']+)'/g)].map(([, to]) => to!))]
  return { code, importedIds, dynamicallyImportedIds: [] }
})

it('sees through files that only pass on, as chunks do that import each other', () => {
  expect(new Set(graph.importsOf('note'))).toEqual(new Set(['info', 'x', 'css']))
  expect(graph.reached('note')).toEqual(new Set(['note', 'info', 'x', 'css']))
})

it('takes a file that is wanted as a whole for what it is', () => {
  expect(graph.importsOf('all')).toEqual(['icons'])
  expect(graph.reached('all')).toEqual(new Set(['all', 'icons', 'info', 'x', 'y']))
})
