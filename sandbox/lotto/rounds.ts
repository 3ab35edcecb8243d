/** What the sandbox's page and tests do to rounds, in place of draw officials. */
import '../not-in-production.ts'
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { RawPrize } from '#server/db/schema/lotto-shapes.ts'
import { lotteries, lottoRounds } from '#server/db/schema/lotto.ts'
import { yeekeeRounds } from '#server/db/schema/yeekee.ts'
import type { Db, Tx } from '#server/db/types.ts'
import { second } from '#server/kit/clock.ts'
import { announce } from '#server/modules/lotto/announce.ts'
import { findRound, type RoundOfLottery } from '#server/modules/lotto/rounds.ts'
import { isUndecided, undecided } from '#server/modules/lotto/state.ts'
import { release } from './beacon.ts'
import { drawAtRandom, prizeKeys } from './draw.ts'

/** Which rounds: of one lottery, one round alone, or of every lottery the first to close. */
export interface Shown {
  readonly lottery?: string | undefined
  readonly round?: string | undefined
  /** Only those that close later than this (epoch ms): after the clock was moved, those of a day wait for their results. */
  readonly closingAfter?: number | undefined
}

const EACH = 2
const OF_ONE = 12

/** Rounds that have no end yet, in the order of closing. */
export async function livingRounds(
  db: Db,
  { lottery, round, closingAfter }: Shown,
): Promise<RoundOfLottery[]> {
  const place = sql<number>`row_number() over (partition by ${lottoRounds.lotteryId} order by ${lottoRounds.closesAt})`
  const placed = db
    .select({ id: lottoRounds.id, place: place.as('place') })
    .from(lottoRounds)
    .where(
      and(
        inArray(lottoRounds.state, [...undecided]),
        closingAfter === undefined ? undefined : gt(lottoRounds.closesAt, closingAfter),
      ),
    )
    .as('placed')
  const first = lte(placed.place, lottery === undefined ? EACH : OF_ONE)
  return db
    .select({ round: lottoRounds, lottery: lotteries })
    .from(placed)
    .innerJoin(lottoRounds, eq(lottoRounds.id, placed.id))
    .innerJoin(lotteries, eq(lotteries.id, lottoRounds.lotteryId))
    .where(
      round === undefined
        ? and(first, lottery === undefined ? undefined : eq(lotteries.key, lottery))
        : eq(lottoRounds.id, round),
    )
    .orderBy(asc(lottoRounds.closesAt), asc(lotteries.position))
}

/** A round that can still be ended, locked; null when it has ended or is not there. */
async function living(tx: Tx, roundId: string): Promise<RoundOfLottery | null> {
  const found = await findRound(tx, roundId, 'update')
  return found && isUndecided(found.round.state) ? found : null
}

/**
 * Takes no more bills from now on. Yeekee has its result at once, by its own job; a draw keeps its result time, so
 * that it can be drawn by hand first.
 */
export async function closeNow(tx: Tx, roundId: string, now: number): Promise<boolean> {
  const found = await living(tx, roundId)
  if (!found) return false
  const { round, lottery } = found
  if (round.closesAt <= now) return true
  if (lottery.kind === 'yeekee') await releaseValueOf(tx, roundId)
  const resultAt = lottery.kind === 'yeekee' ? now : round.resultAt
  const opensAt = Math.min(round.opensAt, now - second)
  const times = { opensAt, closesAt: now, resultAt, datedByHand: true }
  await tx.update(lottoRounds).set(times).where(eq(lottoRounds.id, roundId))
  return true
}

/** The value that the round named comes out when the round would have closed: it is out at once. */
async function releaseValueOf(tx: Tx, roundId: string): Promise<void> {
  const [room] = await tx.select().from(yeekeeRounds).where(eq(yeekeeRounds.roundId, roundId))
  if (room?.beaconRound) await release(tx, room.beaconRound)
}

/** Prizes as written on the page, several numbers with spaces between them; null when none is written. */
function writtenPrizes(keys: readonly string[], form: Readonly<Record<string, unknown>>): RawPrize[] | null {
  const written = keys.map((key) => {
    const text = form[key]
    return { key, numbers: typeof text === 'string' ? text.split(/\s+/).filter(Boolean) : [] }
  })
  return written.some(({ numbers }) => numbers.length > 0) ? written : null
}

/** Closes the round if need be and announces: these prizes, or others by chance. Yeekee is decided by its shots. */
export async function drawNow(
  tx: Tx,
  { roundId, form, now }: { roundId: string; form: Readonly<Record<string, unknown>>; now: number },
): Promise<boolean> {
  const found = await living(tx, roundId)
  if (!found || found.lottery.family === 'yeekee') return false
  const { family } = found.lottery
  await closeNow(tx, roundId, now)
  await tx.update(lottoRounds).set({ resultAt: now }).where(eq(lottoRounds.id, roundId))
  const prizes = writtenPrizes(prizeKeys(family), form) ?? drawAtRandom(family)
  return announce(tx, { roundId, prizes, now, sourceReadAt: now })
}
