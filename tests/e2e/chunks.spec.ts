/** Everything that is loaded when it is needed can be loaded: a chunk that the bundler made wrong fails here, not for a member. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mainSite } from '../../scripts/lib/build-stamp.mjs'
import { expect, oneSize, test } from '../harness/e2e.ts'

interface Chunk {
  file: string
  isDynamicEntry?: boolean
}

test('every page and dialog is there for whoever opens it', oneSize, async ({ page }) => {
  const manifest = JSON.parse(readFileSync(join(mainSite, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const lazy = Object.entries(manifest).filter(
    ([name, { isDynamicEntry }]) => isDynamicEntry && !name.startsWith('liff/'),
  )
  expect(lazy.length).toBeGreaterThan(100)
  await page.goto('/promotions')
  const faults = await page.evaluate(
    async (files) => {
      const told = files.map(async ([name, file]) => {
        const loaded = await import(`/${file}`).then(
          (names: object) => (Object.values(names).includes(undefined) ? 'a name without a value' : ''),
          String,
        )
        return loaded && `${name}: ${loaded}`
      })
      return (await Promise.all(told)).filter(Boolean)
    },
    lazy.map(([name, { file }]) => [name, file] as const),
  )
  expect(faults).toEqual([])
})
