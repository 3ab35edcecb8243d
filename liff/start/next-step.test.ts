import { expect, it } from 'vitest'
import { type Known, nextStep, type Step } from './next-step.ts'

const nobody: Known = {
  inLine: false,
  session: false,
  samePerson: false,
  proof: 'none',
  asked: false,
  left: false,
  needsMember: false,
}
const mine = { session: true, samePerson: true } as const
const somebodys = { session: true, samePerson: false } as const

it.each<[string, Partial<Known>, Step]>([
  ['inside, fresh: signed in silently on any page', { inLine: true, proof: 'fresh' }, 'exchange'],
  ['inside, the same person’s session: nobody is asked', { inLine: true, proof: 'fresh', ...mine }, 'open'],
  ['inside, somebody else’s session', { inLine: true, proof: 'fresh', ...somebodys }, 'exchange'],
  ['inside, an old proof and a session', { inLine: true, proof: 'stale', ...somebodys }, 'open'],
  ['inside, an old proof on a member’s page', { inLine: true, proof: 'stale', needsMember: true }, 'reopen'],
  ['inside, an old proof on a page for all', { inLine: true, proof: 'stale' }, 'open'],
  [
    'inside, signed out in this visit',
    { inLine: true, proof: 'fresh', left: true, needsMember: true },
    'open',
  ],
  [
    'inside, signed out, then asked for',
    { inLine: true, proof: 'fresh', left: true, asked: true },
    'exchange',
  ],
  ['inside, asked for with an old proof', { inLine: true, proof: 'stale', asked: true }, 'reopen'],
  ['outside, a page for all', {}, 'open'],
  ['outside, a member’s page', { needsMember: true }, 'ask'],
  ['outside, a member’s page with a session', { needsMember: true, ...somebodys }, 'open'],
  ['outside, signed in with LINE before', { proof: 'fresh', needsMember: true }, 'exchange'],
  ['outside, an old proof on a member’s page', { proof: 'stale', needsMember: true }, 'login'],
  ['outside, an old proof on a page for all', { proof: 'stale' }, 'open'],
  ['outside, a session and a fresh proof', { proof: 'fresh', ...somebodys }, 'open'],
  ['outside, asked for', { asked: true }, 'login'],
  ['outside, back from LINE', { asked: true, proof: 'fresh', ...somebodys }, 'exchange'],
])('ENV-3 ENV-5 %s', (_, known, step) => {
  expect(nextStep({ ...nobody, ...known })).toBe(step)
})
