/** Proofs by `yk2`, made with the server's own code and judged with the browser's: the two are written apart. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { CHAIN_ID, NUMBERS, SEED } from '#contracts/testing/yeekee-example.ts'
import { satang } from '#contracts/money.ts'
import { commitOf, genesis, link, saltOf, seedBefore, tagOf } from '#server/modules/lotto/yeekee-chain.ts'
import { signatureOf, testChain } from '#server/testing/beacon.ts'
import type { Witness } from '#src/stores/witness/yeekee-witness.ts'
import { isSigned, PUBLIC_CHAIN } from './beacon.ts'
import { verify } from './verify.ts'

const ROUND_NO = 42
const BEACON_ROUND = 9_000_000
const members = ['7', '8', '9', '10']
const TAG_KEY = 'ab'.repeat(32)

const anchorOf = (seed: string): string => {
  let at = seed
  for (let step = 0; step < ROUND_NO; step++) at = seedBefore(at)
  return at
}

interface Told {
  readonly numbers?: readonly string[]
  readonly seed?: string
  readonly beaconRound?: number
  readonly signature?: string
  readonly startAt?: number
}

/** A whole proof that follows from what it is told: also what a cheating server would publish. */
function published(told: Told = {}): YeekeeProof {
  const { numbers = NUMBERS, seed = SEED, beaconRound = BEACON_ROUND, startAt = 1_792_120_000_000 } = told
  const { signature = signatureOf(beaconRound) } = told
  let head = genesis(CHAIN_ID, 'yk2')
  const shots = numbers.map((number, index) => {
    const tag = tagOf(TAG_KEY, CHAIN_ID, members[index % 4]!)
    const shot = { seq: index + 1, number, at: startAt + 1000 * index, tag, name: 'm•••e' }
    head = link(head, shot)
    return { seq: shot.seq, accepted_at: shot.at, number, name: shot.name, tag, filler: false }
  })
  const sum = numbers.reduce((total, number) => total + Number(number), 0)
  const subtracted = shots.at(-16)
  const difference = sum - Number(subtracted?.number ?? 0)
  const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
  const salt = saltOf(seed, CHAIN_ID, head, randomness)
  const digits = String(difference + salt)
    .padStart(5, '0')
    .slice(-5)
  return {
    round_id: '7',
    chain_id: CHAIN_ID,
    rule_version: 'yk2',
    commit: commitOf(seed),
    server_seed: seed,
    day: { anchor: anchorOf(seed), round_no: ROUND_NO, rounds: 88 },
    head,
    shots,
    sum,
    rank16_seq: subtracted?.seq ?? null,
    rank16_number: subtracted?.number ?? null,
    difference,
    beacon: { ...testChain, round: beaconRound, signature },
    salt,
    top3: digits.slice(2),
    bottom2: digits.slice(0, 2),
    prizes: [
      { rank: 1, seq: numbers.length, name: 'm•••e', amount: satang(20_00) },
      { rank: 16, seq: numbers.length - 15, name: 'm•••e', amount: satang(20_00) },
    ].filter(({ seq }) => numbers.length >= 16 && seq > 0),
  }
}

/** Somebody who was there while the round ran. */
const seenOf = ({ commit, day, beacon, shots }: YeekeeProof): Witness => {
  let head = genesis(CHAIN_ID, 'yk2')
  const heads = [head]
  for (const { seq, number, accepted_at: at, tag, name } of shots)
    heads.push((head = link(head, { seq, number, at, tag: tag!, name })))
  const own = (seq: number) => ({
    seq,
    number: shots[seq - 1]!.number,
    head: heads[seq]!,
    accepted_at: 0,
    owner: 'malee',
  })
  return {
    round_id: '7',
    commit,
    anchor: day!.anchor,
    beacon: { public_key: beacon!.public_key, round: beacon!.round },
    count: 12,
    head: heads[12]!,
    receipts: [own(2), own(9)],
  }
}

const honest = published()

async function faults(proof: YeekeeProof, witness: Witness | null = null): Promise<string[]> {
  const { steps, passed } = await verify({ proof, witness, announced: null })
  const failed = steps.filter((step) => !step.passed).map(({ name }) => name)
  expect(passed).toBe(failed.length === 0)
  return failed
}

