import { expect, it } from 'vitest'
import { neverGiven, withOwnNames } from './own-names.ts'

const nothing = new Set<string>()

it('says of each name whose it is, where it is given and where it is taken', () => {
  const code =
    'import{a as e,bn as t}from"./core-GJ-_nub.js";import"./x-1234567.js";var n=e+t;export{n as t,e as r};'
  expect(withOwnNames('s-53yk7UN.js', code, () => nothing)).toEqual({
    code: 'import{aGJ$_ as e,bnGJ$_ as t}from"./core-GJ-_nub.js";import"./x-1234567.js";var n=e+t;export{n as t53yk,e as r53yk};',
    names: {
      gives: ['t53yk', 'r53yk'],
      asked: [],
      takes: { 'core-GJ-_nub.js': ['aGJ$_', 'bnGJ$_'] },
      later: {},
    },
  })
})

it('leaves the names by which the source asks for a part when it is needed', () => {
  const code = 'var a=1,b=2;export{a as MemberPage,b as t};'
  const made = withOwnNames('MemberPage-CIX5j2v.js', code, () => new Set(['MemberPage']))
  expect(made.code).toBe('var a=1,b=2;export{a as MemberPage,b as tCIX5};')
  expect(made.names).toMatchObject({ gives: ['MemberPage', 'tCIX5'], asked: ['MemberPage'] })
})

it('leaves what has a long name, which only the source gives, told of or not', () => {
  const code = 'var a=1,b=2;export{a as startRegistration,b as t};'
  const made = withOwnNames('esm-CPsuwjd.js', code, () => nothing)
  expect(made.code).toBe('var a=1,b=2;export{a as startRegistration,b as tCPsu};')
  expect(made.names).toMatchObject({ asked: ['startRegistration'] })
})

it('and calls what is asked for of a part that others share as it is called there', () => {
  const code =
    'const o=()=>import("./s-1234567.js").then(m=>({open:m.a,$b:m.$})),p=()=>import("./Page-abcdefg.js").then(t=>t.t),q=async()=>(await import("./Page-abcdefg.js")).Page;'
  const made = withOwnNames('x-7654321.js', code, () => nothing)
  expect(made.code).toBe(
    code
      .replace('m.a', 'm.a1234')
      .replace('m.$', () => 'm.$1234')
      .replace('t.t', 't.tabcd'),
  )
  expect(made.names).toMatchObject({
    takes: {},
    later: { 's-1234567.js': ['a1234', '$1234'], 'Page-abcdefg.js': ['tabcd'] },
  })
})

it.each([
  'import*as a from"./b-1234567.js";',
  'export*from"./b-1234567.js";',
  'export default 1;',
  'export const a=1;',
])('stops at what it does not know: %s', (code) => {
  expect(() => withOwnNames('a-1234567.js', code, () => nothing)).toThrow('a-1234567.js')
})

it('finds what is taken and never given', () => {
  const none = { gives: [], asked: [], takes: {}, later: {} }
  const names = {
    'a.js': { ...none, gives: ['x'] },
    'b.js': { ...none, takes: { 'a.js': ['x', 'y'] }, later: { 'c.js': ['z'] } },
  }
  expect(neverGiven(names)).toEqual(['y of a.js', 'z of c.js'])
})
