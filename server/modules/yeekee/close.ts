/**
 * Ends a round: freezes its shots, fills up to sixteen, computes, announces, pays the prizes and reveals the seed, all
 * in one transaction. Cut off, nothing of it happened; run again, nothing happens twice.
 */
import { eq } from 'drizzle-orm'
import { YEEKEE_RULES, type YeekeeProof } from '#contracts/yeekee.ts'
import { yeekeeRounds } from '../../db/schema/yeekee.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/types.ts'
import { announce } from '../lotto/announce.ts'
import { viewOfRound } from '../lotto/rounds.ts'
import { award } from './parts/award.ts'
import { fill } from './parts/fill.ts'
import { allShots, lockRoom, type Chain, type Shot } from './parts/shots.ts'
import { compute } from './parts/result.ts'

type Prizes = YeekeeProof['prizes']

const ending: readonly string[] = ['closed', 'awaiting']

function proofOf(chain: Chain, shots: readonly Shot[], prizes: Prizes): YeekeeProof {
  const { sum, subtracted, difference, top3, bottom2 } = compute(shots)
  return {
    round_id: chain.roundId,
    chain_id: chain.chainId,
    rule_version: YEEKEE_RULES,
    commit: chain.commitHash,
    server_seed: chain.serverSeed,
    head: shots.at(-1)!.head,
    shots: shots.map(({ seq, acceptedAt, number, name, memberId }) => ({
      seq,
      accepted_at: acceptedAt,
      number,
      name,
      filler: memberId === null,
    })),
    sum,
    rank16_seq: subtracted.seq,
    rank16_number: subtracted.number,
    difference,
    top3,
    bottom2,
    prizes,
  }
}

/** Answers whether this call ended it. A round that has its end already, or has time left, is left alone. */
export const closeYeekee = (db: Db, roundId: string, now: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const room = await lockRoom(tx, roundId)
    const { chain } = room
    if (!ending.includes(viewOfRound(room, now).state)) return false
    const shots = await allShots(tx, roundId)
    shots.push(...(await fill(tx, chain, now)))
    const prizes = [{ key: 'yeekee', numbers: [compute(shots).digits] }]
    if (!(await announce(tx, { roundId, prizes, now }))) return false
    const won = await award(tx, chain, shots, now)
    await tx
      .update(yeekeeRounds)
      .set({ proof: proofOf(chain, shots, won) })
      .where(eq(yeekeeRounds.roundId, roundId))
    return true
  })
