import { expect, it } from 'vitest'
import { at } from '../lib/paths.mjs'
import { leftOut, stubs } from './left-out.ts'

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
