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
}

/** Writes the result. Throws `BadPrizes` on prizes that are not the family's, and when bills are still taken. */
export async function announce(tx: Tx, { roundId, prizes, now, sourceReadAt }: Announcement) {
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
  })
  return true
}

interface End {
  readonly roundId: string
  readonly state: 'no_result' | 'voided'
  readonly now: number
}

/** Ends a round without a result: its bills are refunded. It takes no more bills from now on. */
export async function endWithoutResult(tx: Tx, { roundId, state, now }: End): Promise<boolean> {
  const found = await lockUndecided(tx, roundId)
  if (!found) return false
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
  await write(tx, roundId, { state: 'postponed', resultAt })
  return true
}
