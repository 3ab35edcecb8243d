/**
 * What one operator alone could profit from (who knows a draw and may move its times, or give stakes back) is done by two: the
 * first asks, another who asks the very same has it done. Both are kept (`lotto_acts`).
 */
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { lottoActs } from '../../db/schema/lotto.ts'
import type { Tx } from '../../db/types.ts'
import { hour } from '../../kit/clock.ts'

/** How long what one has asked for waits for another. */
const PATIENCE = 12 * hour

interface Asked {
  /** Null where it is no single round's. */
  readonly roundId: string | null
  /** All that would be done: it counts as the same only to the letter. */
  readonly wish: readonly unknown[]
  readonly operator: string
  readonly reason: string
  readonly now: number
}

/** Whether another operator has asked for the same already; else it is noted that this one does. Under the round's lock. */
export async function anotherAsked(
  tx: Tx,
  { roundId, wish, operator, reason, now }: Asked,
): Promise<boolean> {
  const detail = { wish: JSON.stringify(wish) }
  const [other] = await tx
    .select({ id: lottoActs.id })
    .from(lottoActs)
    .where(
      and(
        roundId === null ? isNull(lottoActs.roundId) : eq(lottoActs.roundId, roundId),
        eq(lottoActs.act, 'asked'),
        ne(lottoActs.actor, operator),
        gt(lottoActs.at, now - PATIENCE),
        sql`${lottoActs.detail} = ${JSON.stringify(detail)}::jsonb`,
      ),
    )
    .limit(1)
  if (!other)
    await tx.insert(lottoActs).values({ roundId, act: 'asked', actor: operator, reason, detail, at: now })
  return other !== undefined
}
