// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { chainSeen, isOf, lastSeen, receiptGiven, witnessOf } from './yeekee-witness.ts'

beforeEach(() => localStorage.clear())

const seen = (count: number, commit = 'c'.repeat(64)) => ({
  round_id: '7',
  commit,
  count,
  head: String(count).padStart(64, '0'),
})
const receipt = (seq: number) => ({
  seq,
  number: '12345',
  head: 'h'.repeat(64),
  accepted_at: 1,
  owner: 'malee',
})

it('LOTTO-1 keeps the first commitment and the newest head', () => {
  chainSeen(seen(3))
  chainSeen(seen(9, 'd'.repeat(64)))
  chainSeen(seen(5))
  expect(witnessOf('7')).toEqual({ ...seen(9), receipts: [] })
  expect(witnessOf('8')).toBeNull()
})

it('LOTTO-1 keeps the last head as it was first published, of a round that was seen before', () => {
  const last = (head: string, at: number) => ({ count: 3, head: head.repeat(64), at })
  lastSeen('7', last('a', 5))
  expect(witnessOf('7')).toBeNull()
  chainSeen(seen(3))
  lastSeen('7', last('a', 5))
  lastSeen('7', last('b', 9))
  expect(witnessOf('7')!.last).toEqual(last('a', 5))
})

it('LOTTO-1 keeps receipts, each once', () => {
  receiptGiven('7', receipt(1))
  expect(witnessOf('7')).toBeNull()
  chainSeen(seen(3))
  receiptGiven('7', receipt(4))
  receiptGiven('7', receipt(4))
  receiptGiven('7', receipt(9))
  expect(witnessOf('7')!.receipts.map(({ seq }) => seq)).toEqual([4, 9])
})

it('LOTTO-1 keeps the last rounds, and does not trust what is not readable', () => {
  for (let round = 1; round <= 40; round++) chainSeen({ ...seen(1), round_id: String(round) })
  expect(witnessOf('10')).toBeNull()
  expect(witnessOf('11')).not.toBeNull()
  localStorage.setItem('chokdee.yeekee', '{"v":1,"data":[{"round_id":7}]}')
  expect(witnessOf('40')).toBeNull()
})

it('LOTTO-1 shows receipts to nobody else on a shared device', () => {
  expect(isOf(receipt(1), 'malee')).toBe(true)
  expect(isOf(receipt(1), 'hero')).toBe(false)
  expect(isOf({ ...receipt(1), owner: '' }, 'hero')).toBe(true)
  expect(isOf({ ...receipt(1), owner: '' }, null)).toBe(false)
})
