import { expect, it } from 'vitest'
import { syntaxFaults } from './old-syntax.ts'

it('finds what WebView 91 to 97 cannot run in a class', () => {
  expect(syntaxFaults('class A { static { A.b = 1 } }')).toEqual(['a block that a class runs once'])
  expect(syntaxFaults('const a = class { static name = "b"; static length = 1 }')).toEqual([
    'a static field "name"',
    'a static field "length"',
  ])
})

it('leaves alone what they can', () => {
  expect(
    syntaxFaults(
      'class A { #b = 1; static c = 2; name = "d"; static name() { return 1 } #e() { return #b in this } static ["length"] = 3 }',
    ),
  ).toEqual([])
})
