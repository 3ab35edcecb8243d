/** ENV-1: where the site runs is decided once, by the environment adapter. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const asking = /\bisInClient\b|\buserAgent\b|\bwindow\.liff\b|platform\(\)\.name\b/

it('ENV-1 no file but the adapters asks whether this is LINE', () => {
  const askers = sources.filter((file) => asking.test(readFileSync(file, 'utf8')))
  expect(askers.filter((file) => !file.startsWith('src/platform/'))).toEqual([])
})

it('ENV-1 the platform is set where the site starts, and where its pages are drawn', () => {
  const setters = sources.filter((file) => /\bsetPlatform\(/.test(readFileSync(file, 'utf8')))
  expect(setters.toSorted()).toEqual([
    'src/app/routes/prerender.tsx',
    'src/app/start.tsx',
    'src/platform/current.ts',
  ])
})