describe('LOTTO-1 a proof by yk2', () => {
  it.each([20, 16, 15, 3, 0])('with %i shots holds', async (count) => {
    const proof = published({ numbers: NUMBERS.slice(0, count) })
    const { steps, strength } = await verify({ proof, witness: null, announced: proof })
    expect(steps.filter(({ passed }) => !passed)).toEqual([])
    expect(steps.map(({ name }) => name)).toEqual([
      'rules',
      'list',
      'commit',
      'day',
      'chain',
      'beacon',
      'salt',
      'sum',
      'rank16',
      'digits',
      'prizes',
      'receipts',
    ])
    expect(strength).toBe('beaconOwner')
  })

  it('holds for somebody who was there', async () => {
    expect(await faults(honest, seenOf(honest))).toEqual([])
  })

  it('of a round without a result is checked as far as there is anything to check', async () => {
    const { beacon: _, salt: __, ...rest } = honest
    const voided = { ...rest, voided: true, top3: '', bottom2: '', prizes: [] }
    const { steps, passed, strength } = await verify({
      proof: voided,
      witness: seenOf(honest),
      announced: null,
    })
    expect([passed, strength]).toEqual([true, 'voided'])
    expect(steps.map(({ name }) => name)).not.toContain('digits')
    expect(await faults({ ...voided, server_seed: seedBefore(SEED) })).toEqual(['commit', 'day'])
  })
})

describe('LOTTO-1 a house that cheats by yk2 is caught', () => {
  it('a number, a time, a name or a tag was changed', async () => {
    const change = (changed: object) => ({
      ...honest,
      shots: honest.shots.map((one, index) => (index === 6 ? { ...one, ...changed } : one)),
    })
    expect(await faults(change({ number: '72881' }))).toEqual(['chain', 'sum'])
    expect(await faults(change({ accepted_at: honest.shots[6]!.accepted_at + 1 }))).toEqual(['chain'])
    expect(await faults(change({ name: 'k•••a' }))).toEqual(['chain'])
    expect(await faults(change({ tag: 'cd'.repeat(32) }))).toEqual(['chain'])
  })

  it('the whole list was made anew: who was there can tell', async () => {
    const numbers = NUMBERS.map((own, index) => (index === 8 ? '00001' : own))
    expect(await faults(published({ numbers }), seenOf(honest))).toEqual(['chain', 'receipts'])
  })

  it('another seed was drawn: it is not the day’s', async () => {
    const seed = seedBefore(SEED)
    const lie = { ...published({ seed }), day: honest.day! }
    expect(await faults(lie)).toEqual(['day'])
    expect(await faults(published({ seed }), seenOf(honest))).toEqual(['commit', 'day'])
  })

  it('the seed of another round of the day was taken', async () => {
    const seed = seedBefore(SEED)
    const lie = { ...published({ seed }), day: { ...honest.day!, round_no: ROUND_NO - 1 } }
    expect(await faults(lie)).toEqual(['day'])
  })

  it('another value of the beacon was taken, one that was out before the last shot, or one that nobody signed', async () => {
    const other = published({ beaconRound: BEACON_ROUND + 1 })
    expect(await faults(other, seenOf(honest))).toEqual(['beacon'])
    expect(await faults(published({ beaconRound: 100 }))).toEqual(['beacon'])
    const unsigned = published({ signature: signatureOf(BEACON_ROUND - 1) })
    expect(await faults(unsigned)).toEqual(['beacon'])
  })

  it('the chain calls itself the public one, and is not', async () => {
    const { chain } = PUBLIC_CHAIN
    expect(await faults({ ...honest, beacon: { ...honest.beacon!, chain } })).toEqual(['beacon'])
  })

  it.each([
    ['no beacon at all', { beacon: null }, ['beacon', 'salt']],
    ['a salt of its own', { salt: 7 }, ['salt', 'digits']],
    ['other digits', { top3: honest.top3 === '000' ? '001' : '000' }, ['digits']],
    [
      'a number put in by nobody',
      { shots: honest.shots.map((one) => ({ ...one, filler: true })) },
      ['list', 'prizes'],
    ],
    ['no day', { day: null }, ['day']],
    ['a day without an end', { day: { ...honest.day!, rounds: 1e9, round_no: 1e9 } }, ['day']],
    [
      'two prizes of one member',
      { prizes: [honest.prizes[0]!, { ...honest.prizes[0]!, rank: 1 }] },
      ['prizes'],
    ],
  ])('%s', async (_, change, failed) => {
    expect(await faults({ ...honest, ...change })).toEqual(failed)
  })
})

it('LOTTO-1 a published value of the public beacon is known for its own', async () => {
  // As drand published it for quicknet.
  const signature =
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
  expect(await isSigned({ ...PUBLIC_CHAIN, round: 1000, signature })).toBe(true)
  expect(await isSigned({ ...PUBLIC_CHAIN, round: 1001, signature })).toBe(false)
  expect(await isSigned({ ...PUBLIC_CHAIN, round: 1000, signature: 'zz' })).toBe(false)
})
