import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CHAIN_ID, NUMBERS, SEED } from '#contracts/testing/yeekee-example.ts'
import {
  commitOf,
  delayInput,
  fillerNumber,
  genesis,
  link,
  linkYk1,
  newSeed,
  saltOf,
  seedBefore,
  tagOf,
} from './yeekee-chain.ts'

describe('LOTTO-1 the chain of shots', () => {
  it('has the published heads of yk1', () => {
    const heads: string[] = []
    NUMBERS.reduce(
      (head, number, index) => {
        heads.push(linkYk1(head, index + 1, number))
        return heads.at(-1)!
      },
      genesis(CHAIN_ID, 'yk1'),
    )
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

  it('by yk2 a head says place, number, time, tag and name: each of them changes it', () => {
    const shot = {
      seq: 1,
      number: '48213',
      at: 1_792_120_000_000,
      tag: tagOf(SEED, CHAIN_ID, '7'),
      name: 'm•••e',
    }
    const from = genesis(CHAIN_ID, 'yk2')
    const others = [
      { ...shot, seq: 2 },
      { ...shot, number: '48214' },
      { ...shot, at: shot.at + 1 },
      { ...shot, tag: tagOf(SEED, CHAIN_ID, '8') },
      { ...shot, name: 'm•••d' },
    ].map((other) => link(from, other))
    expect(new Set([link(from, shot), ...others]).size).toBe(6)
    expect(genesis(CHAIN_ID, 'yk1')).not.toBe(from)
  })

  it('a delay begins with round, head and its own length: each of them changes it', () => {
    const length = { segments: 256, steps: 450, size: 1 << 20 }
    const head = commitOf(SEED)
    const inputs = [
      delayInput(CHAIN_ID, head, length),
      delayInput('YK-20261016-043', head, length),
      delayInput(CHAIN_ID, SEED, length),
      delayInput(CHAIN_ID, head, { ...length, segments: 255 }),
      delayInput(CHAIN_ID, head, { ...length, steps: 449 }),
      delayInput(CHAIN_ID, head, { ...length, size: 1 << 19 }),
    ]
    expect(new Set(inputs).size).toBe(inputs.length)
    expect(inputs[0]).toBe(
      createHash('sha256').update(`yk2d|${CHAIN_ID}|${head}|256|450|1048576`).digest('hex'),
    )
    const value = 'ab'.repeat(32)
    expect(saltOf(SEED, CHAIN_ID, head, value, 'yk2d')).not.toBe(saltOf(SEED, CHAIN_ID, head, value))
  })

  it('by yk2 a seed leads to the one before, the salt hangs on seed, round, shots and value', () => {
    expect(seedBefore(SEED)).toBe(createHash('sha256').update(`yk2|${SEED}`).digest('hex'))
    expect(seedBefore(SEED)).not.toBe(commitOf(SEED))
    const other = createHash('sha256').update(SEED).digest('hex')
    const salts = [
      saltOf(SEED, CHAIN_ID, SEED, other),
      saltOf(other, CHAIN_ID, SEED, other),
      saltOf(SEED, 'YK-20261016-043', SEED, other),
      saltOf(SEED, CHAIN_ID, other, other),
      saltOf(SEED, CHAIN_ID, SEED, SEED),
    ]
    expect(new Set(salts).size).toBe(5)
    for (const salt of salts) expect(salt).toBeLessThan(100_000)
  })
})
