import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as icons from '#src/ui/icons.ts'
import { at } from '../lib/paths.mjs'
import { filesUnder } from '../lib/hash.mjs'
import { cutShort, leftOut, stubs } from './left-out.ts'

it.each(Object.entries(stubs))('what stands for %s has its names, and no others', async (file, code) => {
  const original = (await import(at('node_modules', file))) as object
  const names = [...code.matchAll(/export (?:const )?(\w+)/g)].map(([, name]) => name)
  expect(new Set(names)).toEqual(new Set(Object.keys(original)))
})

it('takes the place of nothing else', () => {
  const { load } = leftOut() as { load: (id: string) => string | null }
  expect(load('/site/node_modules/axios/lib/adapters/fetch.js')).toContain('getFetch')
  expect(load('/site/node_modules/axios/lib/adapters/xhr.js')).toBeNull()
  expect(load('/site/src/axios/lib/adapters/fetch.js')).toBeNull()
})

it('takes nothing from an icon but the names of its lines', () => {
  const { transform } = leftOut() as unknown as { transform: (code: string, id: string) => string | null }
  const code =
    '["path", { d: "M9 14 4 9l5-5", key: "102s5s" }], ["circle", { cx: "12", cy: "13", r: "3", key: "1vg3eu" }]'
  expect(transform(code, '/site/node_modules/lucide-react/dist/esm/icons/undo-2.mjs')).toBe(
    '["path", { d: "M9 14 4 9l5-5" }], ["circle", { cx: "12", cy: "13", r: "3" }]',
  )
  expect(transform(code, '/site/src/ui/icons.ts')).toBeNull()
})

interface IconData {
  readonly name: string
}
type Icon = ComponentType<{ size?: number; className?: string; 'aria-label'?: string }>

it('draws every icon as the library does', async () => {
  const file = at('.cache', 'left-out', 'create-icon.mjs')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, stubs['lucide-react/dist/esm/createLucideIcon.mjs'])
  const { default: create } = (await import(file)) as { default: (data: IconData) => Icon }
  for (const [name, icon] of Object.entries(icons as Record<string, Icon>)) {
    const known = renderToStaticMarkup(createElement(icon)).match(/lucide-([a-z0-9-]+)/)?.[1]
    const { __iconData } = (await import(
      at('node_modules', 'lucide-react', 'dist', 'esm', 'icons', `${known}.mjs`)
    )) as { __iconData: IconData }
    const ours = create(__iconData)
    for (const props of [{}, { size: 16 }, { className: 'a' }, { 'aria-label': 'b' }]) {
      const [drawn, expected] = [ours, icon].map((each) => renderToStaticMarkup(createElement(each, props)))
      expect({ name, drawn: sorted(drawn) }).toEqual({ name, drawn: sorted(expected) })
    }
  }
})

/** The order of attributes says nothing. */
const sorted = (html = '') => html.split(/(?<=<\w+) |" /).toSorted()

it('cuts short what the router still has, and nothing of the site uses it', () => {
  const router = readFileSync('node_modules/react-router/dist/production/lib/router/router.js', 'utf8')
  for (const head of Object.keys(cutShort)) expect(router.split(head)).toHaveLength(2)
  const used = filesUnder(at('src'))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /useFetcher\(|(?<![.\w])lazy: /.test(readFileSync(file, 'utf8')))
  expect(used).toEqual([])
})
