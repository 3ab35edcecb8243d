/** What is published when a round has ended: everything that its result was computed of. */
import type { YeekeeProof } from '#contracts/yeekee.ts'
import type { lottoRounds } from '../../../db/schema/lotto.ts'
import { compute } from './result.ts'
import type { Chain, Day, Room, Shot } from './shots.ts'

/** What a round names before anybody shoots. */
export const dayShown = (
  { anchor, rounds, beacon, delay }: Day,
  { beaconRound }: Chain,
  { roundNo }: Pick<typeof lottoRounds.$inferSelect, 'roundNo'>,
) => ({
  day: { anchor, round_no: roundNo, rounds },
  ...(beacon && { beacon: { ...beacon, round: beaconRound! } }),
  ...(delay && { delay }),
})

/** What nobody knew before the close: a beacon's value, or what the delay came to. */
export type Value = { readonly randomness: string } & (
  | { readonly signature: string; readonly checkpoints?: never }
  | { readonly signature?: never; readonly checkpoints: readonly string[] }
)

/** It, and what it made of the seed. */
export interface Salted {
  readonly value: Value
  readonly salt: number
}

function listOf({ chain, day, round }: Room, shots: readonly Shot[]) {
  const { sum, subtracted, difference } = compute(shots)
  return {
    round_id: chain.roundId,
    chain_id: chain.chainId,
    rule_version: chain.rules,
    commit: chain.commitHash,
    server_seed: chain.serverSeed,
    ...(day && { day: dayShown(day, chain, round).day }),
    head: shots.at(-1)?.head ?? chain.head,
    shots: shots.map(({ seq, acceptedAt, number, name, tag, memberId }) => ({
      seq,
      accepted_at: acceptedAt,
      number,
      name,
      ...(tag ? { tag } : {}),
      filler: memberId === null,
    })),
    sum,
    rank16_seq: subtracted?.seq ?? null,
    rank16_number: subtracted?.number ?? null,
    difference,
  }
}

/** Of a round with a result; `salted` is null by `yk1`. */
export function proofOf(
  room: Room,
  shots: readonly Shot[],
  { salted, prizes }: { salted: Salted | null; prizes: YeekeeProof['prizes'] },
): YeekeeProof {
  const { top3, bottom2 } = compute(shots, salted?.salt)
  const { beacon, delay } = room.day ? dayShown(room.day, room.chain, room.round) : {}
  const { signature, checkpoints } = salted?.value ?? {}
  return {
    ...listOf(room, shots),
    ...(beacon && signature && { beacon: { ...beacon, signature } }),
    ...(delay &&
      checkpoints && {
        delay: { ...delay, checkpoints: [...checkpoints], published_at: room.chain.publishedAt! },
      }),
    ...(salted && { salt: salted.salt }),
    top3,
    bottom2,
    prizes,
  }
}

/** Of a round that ended without one: what was committed to and what was shot are shown all the same. */
export const voidProofOf = (room: Room, shots: readonly Shot[]): YeekeeProof => ({
  ...listOf(room, shots),
  voided: true,
  top3: '',
  bottom2: '',
  prizes: [],
})
