import { afterEach, expect, it } from 'vitest'
import { firstAnswer, type Outgoing } from './sender.ts'

const asked: [string, string][] = []
const listen = () => {
  asked.length = 0
  globalThis.firstCalls = (address, token) => {
    asked.push([address, token])
    return undefined
  }
}
afterEach(() => delete globalThis.firstCalls)

const outgoing = (more: Partial<Outgoing>): Outgoing => ({
  method: 'POST',
  path: '/x',
  token: 'T-1',
  ...more,
})

it.each([
  ['a read', { method: 'GET' }, [['/x', 'T-1']]],
  ['a read of a visitor', { method: 'GET', token: null }, [['/x', '']]],
  ['a POST that carries nothing', {}, [['!/x', 'T-1']]],
  ['one with an empty body', { body: {} }, [['!/x', 'T-1']]],
  ['one that says something', { body: { amount: '100' } }, []],
  ['a write by its key', { idempotencyKey: 'K-1' }, []],
  ['one that the PIN proves', { pinProof: 'P-1' }, []],
] as const)('the answer that is on its way is taken up by %s', (_, more, expected) => {
  listen()
  expect(firstAnswer(outgoing(more), '/x')).toBeUndefined()
  expect(asked).toEqual(expected)
})
