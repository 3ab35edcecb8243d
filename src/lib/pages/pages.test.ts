import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { everyPage } from './pages.ts'

it('ROUTE-1 each declared component is a file of src/pages that exports it, and each page there is declared', () => {
  const files = globSync('src/pages/*/*Page.tsx').map((file) => file.replaceAll('\\', '/'))
  const declared = new Set(everyPage.map(({ component }) => `src/pages/${component}.tsx`))
  expect(files.toSorted()).toEqual([...declared].toSorted())
  for (const { component } of everyPage)
    expect(readFileSync(`src/pages/${component}.tsx`, 'utf8')).toContain(
      `export function ${component.split('/')[1]}(`,
    )
})

it('ROUTE-1 only the landing goes without a title, and no two pages share an address', () => {
  expect(everyPage.filter(({ title }) => title === undefined).map(({ path }) => path)).toEqual(['/'])
  expect(new Set(everyPage.map(({ path }) => path)).size).toBe(everyPage.length)
})
