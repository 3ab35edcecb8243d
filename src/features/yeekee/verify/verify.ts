/** Computes a round's result again from its published list, and says which steps hold (domain.md §9.3). */
import { type CheckName, chainIdOf, checks, type Evidence } from './checks.ts'
import { headsOf } from './chain.ts'

export interface Verdict {
  readonly passed: boolean
  /** Every step, in the order of the computation. */
  readonly steps: readonly { readonly name: CheckName; readonly passed: boolean }[]
}

export async function verify(given: Omit<Evidence, 'heads'>): Promise<Verdict> {
  const numbers = given.proof.shots.map(({ number }) => number)
  const evidence: Evidence = { ...given, heads: await headsOf(chainIdOf(given.proof), numbers) }
  const steps = []
  for (const [name, holds] of Object.entries(checks))
    steps.push({ name: name as CheckName, passed: await holds(evidence) })
  return { passed: steps.every(({ passed }) => passed), steps }
}
