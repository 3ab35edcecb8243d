import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pageFiles } from './files.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Files of letters that a style sheet names, each with the letters that it is asked for. */
const letters = (css: string) =>
  css
    .split('@font-face')
    .slice(1)
    .filter((face) => face.includes('.woff2'))
    .map((face) => [
      /([\w-]+\.woff2)/.exec(face)![1],
      /unicode-range: ([^;]+);/.exec(face)![1],
      /font-weight: ([^;]+);/.exec(face)![1],
    ])

it('asks each file of the site for the letters that are in it', () => {
  const site = letters(read('src/ui/styles/fonts.css'))
  expect(site).toHaveLength(6)
  expect(letters(read('sandbox/pages/sandbox.css'))).toEqual(site)
  expect(letters(read('sandbox/games/client/base.css'))).toEqual(site)
})

it('serves the letters that its style sheet names, and no other file', async () => {
  const files = pageFiles()
  for (const [, path] of read('sandbox/pages/sandbox.css').matchAll(/\/sandbox\/files(\/fonts\/[^']+)/g))
    expect([path, (await files.request(path!)).status]).toEqual([path, 200])
  expect((await files.request('/fonts/OFL.txt')).status).toBe(404)
})
