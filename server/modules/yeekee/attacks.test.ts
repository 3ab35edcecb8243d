/**
 * Who would know or choose a result: a member alone in a room, whoever reads what is public, the house. Each attack is played
 * over and over against the rules before, where it wins, and against those of today, where it is worth a guess.
 */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkpointsFrom } from '../../testing/delay.ts'
import { chiSquare } from '../../testing/chi-square.ts'
import { delayInput, genesis, link, linkYk1, saltOf, tagOf } from '../lotto/yeekee-chain.ts'
import { compute } from './parts/result.ts'

const CHAIN = 'YK-20261016-042'
const ROUNDS = 10_000

/** The same ones in every run, so that luck fails no test. */
let drawn = 0
const newSeed = () => createHash('sha256').update(`attack ${drawn++}`).digest('hex')
const five = () => String(Number.parseInt(newSeed().slice(0, 12), 16) % 100_000).padStart(5, '0')
const shotsOf = (numbers: readonly string[]) => numbers.map((number, index) => ({ seq: index + 1, number }))
const many = (count: number) => Array.from({ length: count }, five)

/** Tags are of no account here: whoever attacks has them all. */
const next = (head: string, seq: number, number: string) =>
  link(head, { seq, number, at: 1000 * seq, tag: '', name: '' })
const headOf = (numbers: readonly string[]) =>
  numbers.reduce((head, number, index) => next(head, index + 1, number), genesis(CHAIN, 'yk2'))

/** A round by `yk2`: what decides it besides the shots. */
function ended(
  numbers: readonly string[],
  { seed, value, head = headOf(numbers) }: { seed: string; value: string; head?: string },
) {
  return compute(shotsOf(numbers), saltOf(seed, CHAIN, head, value))
}

const secrets = () => ({ seed: newSeed(), value: newSeed() })

/** Whether so many hits of chances of one in `odds` are what luck brings. */
function expectLuck(hits: number, odds: number): void {
  expect(chiSquare([hits, ROUNDS - hits], [1 / odds, 1 - 1 / odds]).p).toBeGreaterThan(0.01)
}

/** Plays `attack` over and over; it answers whether its guess of the two prizes was right. */
function hitsOf(attack: () => { top3: boolean; bottom2: boolean }) {
  const hits = { top3: 0, bottom2: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const { top3, bottom2 } = attack()
    if (top3) hits.top3++
    if (bottom2) hits.bottom2++
  }
  return hits
}

describe('LOTTO-1 a member alone in a room', () => {
  const guess = (numbers: readonly string[], real: { top3: string; bottom2: string }) => {
    const own = compute(shotsOf(numbers))
    return { top3: own.top3 === real.top3, bottom2: own.bottom2 === real.bottom2 }
  }

  it('knew every result by yk1, from the sixteenth shot of their own on', () => {
    const hits = hitsOf(() => {
      const numbers = many(16)
      return guess(numbers, compute(shotsOf(numbers)))
    })
    expect(hits).toEqual({ top3: ROUNDS, bottom2: ROUNDS })
  })

  it('guesses by yk2', () => {
    const hits = hitsOf(() => {
      const numbers = many(16)
      return guess(numbers, ended(numbers, secrets()))
    })
    expectLuck(hits.top3, 1000)
    expectLuck(hits.bottom2, 100)
  })
})

describe('LOTTO-1 whoever reads what is public while a round runs', () => {
  const number = '48213'
  const numbers = Array.from({ length: 100_000 }, (_, at) => String(at).padStart(5, '0'))

  it('read every number off the head by yk1', () => {
    const head = linkYk1(genesis(CHAIN, 'yk1'), 1, number)
    expect(numbers.filter((one) => linkYk1(genesis(CHAIN, 'yk1'), 1, one) === head)).toEqual([number])
  })

  it('reads none off it by yk2 without the tag, which only its member has', () => {
    const shot = { seq: 1, at: 1_792_120_000_000, name: 'm•••e' }
    const from = genesis(CHAIN, 'yk2')
    const head = link(from, { ...shot, number, tag: tagOf(newSeed(), CHAIN, '7') })
    const guessed = ['', '0'.repeat(64), tagOf('00'.repeat(32), CHAIN, '7')]
    for (const tag of guessed)
      expect(numbers.some((one) => link(from, { ...shot, number: one, tag }) === head)).toBe(false)
  })
})

