import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forbiddenInline } from './csp.ts'
import { withDrawing } from './drawing.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9"><path d="M0 0h9" fill="#D9B15F"/><text>50% &amp; more</text></svg>\n`
let site: string

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'drawing-'))
  mkdirSync(join(site, 'art'))
  writeFileSync(join(site, 'art/small.svg'), svg)
  writeFileSync(join(site, 'art/large.svg'), svg.padEnd(4001))
  writeFileSync(join(site, 'art/print.webp'), 'print')
})
afterAll(() => rmSync(site, { recursive: true }))

const page = (file: string, priority = ' fetchPriority="high"') => ({
  head: '<title>a</title>',
  html: `<link rel="preload" as="image" href="/${file}"${priority}/><p><img src="/${file}" alt=""/><img src="/${file}" alt="again"/></p>`,
})

it('a small drawing stands in the page, each time it is shown, and is not announced', async () => {
  const { head, html } = await withDrawing(site, page('art/small.svg'))
  expect(head).toBe('<title>a</title>')
  expect(html).not.toMatch(/preload|small\.svg/)
  const found = [...html.matchAll(/ src="data:image\/svg\+xml,([^"]*)"/g)]
  expect(found).toHaveLength(2)
  for (const [, text] of found) expect(decodeURIComponent(text!)).toBe(svg.trim().replaceAll('"', "'"))
  expect(forbiddenInline(html)).toEqual([])
})

it.each([
  ['a large one', page('art/large.svg')],
  ['a print', page('art/print.webp')],
  ['one that may wait', page('art/small.svg', '')],
  ['one of elsewhere', page('art/missing.svg')],
])('%s stays as it is', async (_, rendered) => {
  expect(await withDrawing(site, rendered)).toEqual(rendered)
})
