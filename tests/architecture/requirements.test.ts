/**
 * docs/requirements.md has a number for everything that is built, docs/ledger.md one for every invariant. Whatever is cited
 * is there, and each requirement is named by a test: what no test names is not proven.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

/** Numbers that a page explains: the bold ones its list begins with. */
const explained = (page: string): string[] =>
  [...page.matchAll(/^- \*\*([A-Z]+-?\d+)\*\* /gm)].map(([, id]) => id!)

const requirements = explained(read('docs/requirements.md'))
const invariants = explained(read('docs/ledger.md'))
const areas = [...new Set(requirements.map((id) => id.split('-')[0]!))]
const requirementIds = new RegExp(`\\b(?:${areas.join('|')})-\\d+\\b`, 'g')
const invariantIds = /(?<![\w-])I\d{1,2}\b/g

/** `path: id` for each number in a text that no page explains. */
const unexplained = (path: string, text: string, ids: RegExp, known: readonly string[]): string[] =>
  [...new Set(text.match(ids) ?? [])].filter((id) => !known.includes(id)).map((id) => `${path}: ${id}`)

const folders = '{src,liff,contracts,rules,server,sandbox,scripts,tests,bench,docs}'
const sources = globSync([`${folders}/**/*.{ts,tsx,css,md,mjs,html}`, '*.{md,ts,html}']).filter(
  (path) => path !== 'tests/architecture/requirements.test.ts',
)

it('every requirement that is cited is in docs/requirements.md', () => {
  const lost = sources.flatMap((path) => unexplained(path, read(path), requirementIds, requirements))
  expect(lost).toEqual([])
})

it('every invariant that is cited is in docs/ledger.md', () => {
  const inMoney = sources.filter((path) => /^(?:server|sandbox|tests|docs)\/.*\.(?:ts|md)$/.test(path))
  expect(inMoney.flatMap((path) => unexplained(path, read(path), invariantIds, invariants))).toEqual([])
})

it('each number is explained once', () => {
  expect(requirements).toEqual([...new Set(requirements)])
  expect(invariants).toEqual(Array.from({ length: 13 }, (_, index) => `I${index + 1}`))
})

it('finds a number that is not explained', () => {
  const text = 'LOGIN-3 and LOGIN-99, GAME-2; UTF-8 is none of ours'
  expect(unexplained('a.ts', text, requirementIds, requirements)).toEqual(['a.ts: LOGIN-99'])
  expect(unexplained('a.ts', 'I4 I14, and XI4', invariantIds, invariants)).toEqual(['a.ts: I14'])
})

const named =
  /\b(?:it|test|describe)(?:\.\w+(?:<[^>]*>)?(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
const id = /\b[A-Z]+-\d+\b/g

/** How many tests name each number. */
function coverage(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const file of globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`)) {
    for (const [, , name] of read(file).matchAll(named))
      for (const [found] of name!.matchAll(id)) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return counts
}

const counts = coverage()
const shown = requirements.map((each) => `${each} ${counts.get(each) ?? 0}`).join(', ')

it.each(requirements)('%s is named by at least one test', (each) => {
  expect(counts.get(each) ?? 0, `tests that name each requirement: ${shown}`).toBeGreaterThan(0)
})
