import { describe, expect, it, vi } from 'vitest'
import type { Db } from '../../db/types.ts'
import { firstAfter, valueAt } from './beacon.ts'
import { drandBeacon, quicknet, randomnessOf } from './drand.ts'

/** As drand published it. */
const round = 1000
const signature =
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const randomness = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd'

const db = null as unknown as Db

describe('LOTTO-1 drand’s beacon', () => {
  it('a published value holds, for its number and its key alone', () => {
    expect(randomnessOf(quicknet, round, signature)).toBe(randomness)
    expect(randomnessOf(quicknet, round + 1, signature)).toBeNull()
    expect(randomnessOf(quicknet, round, signature.replace(/9$/, '8'))).toBeNull()
    expect(randomnessOf(quicknet, round, '')).toBeNull()
  })

  it('the value named for a moment is the first after it, never one that is out', () => {
    const at = valueAt(quicknet, round)
    expect(firstAfter(quicknet, at - 1)).toBe(round)
    expect(firstAfter(quicknet, at)).toBe(round + 1)
    expect(firstAfter(quicknet, at + 2999)).toBe(round + 1)
    expect(firstAfter(quicknet, 0)).toBe(1)
  })

  it('relays are asked in turn; one that fails, lies about the number or has nothing yet is passed', async () => {
    const reply = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
    const ask = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(new TypeError('no network'))
      .mockResolvedValueOnce(reply({ round: round - 1, signature }))
      .mockResolvedValueOnce(reply({}, 404))
      .mockResolvedValueOnce(reply({ round, signature }))
    const beacon = drandBeacon(['https://a.test', 'https://b.test', 'https://c.test', 'https://d.test'], ask)
    expect(await beacon.signature(db, { chain: quicknet.chain, round })).toBe(signature)
    expect(ask.mock.calls.map(([url]) => url)).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => `https://${name}.test/${quicknet.chain}/public/${round}`),
    )
    expect(await beacon.signature(db, { chain: '0'.repeat(64), round })).toBeNull()
    ask.mockRejectedValue(new TypeError('no network'))
    expect(await beacon.signature(db, { chain: quicknet.chain, round })).toBeNull()
  })
})
