import { expect, it } from 'vitest'
import { at } from '../lib/paths.mjs'
import { scopedName } from './scoped-name.ts'

it('a class keeps its own name, and no two files share one', () => {
  const [a, b] = ['src/ui/A.module.css', 'src/ui/B.module.css'].map((file) => scopedName('row', at(file)))
  expect(a).toMatch(/^row_[\w-]{5}$/)
  expect(b).not.toBe(a)
  expect(scopedName('row', `${at('src/ui/A.module.css')}?used`)).toBe(a)
})
