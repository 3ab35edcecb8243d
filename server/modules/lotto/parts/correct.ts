/** A result is put right: the round has another one, or none, and its bills are settled anew by it (modules/bill). */
import { eq } from 'drizzle-orm'
import type { RawPrize } from '../../../db/schema/lotto-shapes.ts'
import { lottoActs, lottoRounds } from '../../../db/schema/lotto.ts'
import type { Tx } from '../../../db/types.ts'
import { digitsOf } from '../digits.ts'
import type { RoundOfLottery } from '../rounds.ts'

interface Correction {
  /** Null: nothing was drawn, and the round is void. */
  readonly prizes: readonly RawPrize[] | null
  readonly paysAt: number
  readonly actor: string
  readonly reason: string
  readonly now: number
}

/** Under the round's lock. */
export async function correct(
  tx: Tx,
  { round, lottery }: RoundOfLottery,
  { prizes, paysAt, actor, reason, now }: Correction,
): Promise<void> {
  const { top3, bottom2 } = prizes ? digitsOf(lottery.family, prizes) : { top3: '', bottom2: '' }
  await tx
    .update(lottoRounds)
    .set({
      state: prizes ? 'resulted' : 'voided',
      prizes: prizes && [...prizes],
      top3,
      bottom2,
      resultNo: round.resultNo + 1,
      announcedAt: now,
      settledAt: null,
      paysAt,
    })
    .where(eq(lottoRounds.id, round.id))
  await tx.insert(lottoActs).values({
    roundId: round.id,
    act: 'correct',
    actor,
    reason,
    detail: { before: round.prizes, prizes },
    at: now,
  })
}
