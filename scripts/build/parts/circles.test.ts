import { expect, it } from 'vitest'
import { circlesOf } from './circles.ts'

const chunk = (fileName: string, imports: readonly string[], moduleIds: readonly string[] = []) => ({
  fileName,
  imports,
  moduleIds,
})

it('finds chunks that import each other, however far round, and those alone', () => {
  const straight = [chunk('page', ['note', 'core']), chunk('note', ['icons']), chunk('icons', ['core'])]
  expect(circlesOf([...straight, chunk('core', [])])).toEqual([])
  expect(circlesOf([...straight, chunk('core', ['note'])])).toEqual(['note', 'icons', 'core'])
})

it('leaves alone what a library is published with', () => {
  const ids = ['/site/node_modules/antd-mobile/es/index.js']
  expect(circlesOf([chunk('a', ['b'], ids), chunk('b', ['a'])])).toEqual([])
})
