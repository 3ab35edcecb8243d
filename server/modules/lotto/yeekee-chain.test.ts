import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CHAIN_ID, NUMBERS, SEED } from '#contracts/testing/yeekee-example.ts'
import { commitOf, fillerNumber, genesis, link, newSeed } from './yeekee-chain.ts'

describe('LOTTO-1 the chain of shots', () => {
  it('has the published heads', () => {
    const heads: string[] = []
    NUMBERS.reduce((head, number, index) => {
      heads.push(link(head, index + 1, number))
      return heads.at(-1)!
    }, genesis(CHAIN_ID))
    expect(heads[0]).toBe('6a4239a0b5e2c8dc5c134297b96b83a4812a04c981b2ed320753b745baff21e6')
    expect(heads[1]).toBe('4c9777a2460950c97e7c02b8598e68b99441c901b667a3de7a5d82621b51d06e')
    expect(heads[19]).toBe('0738072911551e3fe19ad187315ee5f5a717e714a469fc1c99273140c92c75cb')
  })

  it('commits to the bytes of the seed', () => {
    expect(commitOf(SEED)).toBe('ab49124970ae9470bd5f516efc79a38a21b46d981503775a8b01161ea7b4d8c2')
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/)
    expect(newSeed()).not.toBe(newSeed())
  })

  it('derives fillers of five digits, another for each place, round and seed', () => {
    const other = createHash('sha256').update(SEED).digest('hex')
    const numbers = [
      fillerNumber(SEED, CHAIN_ID, 1),
      fillerNumber(SEED, CHAIN_ID, 2),
      fillerNumber(SEED, 'YK-20261016-043', 1),
      fillerNumber(other, CHAIN_ID, 1),
    ]
    expect(fillerNumber(SEED, CHAIN_ID, 1)).toBe(numbers[0])
    expect(new Set(numbers).size).toBe(4)
    for (const number of numbers) expect(number).toMatch(/^\d{5}$/)
  })
})
