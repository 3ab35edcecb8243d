import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { tableExample, wheelExample } from '#contracts/testing/wheel-example.ts'
import { wheelTableText } from '#contracts/wheel-table.ts'
import { sandboxPrizes } from '#sandbox/rewards/wheel-prizes.ts'
import { chiSquare } from '../../testing/chi-square.ts'
import { drawPrizes } from '../../testing/wheel-draws.ts'
import { commitOf } from '../lotto/yeekee-chain.ts'
import { prizeOf } from './parts/answers.ts'
import { prizeAt, slotOf, tableHash } from './derive.ts'

const example = {
  serverSeed: wheelExample.server_seed,
  clientSeed: wheelExample.client_seed,
  nonce: wheelExample.nonce,
}
const table = wheelExample.weights.map((weight, index) => ({ weight, points: wheelExample.points[index] }))

it('EXTRA-5 the worked example comes to slot 8,760 and the prize of 20', () => {
  expect(commitOf(example.serverSeed)).toBe(wheelExample.server_seed_hash)
  expect(slotOf(example)).toBe(wheelExample.slot)
  expect(prizeAt(table, slotOf(example)).points).toBe(wheelExample.prize)
})

it('EXTRA-5 another seed of the member, another nonce, another slot', () => {
  const slots = [0, 1, 2].flatMap((nonce) =>
    ['client-abc', 'client-abd'].map((clientSeed) => slotOf({ ...example, clientSeed, nonce })),
  )
  expect(new Set(slots).size).toBe(6)
  expect(slots.every((slot) => Number.isInteger(slot) && slot >= 0 && slot < 10_000)).toBe(true)
})

it.each([
  [0, 0],
  [5999, 0],
  [6000, 5],
  [8499, 5],
  [8500, 20],
  [9499, 20],
  [9500, 50],
  [9899, 50],
  [9900, 500],
  [9998, 500],
  [9999, 5000],
])('EXTRA-5 slot %d belongs to %d', (slot, points) => {
  expect(prizeAt(table, slot).points).toBe(points)
})

it('EXTRA-5 a table that ends too early is an error, not a prize', () => {
  expect(() => prizeAt([{ weight: 9000 }], 9000)).toThrow(RangeError)
})

it('EXTRA-5 the text of a table and its hash', () => {
  const plain = { image: '', label: '', amount: null, count: null, turnoverTimes: 0, validDays: null }
  const prizes = [
    prizeOf({
      ...plain,
      kind: 'credit',
      name: '฿10',
      amount: satang(1e3),
      turnoverTimes: 3,
      categorys: 'slot',
      validDays: 7,
      weight: 6e3,
    }),
    prizeOf({ ...plain, kind: 'points', name: '5 "แต้ม"', count: 5, categorys: 'all', weight: 3999 }),
    prizeOf({ ...plain, kind: 'none', name: 'ลองใหม่', label: 'ลองใหม่', categorys: 'all', weight: 1 }),
  ]
  expect(wheelTableText(prizes)).toBe(tableExample.text)
  expect(tableHash(prizes)).toBe(tableExample.hash)
  const [first, ...others] = prizes
  expect(tableHash([{ ...first!, weight: 6001 }, ...others])).not.toBe(tableExample.hash)
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

describe('EXTRA-5 50,000 spins of the sandbox’s wheel', () => {
  const drawn = drawPrizes(sandboxPrizes, 50_000, (index) => ({
    serverSeed: hashOf(`wheel test ${Math.floor(index / 50)}`),
    clientSeed: `member-${index % 7}`,
    nonce: index % 50,
  }))
  const counts = [...drawn.counts.values()]

  it('lie as its published chances say', () => {
    expect(counts.every((count) => count > 0)).toBe(true)
    expect(drawn.degrees).toBe(9)
    expect(drawn.p).toBeGreaterThan(0.001)
  })

  it('would not lie so if two chances differed by one in a hundred', () => {
    const shares = sandboxPrizes.map(({ weight }, index) => {
      const other = index === 1 ? 100 : index === 9 ? -100 : 0
      return (weight + other) / 10_000
    })
    expect(chiSquare(counts, shares).p).toBeLessThan(0.001)
  })
})
