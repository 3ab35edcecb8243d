/**
 * What these folders export is read by people who do not see the rest: each export has a docblock right above it, with its
 * shape, units and errors. What is handed on from another file is explained there.
 */
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

const folders = ['contracts', 'rules', 'server/ledger', 'src/api', 'src/dialogs', 'src/platform']

const sourcesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))

const isExport = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  const { name } = statement as ts.Statement & { readonly name?: ts.Node }
  return [name?.getText() ?? 'default']
}

/** A blank line between the two makes the docblock one of the file. */
function hasDocblock(statement: ts.Statement, text: string): boolean {
  const above = text.slice(statement.pos, statement.getStart())
  return /\/\*\*(?:(?!\*\/)[^])*\*\/[ \t]*\n?[ \t]*$/.test(above)
}

/** Exports of a file that have none. */
function withoutDocblock(path: string, text: string): string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return statements
    .filter((statement) => isExport(statement) && !hasDocblock(statement, text))
    .flatMap(namesOf)
}

it.each(folders)('every export of %s has a docblock', (folder) => {
  const files = sourcesOf(folder)
  expect(files.length).toBeGreaterThan(1)
  const bare = files.flatMap((path) =>
    withoutDocblock(path, readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`),
  )
  expect(bare).toEqual([])
})

it('finds an export without one, and one whose docblock is the file’s or a plain comment', () => {
  const text = `/** The file. */

export interface A {
  /** Of a field. */
  b: string
}
// Not a docblock.
export const c = 1
export function d() {}
export type E = 1
export default class {}
`
  expect(withoutDocblock('a.ts', text)).toEqual(['A', 'c', 'd', 'E', 'default'])
})

it('asks for none of what is explained, stays in the file or is handed on', () => {
  const text = `/** The file. */
import { x } from './x.ts'

/** One line. */
export const a = 1

/**
 * Several.
 */
export async function b() {}
/** Right above. */
export interface C {}
const inner = 1
export { x, inner }
export * from './y.ts'
`
  expect(withoutDocblock('a.ts', text)).toEqual([])
})
