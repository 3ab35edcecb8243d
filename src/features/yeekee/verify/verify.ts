/** Computes a round's result again from its published list, and says which steps hold (domain.md §9.3). */
import { PUBLIC_CHAIN } from './beacon.ts'
import { type CheckName, chainIdOf, checksFor, type Evidence } from './checks.ts'
import { type ChainRules, headsOf } from './chain.ts'
import { type Sampled, sample } from './delay.ts'
import { shortestMs } from './shortest.ts'

/**
 * What a pass says of whoever may have known the result before it was decided: by `yk2` with a public beacon nobody, with
 * another beacon its owner, by `yk1` whoever knew seed and list. By `yk2d` it hangs on the last shots: `delayOwn`, nobody from
 * this member's own on; `delayOthers`, nobody if one of the last was not the house's; `delayQuiet`, the house had the time.
 */
type Strength = 'nobody' | 'beaconOwner' | 'house' | 'voided' | 'delayOwn' | 'delayOthers' | 'delayQuiet'

export interface Verdict {
  readonly passed: boolean
  /** Every step, in the order of the computation. */
  readonly steps: readonly { readonly name: CheckName; readonly passed: boolean }[]
  readonly strength: Strength
  /** What was found where the delay was looked into; null where there is none. */
  readonly sampled: Sampled | null
}

/**
 * From a shot that the house could not foresee until its last head is public no result can be computed, while that is less
 * than the delay takes on the fastest machine: own shots by what this device saw, others by what is told.
 */
function delayStrength({ proof, witness }: Omit<Evidence, 'heads' | 'sampled'>): Strength {
  const { delay, shots } = proof
  if (!delay) return 'delayQuiet'
  const shortest = shortestMs(delay)
  const { last, receipts = [] } = witness ?? {}
  if (last && receipts.some(({ accepted_at }) => last.at - accepted_at < shortest)) return 'delayOwn'
  const newest = shots.at(-1)?.accepted_at ?? 0
  return delay.published_at - newest < shortest ? 'delayOthers' : 'delayQuiet'
}

function strengthOf(given: Omit<Evidence, 'heads' | 'sampled'>): Strength {
  const { voided, beacon, rule_version } = given.proof
  if (voided) return 'voided'
  if (rule_version === 'yk2d') return delayStrength(given)
  if (!beacon) return 'house'
  return beacon.chain === PUBLIC_CHAIN.chain ? 'nobody' : 'beaconOwner'
}

const chained: readonly string[] = ['yk1', 'yk2', 'yk2d'] satisfies ChainRules[]

export async function verify(given: Omit<Evidence, 'heads' | 'sampled'>): Promise<Verdict> {
  const { proof } = given
  const rules = chained.includes(proof.rule_version) ? (proof.rule_version as ChainRules) : 'yk2'
  const evidence: Evidence = {
    ...given,
    heads: await headsOf(rules, chainIdOf(proof), proof.shots),
    sampled: proof.delay ? await sample(proof) : null,
  }
  const steps = []
  for (const [name, holds] of checksFor(proof)) steps.push({ name, passed: await holds(evidence) })
  const { sampled } = evidence
  return { passed: steps.every(({ passed }) => passed), steps, strength: strengthOf(given), sampled }
}
