/** docs/specification.md says where each sentence of the specification is and what holds it: this holds the page. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import { specCalls } from '#contracts/spec-calls.ts'
import { routePatterns } from '#src/app/routes/prerender.tsx'
import { callsOf, faultsOf, hasTitle, readRows, routesOf } from './specification-page.ts'

const page = readFileSync('docs/specification.md', 'utf8')
const rows = readRows(page)
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

it('every row of the specification says where, which test, and as written or why not', () => {
  expect(faultsOf(page, { read })).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(142)
})

it('the page says how many rows are as written and how many otherwise', () => {
  const count = (state: RegExp) => rows.filter(({ cells }) => state.test(cells.at(-1)!)).length
  const [all, written, otherwise] = /(\d+) rows: (\d+) as\s+written, (\d+)\s+otherwise/
    .exec(page)!
    .slice(1)
    .map(Number)
  expect({ all, written, otherwise }).toEqual({
    all: rows.length,
    written: count(/^as written/),
    otherwise: count(/^otherwise/),
  })
})

it('its calls are the documented ones, and those are what the contract calls documented', () => {
  const declared = allEndpoints.filter(({ origin }) => origin === 'spec')
  expect(callsOf(rows).toSorted()).toEqual(declared.map(({ method, path }) => `${method} ${path}`).toSorted())
  expect(callsOf(rows).toSorted()).toEqual([...specCalls].toSorted())
})

it('its routes, with our own, are those of the route table', () => {
  const served = routePatterns.filter((path) => !path.includes('*')).map((path) => path.replace(/:.*$/, '{}'))
  const named = routesOf(page).flatMap((path) => {
    const pattern = path.replace(/\{.*\}$/, '{}')
    const isOptional = /^\/(?:lotto|lotto\/check|lotto\/past|liff|lobby|poll)\/\{\}$/.test(pattern)
    return isOptional ? [pattern, pattern.slice(0, -3)] : [pattern]
  })
  expect([...new Set(named)].toSorted()).toEqual([...new Set(served)].toSorted())
})

const row = (over: Partial<Record<'id' | 'where' | 'test' | 'state', string>> = {}) => {
  const cells = {
    id: 'S1.01',
    where: '`src/a.ts`',
    test: '`src/a.test.ts` “does it”',
    state: 'as written',
    ...over,
  }
  return `| ${cells.id} | something | ${cells.where} | ${cells.test} | ${cells.state} |`
}
const files: Record<string, string> = {
  'src/a.ts': '',
  'src/a.test.ts': "it('does it', () => {})",
  'docs/decisions/001-a.md': '',
}
const faults = (...lines: string[]) =>
  faultsOf(['# Page', ...lines].join('\n'), { read: (path) => files[path] ?? null })

it('a sound row has no fault, also with two places and a decision', () => {
  const two = row({
    id: 'S1.02',
    where: '`src/a.ts`, `src/a.test.ts`',
    state: 'otherwise: [001](decisions/001-a.md)',
  })
  expect(faults(row(), two)).toEqual([])
})

it.each([
  [row({ where: '`src/gone.ts`' }), 'S1.01: there is no file src/gone.ts'],
  [row({ where: 'the header' }), 'S1.01: nothing says where'],
  [row({ test: '' }), 'S1.01: no test'],
  [row({ test: '`src/gone.test.ts` “does it”' }), 'S1.01: there is no test file src/gone.test.ts'],
  [row({ test: '`src/a.test.ts` “does not”' }), 'S1.01: src/a.test.ts has no test “does not”'],
  [row({ state: 'otherwise: it is better so' }), 'S1.01: otherwise without a decision'],
  [row({ state: 'otherwise: [009](decisions/009-gone.md)' }), 'page: decisions/009-gone.md leads nowhere'],
  [row({ state: 'done' }), 'S1.01: no state: done'],
  [`${row()}\n${row()}`, 'S1.01: this id is there twice'],
])('reports what is wrong: %s', (line, fault) => {
  expect(faults(line)).toContain(fault)
})

it('cites a title only where a test bears it: not in a comment, not half of it', () => {
  expect(hasTitle("// it says 'does it'\nit('does it all', () => {})", 'does it')).toBe(false)
  expect(hasTitle("it.each([(1)])(\n  'does %s', () => {})", 'does %s')).toBe(true)
  expect(hasTitle("describe('it\\'s so', () => {})", "it's so")).toBe(true)
})
