/** What the grammar's words say, and that each is said: one that nobody says is no word (decision 058). */
import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { at } from '../lib/paths.mjs'
import { applied } from './applied.ts'
import { atoms, atomsOf } from './atoms.ts'

const file = at('src', 'ui', 'styles', 'atoms.css')
const grammar = atomsOf(readFileSync(file, 'utf8'))
const spelt = (css: string) => postcss([atoms(file)]).process(css, { from: undefined }).css

it('puts in what the words say, in their order, before what the rule adds', () => {
  expect(spelt('.a { @apply column clip; top: 0 }').replaceAll(/\s+/g, ' ')).toBe(
    '.a { display: flex; flex-direction: column; overflow: hidden; top: 0 }',
  )
})

it('a misspelt word ends the build', () => {
  expect(() => spelt('.a { @apply colunm }')).toThrow('No atom is called “colunm”')
})

it('every word is said by a sheet or an element, and says something that no other says', () => {
  const said = new Set([...saidBy('css', /^ +@apply ([^;]+);/gm), ...saidBy('tsx', applied)])
  expect([...grammar.keys()].filter((word) => !said.has(word))).toEqual([])
  expect([...said].filter((word) => !grammar.has(word))).toEqual([])
  expect(new Set([...grammar.values()].map((says) => JSON.stringify(says))).size).toBe(grammar.size)
})

/** The words that files of a kind say. */
const saidBy = (kind: string, saying: RegExp) =>
  globSync(`{src,liff}/**/*.${kind}`, { cwd: at() }).flatMap((file) =>
    [...readFileSync(at(file), 'utf8').matchAll(saying)].flatMap(([, words]) => words!.split(/\s+/)),
  )

it('reads a value that holds commas and parentheses', () => {
  expect(atomsOf('@atom edge (border: 1px solid var(--line, rgb(0 0 0)));').get('edge')).toEqual([
    { prop: 'border', value: '1px solid var(--line, rgb(0 0 0))' },
  ])
})
