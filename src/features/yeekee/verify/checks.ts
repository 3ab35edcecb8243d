/** The single checks of a proof, each true when it holds. Pure; what they are handed may be anything a reply can be. */
import { YEEKEE_RANK, type YeekeeProof } from '#contracts/yeekee.ts'
import type { Witness } from '#src/stores/witness/yeekee-witness.ts'
import { isSigned } from './beacon.ts'
import type { Sampled } from './delay.ts'
import { commitOf, fillerNumber, hashOfBytes, saltOf, seedsBack } from './chain.ts'

/** What is checked, and against what. */
export interface Evidence {
  readonly proof: YeekeeProof
  /** What this device saw while the round ran; null where it was not there. */
  readonly witness: Witness | null
  /** Digits as announced elsewhere, by which bets are decided; null where they are not known. */
  readonly announced: { readonly top3: string; readonly bottom2: string } | null
  /** What was found where the delay was looked into; null where there is none. */
  readonly sampled: Sampled | null
  /** Heads computed from the published list, H0 first. */
  readonly heads: readonly string[]
}

type Check = (evidence: Evidence) => boolean | Promise<boolean>

export const chainIdOf = (proof: YeekeeProof): string => proof.chain_id || proof.round_id

/** The rank subtracted, prizes and places are these rules'; others need another verifier. */
const rules = ({ proof }: Evidence): boolean => proof.rule_version in checksOf

const isOrdered = ({ proof: { shots } }: Evidence): boolean =>
  shots.every(({ seq, accepted_at }, index) => {
    const before = shots[index - 1]
    return seq === index + 1 && (before === undefined || before.accepted_at <= accepted_at)
  })

/** Places run from 1 without a hole, in the order of time, and every shot is a member's. */
const list = (evidence: Evidence): boolean =>
  isOrdered(evidence) && evidence.proof.shots.every(({ filler, tag }) => !filler && tag !== undefined)

/** Of `yk1`: fillers stand only where members' shots ran out, and the list is at least as long as the rule needs. */
function filledList(evidence: Evidence): boolean {
  const { shots } = evidence.proof
  const real = shots.filter((shot) => !shot.filler).length
  return (
    isOrdered(evidence) &&
    shots.length === Math.max(real, YEEKEE_RANK) &&
    shots.every(({ filler }, index) => filler === index >= real)
  )
}

/** The seed revealed is the one committed to before the round, as this device saw it then. */
const commit = async ({ proof, witness }: Evidence): Promise<boolean> =>
  (await commitOf(proof.server_seed)) === proof.commit &&
  (witness === null || witness.commit === proof.commit)

/** Longer than any day of rounds: a reply must not keep the device busy. */
const MOST_ROUNDS = 1_440

/** The seed is the one of its place in the day, whose end was published before the day's first round. */
async function day({ proof, witness }: Evidence): Promise<boolean> {
  if (!proof.day || proof.day.round_no < 1 || proof.day.rounds > MOST_ROUNDS) return false
  const { anchor, round_no, rounds } = proof.day
  return (
    round_no <= rounds &&
    Number(chainIdOf(proof).split('-').at(-1)) === round_no &&
    (witness?.anchor ?? anchor) === anchor &&
    (await seedsBack(proof.server_seed, round_no)) === anchor
  )
}

/** The list leads to the head that was published, through the one that this device saw while the round ran, and is the last one as it was published. */
function chain({ proof, witness, heads }: Evidence): boolean {
  const seen = witness === null || heads[witness.count] === witness.head
  const { last } = witness ?? {}
  const asPublished = !last || (last.head === proof.head && last.count === proof.shots.length)
  return heads.at(-1) === proof.head && seen && asPublished
}

/**
 * The value is the beacon's own, the one that was named before the round, and came out after the last shot.
 */
async function beacon({ proof, witness }: Evidence): Promise<boolean> {
  if (!proof.beacon) return false
  const { public_key, round, genesis_time, period } = proof.beacon
  const out = (genesis_time + (round - 1) * period) * 1000
  const seen = witness?.beacon
  return (
    (!seen || (seen.public_key === public_key && seen.round === round)) &&
    (proof.shots.at(-1)?.accepted_at ?? 0) < out &&
    (await isSigned(proof.beacon))
  )
}

