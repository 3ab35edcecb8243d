/** Proofs by `yk2d`, made with the server's own code and judged with the browser's: the two are written apart. */
import { describe, expect, it } from 'vitest'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { CHAIN_ID, NUMBERS, SEED } from '#contracts/testing/yeekee-example.ts'
import { chiSquare } from '#server/testing/chi-square.ts'
import { checkpointsFrom } from '#server/testing/delay.ts'
import {
  commitOf,
  delayInput,
  genesis,
  link,
  saltOf,
  seedBefore,
  tagOf,
} from '#server/modules/lotto/yeekee-chain.ts'
import type { Witness } from '#src/stores/witness/yeekee-witness.ts'
import { checkAll, sample } from './delay.ts'
import { shortestMs } from './shortest.ts'
import { verify } from './verify.ts'

const ROUND_NO = 42
const START = 1_792_120_000_000
/** Short to compute and, by what is told, as long as a real one is taken to be: 20 s. */
const short = { segments: 16, steps: 2, size: 128 }

const anchor = Array.from({ length: ROUND_NO }).reduce<string>((at) => seedBefore(at), SEED)

function published(numbers: readonly string[] = NUMBERS, delay = short): YeekeeProof {
  let head = genesis(CHAIN_ID, 'yk2d')
  const shots = numbers.map((number, index) => {
    const shot = {
      seq: index + 1,
      number,
      at: START + 1000 * index,
      tag: tagOf(SEED, CHAIN_ID, '7'),
      name: 'm',
    }
    head = link(head, shot)
    return { seq: shot.seq, accepted_at: shot.at, number, name: 'm', tag: shot.tag, filler: false }
  })
  const checkpoints = checkpointsFrom({ ...delay, from: delayInput(CHAIN_ID, head, delay) })
  const sum = numbers.reduce((total, number) => total + Number(number), 0)
  const subtracted = shots.at(-16)
  const difference = sum - Number(subtracted?.number ?? 0)
  const salt = saltOf(SEED, CHAIN_ID, head, checkpoints.at(-1)!, 'yk2d')
  const digits = String((difference + salt) % 100_000).padStart(5, '0')
  return {
    round_id: '7',
    chain_id: CHAIN_ID,
    rule_version: 'yk2d',
    commit: commitOf(SEED),
    server_seed: SEED,
    day: { anchor, round_no: ROUND_NO, rounds: 88 },
    head,
    shots,
    sum,
    rank16_seq: subtracted?.seq ?? null,
    rank16_number: subtracted?.number ?? null,
    difference,
    delay: { ...delay, checkpoints, published_at: START + 21_000 },
    salt,
    top3: digits.slice(2),
    bottom2: digits.slice(0, 2),
    prizes: [],
  }
}

const honest = published()

/** Somebody who was there: they shot the last number, and saw the last head so much later. */
const seenOf = ({ commit, head, shots }: YeekeeProof, after = 0): Witness => ({
  round_id: '7',
  commit,
  anchor,
  delay: short,
  count: shots.length,
  head,
  last: { count: shots.length, head, at: shots.at(-1)!.accepted_at + after },
  receipts: [
    {
      seq: shots.length,
      number: shots.at(-1)!.number,
      head,
      accepted_at: shots.at(-1)!.accepted_at,
      owner: 'm',
    },
  ],
})

async function faults(proof: YeekeeProof, witness: Witness | null = null): Promise<string[]> {
  const { steps } = await verify({ proof, witness, announced: null })
  return steps.filter(({ passed }) => !passed).map(({ name }) => name)
}

/** One checkpoint is made up, and everything after it follows from there: what a house does that wants another end. */
function forged(at: number): YeekeeProof {
  const { checkpoints } = honest.delay!
  const lie = 'ab'.repeat(32)
  const after = checkpointsFrom({ ...short, segments: short.segments - at - 1, from: lie })
  return { ...honest, delay: { ...honest.delay!, checkpoints: [...checkpoints.slice(0, at), lie, ...after] } }
}

