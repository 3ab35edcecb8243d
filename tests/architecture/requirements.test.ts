/** Requirement ids (docs: the numbered requirements) are counted in test names: what no test names is not proven. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The ids of what has been built. A later release adds its own. */
const built = {
  ENV: [1, 2, 3, 4, 5, 6, 7, 8],
  ROUTE: [1, 2, 3, 4, 5, 6, 7],
  SHELL: [1, 2, 3, 4, 5, 6, 7, 8],
  LOGIN: [1, 2, 3, 4, 5, 6, 7, 8],
  REG: [1, 2, 3, 4, 5, 6],
  WALLET: [1],
  GAME: [1, 2, 3],
  DATA: [1],
  PAY: [1, 2],
  PROMO: [1, 2, 3, 4, 5],
  LOTTO: [1, 2, 3],
  EXTRA: [1, 2, 3, 4, 5, 6, 7, 8, 9],
}

const folders = '{src,liff,contracts,rules,server,scripts,tests}'
const named =
  /\b(?:it|test|describe)(?:\.\w+(?:<[^>]*>)?(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g
const id = /\b[A-Z]+-\d+\b/g

/** How many tests name each id. */
function coverage(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const file of globSync(`${folders}/**/*.{test,spec}.{ts,tsx}`)) {
    for (const [, , name] of readFileSync(file, 'utf8').matchAll(named))
      for (const [found] of name!.matchAll(id)) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return counts
}

const ids = Object.entries(built).flatMap(([area, numbers]) => numbers.map((number) => `${area}-${number}`))
const counts = coverage()
const shown = ids.map((each) => `${each} ${counts.get(each) ?? 0}`).join(', ')

it.each(ids)('%s is named by at least one test', (each) => {
  expect(counts.get(each) ?? 0, `tests that name each id: ${shown}`).toBeGreaterThan(0)
})
