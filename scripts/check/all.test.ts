import { expect, it } from 'vitest'
import { checksNamed } from './all.ts'

const named = (...names: string[]) => checksNamed(names).map(({ name }) => name)

it('every check of every name is run, once', () => {
  expect(named('types', 'lint')).toEqual(expect.arrayContaining([...named('types'), ...named('lint')]))
  expect(named('types').length).toBeGreaterThan(0)
  expect(named('types', 'types')).toEqual(named('types'))
  expect(named('types', 'lint')).toHaveLength(new Set([...named('types'), ...named('lint')]).size)
})

it('without a name all are', () => expect(named().length).toBeGreaterThan(named('types', 'lint').length))

it('a name of no check is told', () => expect(() => named('types', 'lnt')).toThrow('no check is named lnt'))