describe('LOTTO-1 a proof by yk2d', () => {
  it.each([20, 16, 15, 3, 0])('with %i shots holds, each step by its name', async (count) => {
    const proof = published(NUMBERS.slice(0, count))
    const { steps, sampled } = await verify({ proof, witness: null, announced: proof })
    expect(steps.filter(({ passed }) => !passed)).toEqual([])
    expect(steps.map(({ name }) => name)).toEqual(
      'rules list commit day chain delay salt sum rank16 digits prizes receipts'.split(' '),
    )
    expect(sampled).toEqual({ checked: short.segments, wrong: null })
  })

  it('by another rule than it says is none', async () => {
    expect(await faults({ ...honest, rule_version: 'yk2' })).toEqual(['chain', 'beacon', 'salt'])
    expect(await faults({ ...honest, delay: null })).toEqual(['delay', 'salt'])
  })

  it('takes time by its length alone', () => {
    expect(shortestMs({ segments: 256, steps: 450, size: 1 << 20 })).toBeGreaterThan(18_000)
    expect(shortestMs(short)).toBeLessThan(1)
  })
})

describe('LOTTO-1 what a pass by yk2d says', () => {
  const strengthOf = async (proof: YeekeeProof, witness: Witness | null) =>
    (await verify({ proof, witness, announced: null })).strength
  // As long as 20 s are by what the fastest machine is taken to do; nothing of it is computed here.
  const long = { segments: 256, steps: 480, size: 1 << 20, checkpoints: [], published_at: START + 21_000 }
  const told = { ...honest, voided: false, delay: long }

  it('who shot late and saw the last head: nobody, while that is less than the delay takes', async () => {
    expect(await strengthOf(told, seenOf(told, 5_000))).toBe('delayOwn')
    expect(await strengthOf(told, seenOf(told, 21_000))).toBe('delayOthers')
  })

  it('who was not there has to trust the last shots; in a quiet room nothing is said', async () => {
    expect(await strengthOf(told, null)).toBe('delayOthers')
    const quiet = { ...told, delay: { ...long, published_at: START + 45_000 } }
    expect(await strengthOf(quiet, null)).toBe('delayQuiet')
    // A delay that is over at once keeps nobody from anything.
    expect(await strengthOf(honest, seenOf(honest, 1000))).toBe('delayQuiet')
  })
})

describe('LOTTO-1 a house that cheats by yk2d is caught', () => {
  it('the list was changed after the close: not the head that was published', async () => {
    const other = published([...NUMBERS, '00001'])
    expect(await faults(other)).toEqual([])
    const { last: _, ...during } = seenOf(honest)
    expect(await faults(other, { ...during, count: 12, head: '' })).toContain('chain')
    const shorter = published(NUMBERS.slice(0, 19))
    const { count, head } = seenOf(shorter)
    const there = { ...seenOf(honest), count, head, receipts: [] }
    expect(await faults(shorter, there)).toEqual(['chain'])
    expect(await faults(other, { ...there, last: seenOf(honest).last })).toEqual(['chain'])
  })

  it('another length than was named', async () => {
    const seen = { ...seenOf(honest), delay: { ...short, steps: 3 } }
    expect(await faults(honest, seen)).toEqual(['delay'])
  })

  it.each([0, 7, 15])('a checkpoint that was made up is found by whoever looks there: %i', async (at) => {
    const proof = forged(at)
    expect(await faults(proof)).toContain('delay')
    const told: number[] = []
    const all = await checkAll(proof, (checked) => told.push(checked), new AbortController().signal)
    expect(all.wrong).toBe(at + 1)
    expect(told.length).toBeGreaterThan(0)
  })

  it('is found as often as is said: so many segments checked of so many', async () => {
    const TRIES = 2_000
    const CHECKED = 4
    const proof = forged(9)
    let found = 0
    for (let time = 0; time < TRIES; time++) {
      const { wrong } = await sample(proof, { patience: 0, fewest: CHECKED, abreast: 1 })
      if (wrong !== null) found++
    }
    const odds = CHECKED / short.segments
    expect(chiSquare([found, TRIES - found], [odds, 1 - odds]).p).toBeGreaterThan(0.001)
  })

  it('what is no list of checkpoints is refused, and keeps no device busy', async () => {
    const { delay } = honest
    const wrong = [
      { ...delay!, checkpoints: delay!.checkpoints.slice(1) },
      { ...delay!, segments: 0, checkpoints: [] },
      { ...delay!, steps: 1e9 },
      { ...delay!, size: 1 << 30 },
      { ...delay!, size: 65 },
    ]
    for (const one of wrong) expect(await sample({ ...honest, delay: one })).toEqual({ checked: 0, wrong: 0 })
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const result = await checkAll(honest, (checked) => checked > 3 && stop.abort(), stop.signal)
    expect(result.wrong).toBeNull()
    expect(result.checked).toBeLessThan(short.segments)
  })
})
