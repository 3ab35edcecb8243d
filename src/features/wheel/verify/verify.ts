/** Computes a spin again from its revealed seed, and says which steps hold (domain.md §9.3). */
import type { DataOf } from '#contracts/kit.ts'
import { type getWheelTable, WHEEL_WEIGHT_SUM, type WheelSpin } from '#contracts/wheel.ts'
import type { WheelWitness } from '#src/stores/witness/wheel-witness.ts'
import { commitOf, derive, type Derived, messageOf, prizeIndexAt, tableHash } from './derive.ts'

export type WheelTable = DataOf<typeof getWheelTable>

/** What is checked, and against what. */
export interface Evidence {
  /** With its seed revealed. */
  readonly spin: WheelSpin
  /** As it is published now. */
  readonly table: WheelTable
  /** What this device saw when it was spun; null where it was not there. */
  readonly witness: WheelWitness | null
}

interface Computed extends Evidence {
  readonly derived: Derived
}

/** What cannot be a seed leads nowhere. */
const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
const nowhere = { mac: '', u: 0, slot: -1 }

/** The seed revealed is the one whose hash was announced. */
const commit = async ({ spin: { fairness } }: Computed): Promise<boolean> =>
  isSeed(fairness.server_seed) && (await commitOf(fairness.server_seed)) === fairness.server_seed_hash

const slot = ({ spin, derived }: Computed): boolean => derived.slot === spin.fairness.slot

/** The published table is the one that was spun on, and its chances are its weights. */
async function table({ spin, table: { prizes, table_hash } }: Computed): Promise<boolean> {
  const sum = prizes.reduce((total, { weight }) => total + weight, 0)
  const told = prizes.every(
    ({ weight, chance_percent: percent }) => Math.abs(percent - (weight * 100) / WHEEL_WEIGHT_SUM) < 1e-9,
  )
  const hash = await tableHash(prizes)
  return sum === WHEEL_WEIGHT_SUM && told && hash === table_hash && hash === spin.table_hash
}

/** What was given is what stands in the table at the computed slot. */
function prize({ spin, table: { prizes }, derived }: Computed): boolean {
  const due = prizes[prizeIndexAt(prizes, derived.slot)]
  if (due?.prize_id !== spin.prize_id) return false
  const { kind, amount, count } = due.reward
  const given = spin.reward
  return (
    given.kind === kind &&
    (given.amount ?? null) === (amount ?? null) &&
    (given.count ?? null) === (count ?? null)
  )
}

/** Everything that this device was answered with is what is told now. */
function seen({ spin, witness: own }: Computed): boolean {
  if (own === null) return true
  const { server_seed_hash, client_seed, nonce, slot: told } = spin.fairness
  return (
    own.server_seed_hash === server_seed_hash &&
    own.client_seed === client_seed &&
    own.nonce === nonce &&
    own.slot === told &&
    own.prize_id === spin.prize_id &&
    own.table_hash === spin.table_hash
  )
}

/** In the order they are shown. */
const checks = { commit, slot, table, prize, witness: seen } satisfies Record<
  string,
  (computed: Computed) => boolean | Promise<boolean>
>
export type CheckName = keyof typeof checks

export interface Verdict {
  readonly passed: boolean
  readonly steps: readonly { readonly name: CheckName; readonly passed: boolean }[]
  readonly derived: Derived
}

export async function verify(evidence: Evidence): Promise<Verdict> {
  const { server_seed, client_seed, nonce } = evidence.spin.fairness
  const derived = isSeed(server_seed)
    ? await derive(server_seed, client_seed, nonce)
    : { message: messageOf(client_seed, nonce), ...nowhere }
  const computed = { ...evidence, derived }
  const steps = []
  for (const [name, holds] of Object.entries(checks))
    steps.push({ name: name as CheckName, passed: await holds(computed) })
  return { passed: steps.every(({ passed }) => passed), steps, derived }
}
