import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gameEvent } from './frame-messages.ts'

const frame = { name: 'the frame' }
const expected = { origin: 'https://games.example', window: frame }
const said = (data: unknown, over: object = {}) => ({ data, origin: expected.origin, source: frame, ...over })
const ready = { source: 'chokdee-game', event: 'ready' }

it.each(['ready', 'settled', 'close', 'error'] as const)('GAME-2 hears %s of the game', (event) => {
  expect(gameEvent(said({ source: 'chokdee-game', event }), expected)).toBe(event)
})

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['a longer origin', { origin: 'https://games.example.evil.example' }],
  ['another scheme', { origin: 'http://games.example' }],
  ['no origin', { origin: 'null' }],
  ['another window', { source: { name: 'another' } }],
  ['no window', { source: null }],
])('GAME-2 does not hear %s', (_name, over) => {
  expect(gameEvent(said(ready, over), expected)).toBeNull()
})

it('GAME-2 hears nobody before the frame has a window', () => {
  expect(gameEvent(said(ready, { source: undefined }), { ...expected, window: undefined })).toBeNull()
  expect(gameEvent(said(ready, { source: null }), { ...expected, window: null })).toBeNull()
})

it('GAME-2 an opaque origin is never the game, whatever was expected', () => {
  expect(gameEvent(said(ready, { origin: 'null' }), { origin: 'null', window: frame })).toBeNull()
})

it('GAME-2 no other shape means anything, and none throws', () => {
  const known = new Set(['ready', 'settled', 'close', 'error'])
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, maxDepth: 2 }), (data) => {
      const event = gameEvent(said(data), expected)
      return event === null || known.has(event)
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom('chokdee-game', 'other', ''), fc.string(), (source, event) => {
      const right = source === 'chokdee-game' && known.has(event)
      return (gameEvent(said({ source, event }), expected) !== null) === right
    }),
  )
}, 30_000)

it('GAME-2 no other origin means anything', () => {
  fc.assert(
    fc.property(fc.string(), fc.domain(), (text, domain) =>
      [text, domain, `https://${domain}`, `${expected.origin}${text || '/'}`].every(
        (origin) => gameEvent(said(ready, { origin }), expected) === null,
      ),
    ),
    { numRuns: 50 },
  )
}, 30_000)
