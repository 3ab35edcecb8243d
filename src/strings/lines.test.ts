/** Where a line of Thai may not break, by what stands in the catalogues: a browser breaks at a space. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatBaht } from '#rules/baht.ts'

const catalogues = globSync(['src/strings/**/*.ts', 'server/strings/**/*.ts', 'sandbox/strings/**/*.ts'])

const linesWith = (fault: RegExp) =>
  catalogues.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/?\*|\/\/)/.test(line) && fault.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

it('no plain space stands before what repeats or shortens the word before it', () => {
  expect(catalogues.length).toBeGreaterThan(50)
  expect(linesWith(/ [\u0e46\u0e2f]/)).toEqual([])
})

it('no space stands between the sign of the baht and its figure', () => {
  expect(linesWith(/\u0e3f\s/)).toEqual([])
  expect(formatBaht(123450)).toMatch(/^\u0e3f[\d,.]+$/)
})