/** The delay is as long as it was named, and nothing was found wrong where it was looked into. */
function delay({ proof, witness, sampled }: Evidence): boolean {
  const seen = witness?.delay
  const named =
    !seen ||
    (seen.segments === proof.delay?.segments &&
      seen.steps === proof.delay.steps &&
      seen.size === proof.delay.size)
  return named && sampled !== null && sampled.checked > 0 && sampled.wrong === null
}

/** By the rules the one or the other: the beacon's value, or what the delay came to. */
async function randomnessOf({ rule_version, beacon: signed, delay: delayed }: YeekeeProof) {
  if (rule_version === 'yk2d') return delayed?.checkpoints.at(-1) ?? null
  return signed ? hashOfBytes(signed.signature) : null
}

/** The salt follows from seed, shots and value. */
async function salt({ proof }: Evidence): Promise<boolean> {
  const randomness = await randomnessOf(proof)
  return randomness !== null && proof.salt === (await saltOf(proof, chainIdOf(proof), randomness))
}

/** Of `yk1`: numbers without a member follow from the seed. */
async function fillers({ proof }: Evidence): Promise<boolean> {
  const filled = proof.shots.filter((shot) => shot.filler)
  for (const [index, { number }] of filled.entries())
    if (number !== (await fillerNumber(proof.server_seed, chainIdOf(proof), index + 1))) return false
  return true
}

const sum = ({ proof: { shots, sum: told } }: Evidence): boolean =>
  shots.reduce((total, { number }) => total + Number(number), 0) === told

/** Rank 16 counts from the newest; there is none under sixteen. */
function rank16({ proof }: Evidence): boolean {
  const subtracted = proof.shots.at(-YEEKEE_RANK)
  return (
    (subtracted?.seq ?? null) === (proof.rank16_seq ?? null) &&
    (subtracted?.number ?? null) === (proof.rank16_number ?? null)
  )
}

function digits({ proof, announced }: Evidence): boolean {
  const { difference, top3, bottom2 } = proof
  const text = String(difference + (proof.salt ?? 0)).padStart(5, '0')
  return (
    difference === proof.sum - Number(proof.rank16_number ?? 0) &&
    text.slice(-3) === top3 &&
    text.slice(-5, -3) === bottom2 &&
    (announced === null || (announced.top3 === top3 && announced.bottom2 === bottom2))
  )
}

/** Prizes went to members' shots at their ranks. */
const prizes = ({ proof }: Evidence): boolean =>
  proof.prizes.every(({ rank, seq }) => {
    const shot = proof.shots.at(-rank)
    return shot?.seq === seq && !shot.filler
  })

/** One rank a member. */
const prizesOfMembers = (evidence: Evidence): boolean => {
  const { prizes: won, shots } = evidence.proof
  return prizes(evidence) && new Set(won.map(({ seq }) => shots[seq - 1]?.tag)).size === won.length
}

/** Every receipt of this device stands in the list, at its place, under the head it was given. */
const receipts = ({ proof, witness, heads }: Evidence): boolean =>
  (witness?.receipts ?? []).every(
    ({ seq, number, head }) => proof.shots[seq - 1]?.number === number && heads[seq] === head,
  )

const ofAll = { rules, commit, chain, sum }
const yk1 = { ...ofAll, list: filledList, fillers, rank16, digits, prizes, receipts }
const ofYk2 = { ...ofAll, list, day, salt, rank16, digits, prizes: prizesOfMembers, receipts }
const yk2 = { ...ofYk2, beacon }
const yk2d = { ...ofYk2, delay }

/** In the order they are shown. */
const order = [
  'rules',
  'list',
  'commit',
  'day',
  'chain',
  'fillers',
  'beacon',
  'delay',
  'salt',
  'sum',
  'rank16',
  'digits',
  'prizes',
  'receipts',
] as const

export type CheckName = (typeof order)[number]

type Checks = Partial<Record<CheckName, Check>>

/** Of each version of the rules. */
const checksOf: Readonly<Record<string, Checks>> = { yk1, yk2, yk2d }

/** Where nothing was decided, what was committed to and what was shot can be checked all the same. */
const undecided: readonly CheckName[] = ['rules', 'list', 'commit', 'day', 'chain', 'sum', 'receipts']

/** The checks of a proof, by its rules; one by rules that this page does not know fails by the first. */
export function checksFor(proof: YeekeeProof): (readonly [CheckName, Check])[] {
  const known: Checks = checksOf[proof.rule_version] ?? { rules }
  return order.flatMap((name) => {
    const check = known[name]
    return check && (!proof.voided || undecided.includes(name)) ? [[name, check] as const] : []
  })
}
