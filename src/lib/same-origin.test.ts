import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sameOriginPath } from './same-origin.ts'

it.each(['/', '/member/deposit', '/lobby/slot?q=a#top', '/a/../b'])('ROUTE-3 keeps %j', (path) => {
  expect(sameOriginPath(path)).toMatch(/^\//)
})

it.each([
  null,
  undefined,
  '',
  'member',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\u0000',
  '/a\\b',
])('ROUTE-3 refuses %j', (target) => {
  expect(sameOriginPath(target)).toBeNull()
})

it('ROUTE-3 whatever it lets through stays on this origin', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const path = sameOriginPath(`/${text}`)
      if (path !== null) expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
    }),
  )
})
