/** What the README and docs link to is there. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const pages = ['README.md', ...globSync('docs/**/*.md')]
const link = /\]\((?!\w+:)([^)#\s]+)/g

it('every link to a file leads to one', () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(link)].map(([, to]) => [page, join(dirname(page), to!)] as const),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(([, to]) => !existsSync(to)).map(([page, to]) => `${page}: ${to}`)).toEqual([])
})
