/** The single checks of a proof, each true when it holds. Pure; what they are handed may be anything a reply can be. */
import { YEEKEE_RANK, YEEKEE_RULES, type YeekeeProof } from '#contracts/yeekee.ts'
import type { Witness } from '#src/stores/yeekee-witness.ts'
import { commitOf, fillerNumber } from './chain.ts'

/** What is checked, and against what. */
export interface Evidence {
  readonly proof: YeekeeProof
  /** What this device saw while the round ran; null where it was not there. */
  readonly witness: Witness | null
  /** Digits as announced elsewhere, by which bets are decided; null where they are not known. */
  readonly announced: { readonly top3: string; readonly bottom2: string } | null
  /** Heads computed from the published list, H0 first. */
  readonly heads: readonly string[]
}

export const chainIdOf = (proof: YeekeeProof): string => proof.chain_id || proof.round_id

/** The rank subtracted, prizes and places are this rule's; another version needs another verifier. */
const rules = ({ proof }: Evidence): boolean => proof.rule_version === YEEKEE_RULES

/** Places run from 1 without a hole, in the order of time, and fillers stand only where members' shots ran out. */
function list({ proof: { shots } }: Evidence): boolean {
  const real = shots.filter((shot) => !shot.filler).length
  return (
    shots.length === Math.max(real, YEEKEE_RANK) &&
    shots.every(({ seq, filler, accepted_at }, index) => {
      const before = shots[index - 1]
      const inTime = before === undefined || before.accepted_at <= accepted_at
      return seq === index + 1 && filler === index >= real && inTime
    })
  )
}

/** The seed revealed is the one committed to before the round, as this device saw it then. */
const commit = async ({ proof, witness }: Evidence): Promise<boolean> =>
  (await commitOf(proof.server_seed)) === proof.commit &&
  (witness === null || witness.commit === proof.commit)

/** The list leads to the head that was published, through the one that this device saw while the round ran. */
function chain({ proof, witness, heads }: Evidence): boolean {
  const seen = witness === null || heads[witness.count] === witness.head
  return heads.at(-1) === proof.head && seen
}

/** Numbers without a member follow from the seed. */
async function fillers({ proof }: Evidence): Promise<boolean> {
  const filled = proof.shots.filter((shot) => shot.filler)
  for (const [index, { number }] of filled.entries())
    if (number !== (await fillerNumber(proof.server_seed, chainIdOf(proof), index + 1))) return false
  return true
}

const sum = ({ proof: { shots, sum: told } }: Evidence): boolean =>
  shots.reduce((total, { number }) => total + Number(number), 0) === told

/** Rank 16 counts from the newest. */
function rank16({ proof }: Evidence): boolean {
  const subtracted = proof.shots.at(-YEEKEE_RANK)
  return subtracted?.seq === proof.rank16_seq && subtracted.number === proof.rank16_number
}

function digits({ proof, announced }: Evidence): boolean {
  const { difference, top3, bottom2 } = proof
  const text = String(difference).padStart(5, '0')
  return (
    difference === proof.sum - Number(proof.rank16_number) &&
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

/** Every receipt of this device stands in the list, at its place, under the head it was given. */
const receipts = ({ proof, witness, heads }: Evidence): boolean =>
  (witness?.receipts ?? []).every(
    ({ seq, number, head }) => proof.shots[seq - 1]?.number === number && heads[seq] === head,
  )

/** In the order they are shown. */
export const checks = {
  rules,
  list,
  commit,
  chain,
  fillers,
  sum,
  rank16,
  digits,
  prizes,
  receipts,
} satisfies Record<string, (evidence: Evidence) => boolean | Promise<boolean>>

export type CheckName = keyof typeof checks
