/**
 * Ends of a round: a result, none, or a later one. Each locks the round first and answers whether this call did it,
 * so that two processes end it once. After the commit the caller sends the job `SETTLE`.
 */
import { eq } from 'drizzle-orm'
import type { RawPrize } from '../../db/schema/lotto-shapes.ts'
import { lottoRounds } from '../../db/schema/lotto.ts'
import type { Tx } from '../../db/types.ts'
import { findRound, type RoundOfLottery } from './rounds.ts'
import { digitsOf } from './digits.ts'
import { isUndecided } from './state.ts'

/** The round as it stands, locked; null when it has ended before. */
async function lockUndecided(tx: Tx, roundId: string): Promise<RoundOfLottery | null> {
  const found = await findRound(tx, roundId, 'update')
  if (!found) throw new RangeError(`no round ${roundId}`)
  return isUndecided(found.round.state) ? found : null
}

const write = (tx: Tx, roundId: string, set: Partial<typeof lottoRounds.$inferInsert>) =>
  tx.update(lottoRounds).set(set).where(eq(lottoRounds.id, roundId))

interface Announcement {
  readonly roundId: string
  readonly prizes: readonly RawPrize[]
  readonly now: number
  /** When an outside draw was read. */
  readonly sourceReadAt?: number
  /** When its bills may be settled; at once unless told. */
  readonly paysAt?: number
  /** When the value began to be known, where it was told. */
  readonly valueAt?: number | null
}

/** Writes the result. Throws `BadPrizes` on prizes that are not the family's, and when bills are still taken. */
export async function announce(
  tx: Tx,
  { roundId, prizes, now, sourceReadAt, paysAt, valueAt }: Announcement,
) {
  const found = await lockUndecided(tx, roundId)
  if (!found) return false
  if (now < found.round.closesAt) throw new RangeError(`round ${roundId} still takes bills`)
  const { top3, bottom2 } = digitsOf(found.lottery.family, prizes)
  await write(tx, roundId, {
    state: 'resulted',
    prizes: [...prizes],
    top3,
    bottom2,
    announcedAt: now,
    ...(sourceReadAt === undefined ? {} : { sourceReadAt }),
    ...(paysAt === undefined ? {} : { paysAt }),
    ...(valueAt == null ? {} : { valueAt }),
  })
  return true
}

interface End {
  readonly roundId: string
  readonly state: 'no_result' | 'voided'
  readonly now: number
  /** Only while this is when its result is due: who has put it off meanwhile has given it more time. */
  readonly resultAt?: number
}

/** Ends a round without a result: its bills are refunded. It takes no more bills from now on. */
export async function endWithoutResult(tx: Tx, { roundId, state, now, resultAt }: End): Promise<boolean> {
  const found = await lockUndecided(tx, roundId)
  if (!found || (resultAt !== undefined && found.round.resultAt !== resultAt)) return false
  await write(tx, roundId, { state, announcedAt: now })
  return true
}

interface Postponement {
  readonly roundId: string
  readonly resultAt: number
  readonly now: number
}

/** The result comes later: bills stay, no more are taken, and the round waits for its result from then on. */
export async function postpone(tx: Tx, { roundId, resultAt, now }: Postponement): Promise<boolean> {
  const found = await lockUndecided(tx, roundId)
  if (!found) return false
  if (resultAt <= now || resultAt < found.round.closesAt)
    throw new RangeError(`round ${roundId} cannot have its result then`)
  await write(tx, roundId, { state: 'postponed', resultAt, datedByHand: true })
  return true
}
