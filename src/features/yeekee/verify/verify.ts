/** Computes a round's result again from its published list, and says which steps hold (domain.md §9.3). */
import { PUBLIC_CHAIN } from './beacon.ts'
import { type CheckName, chainIdOf, checksFor, type Evidence } from './checks.ts'
import { headsOf } from './chain.ts'

/**
 * What a pass says of whoever may have known the result before it was decided: by `yk2` with a public beacon nobody, with
 * another beacon its owner, by `yk1` whoever knew seed and list.
 */
type Strength = 'nobody' | 'beaconOwner' | 'house' | 'voided'

export interface Verdict {
  readonly passed: boolean
  /** Every step, in the order of the computation. */
  readonly steps: readonly { readonly name: CheckName; readonly passed: boolean }[]
  readonly strength: Strength
}

function strengthOf({ voided, beacon }: Evidence['proof']): Strength {
  if (voided) return 'voided'
  if (!beacon) return 'house'
  return beacon.chain === PUBLIC_CHAIN.chain ? 'nobody' : 'beaconOwner'
}

export async function verify(given: Omit<Evidence, 'heads'>): Promise<Verdict> {
  const { proof } = given
  const rules = proof.rule_version === 'yk1' ? 'yk1' : 'yk2'
  const evidence: Evidence = { ...given, heads: await headsOf(rules, chainIdOf(proof), proof.shots) }
  const steps = []
  for (const [name, holds] of checksFor(proof)) steps.push({ name, passed: await holds(evidence) })
  return { passed: steps.every(({ passed }) => passed), steps, strength: strengthOf(proof) }
}