describe('LOTTO-1 the house, which knows seed and numbers and shoots last through an account of its own', () => {
  /** Of all last numbers the one that brings the wanted digits, by everything that is known at the time. */
  const TRIES = 20
  const wanted = '07'

  it('chose every result by yk1', () => {
    const numbers = many(15)
    const chosen = Array.from({ length: 100 }, (_, at) => [...numbers, `${String(at).padStart(2, '0')}000`])
    expect(chosen.some((list) => compute(shotsOf(list)).bottom2 === wanted)).toBe(true)
  })

  it('chooses nothing by yk2: what it works out for each last number is not what the beacon makes of it', () => {
    const hits = hitsOf(() => {
      const seed = newSeed()
      const before = many(15)
      const head = headOf(before)
      const lists = Array.from({ length: TRIES }, (_, at) => [...before, String(at * 4_999).padStart(5, '0')])
      const with16 = (list: readonly string[], value: string) =>
        ended(list, { seed, value, head: next(head, 16, list[15]!) })
      // Its best guess of the value, by which it picks its number; the real one comes out after the close.
      const guess = newSeed()
      const picked = lists.find((list) => with16(list, guess).bottom2 === wanted) ?? lists[0]!
      const real = with16(picked, newSeed())
      return { top3: real.top3 === '777', bottom2: real.bottom2 === wanted }
    })
    expectLuck(hits.top3, 1000)
    expectLuck(hits.bottom2, 100)
  })

  it('cannot draw another seed for a day: no other leads to the anchor', () => {
    const back = (seed: string) => createHash('sha256').update(`yk2|${seed}`).digest('hex')
    const seed = newSeed()
    const others = Array.from({ length: 1000 }, () => newSeed())
    expect(others.some((other) => back(other) === back(seed))).toBe(false)
  })
})

describe('LOTTO-1 the house in a quiet room, without a beacon', () => {
  const wanted = '07'
  const length = { segments: 2, steps: 2, size: 64 }
  /** Hashes of the whole delay; time is counted in them, by the fastest machine that there is. */
  const WHOLE = length.segments * length.steps
  /** Machines that each try another last number of the house's own account. */
  const MACHINES = 12

  const resultOf = (numbers: readonly string[], head: string, seed: string, value: string) =>
    compute(shotsOf(numbers), saltOf(seed, CHAIN, head, value, 'yk2d'))

  /**
   * `hashes`: how many follow each other between the last shot that the house could not foresee and the moment at which the
   * last head has to be public. What a machine has not computed to its end by then says nothing of the end.
   */
  function play(hashes: number) {
    const seed = newSeed()
    const before = many(15)
    const head = headOf(before)
    const lists = Array.from({ length: MACHINES }, (_, at) => {
      const numbers = [...before, String(at * 8_111).padStart(5, '0')]
      const last = next(head, 16, numbers[15]!)
      const from = delayInput(CHAIN, last, length)
      // One machine does them one after the other: more machines are more lists, not more of one.
      const reached = checkpointsFrom({ ...length, segments: 1, steps: Math.min(hashes, WHOLE), from }).at(
        -1,
      )!
      return { numbers, last, from, reached }
    })
    const known = ({ numbers, last, reached }: (typeof lists)[number]) =>
      resultOf(numbers, last, seed, reached)
    const picked = lists.find((list) => known(list).bottom2 === wanted) ?? lists[0]!
    const end = checkpointsFrom({ ...length, from: picked.from }).at(-1)!
    return resultOf(picked.numbers, picked.last, seed, end).bottom2 === wanted
  }
  const won = (hashes: number) => hitsOf(() => ({ top3: false, bottom2: play(hashes) })).bottom2

  it('guesses, however many lists it tries, while there is less time than the delay takes', () => {
    expectLuck(won(WHOLE - 1), 100)
  })

  it('chooses among as many results as it has machines where the room was quiet for longer: the delay proves nothing', () => {
    expectLuck(won(WHOLE), 1 / (1 - (1 - 1 / 100) ** MACHINES))
  })

  it('has to begin anew with each shot that it could not foresee', () => {
    const seed = newSeed()
    const quiet = many(15)
    const prepared = delayInput(CHAIN, headOf([...quiet, '00000']), length)
    const disturbed = delayInput(CHAIN, headOf([...quiet, five(), '00000']), length)
    expect(disturbed).not.toBe(prepared)
    const ends = [prepared, disturbed].map((from) => checkpointsFrom({ ...length, from }).at(-1)!)
    expect(saltOf(seed, CHAIN, '', ends[0]!, 'yk2d')).not.toBe(saltOf(seed, CHAIN, '', ends[1]!, 'yk2d'))
  })
})

it('LOTTO-1 by yk2 results are spread evenly, whatever is shot', () => {
  const counts = Array<number>(100).fill(0)
  for (let round = 0; round < ROUNDS; round++) counts[Number(ended(['00000'], secrets()).bottom2)]!++
  expect(chiSquare(counts, Array<number>(100).fill(1 / 100)).p).toBeGreaterThan(0.01)
})
