/** docs/protection.md: each item has its test, and the test is there. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from '../../scripts/lib/paths.mjs'

const rows = readFileSync(at('docs/protection.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (clause|-)/.test(line))

it('has 29 items, each with one test', () => {
  expect(rows).toHaveLength(29)
})

it.each(rows.map((row) => [row.split('|')[2]!.trim(), row]))('%s', (_, row) => {
  const [, file, title] = /`([^`]+)`: "([^"]+)"/.exec(row) ?? []
  expect(file).toBeDefined()
  const text = readFileSync(at(file!), 'utf8')
  expect(text, `${file} has “${title}”`).toContain(title)
})
