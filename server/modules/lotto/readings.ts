/**
 * What was drawn, as sources and operators say it. A result is what enough of them say alike; who says it twice has said it once.
 * The same way corrects one, with operators alone, two of them at least.
 */
import { and, eq } from 'drizzle-orm'
import type { RawPrize } from '../../db/schema/lotto-shapes.ts'
import { lottoActs, lottoReadings, lottoRounds } from '../../db/schema/lotto.ts'
import type { Tx } from '../../db/types.ts'
import { minute, second } from '../../kit/clock.ts'
import { announce } from './announce.ts'
import { digitsOf } from './digits.ts'
import { correct } from './parts/correct.ts'
import { findRound, type RoundOfLottery } from './rounds.ts'
import { isUndecided } from './state.ts'

/** A source by its name, or an operator with the reason that is recorded. */
type Sayer = { readonly source: string } | { readonly operator: string; readonly reason: string }

export interface Reading {
  readonly roundId: string
  readonly by: Sayer
  /** Null: nothing was drawn. Of operators, and to correct a result only; a round without one is voided (desk.ts). */
  readonly prizes: readonly RawPrize[] | null
  /** The source's own time of the value. */
  readonly valueAt: number | null
  readonly now: number
}

/** `waits` for others who say the same; `announced` and `corrected`: this was the last that was needed; `ended`: too late. */
export type Taken = 'waits' | 'announced' | 'corrected' | 'ended'

/** In one writing: `9,874.56` and `9874.56` are one price, and two numbers of one prize have no order. */
const saidOf = (prizes: readonly RawPrize[] | null): string =>
  JSON.stringify(
    prizes
      ?.map(({ key, numbers }) => [key, numbers.map((number) => number.replaceAll(/[,+]/g, '')).sort()])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)) ?? null,
  )

/** Corrections are made by people, by more than one. */
const FEWEST_OPERATORS = 2

const nameOf = (by: Sayer) => ('source' in by ? `source:${by.source}` : `operator:${by.operator}`)

/** The readings that say the same, this one among them. */
async function agreeing(tx: Tx, roundId: string, resultNo: number, said: string) {
  return tx
    .select()
    .from(lottoReadings)
    .where(
      and(
        eq(lottoReadings.roundId, roundId),
        eq(lottoReadings.resultNo, resultNo),
        eq(lottoReadings.said, said),
      ),
    )
}

async function note(tx: Tx, { roundId, by, prizes, valueAt, now }: Reading, resultNo: number) {
  const row = {
    roundId,
    resultNo,
    source: nameOf(by),
    isOperator: 'operator' in by,
    prizes: prizes && [...prizes],
    said: saidOf(prizes),
    valueAt,
    at: now,
  }
  const { roundId: _, resultNo: __, source: ___, ...set } = row
  await tx
    .insert(lottoReadings)
    .values(row)
    .onConflictDoUpdate({
      target: [lottoReadings.roundId, lottoReadings.resultNo, lottoReadings.source],
      set,
    })
  if ('operator' in by)
    await tx.insert(lottoActs).values({
      roundId,
      act: 'reading',
      actor: by.operator,
      reason: by.reason,
      detail: { resultNo, prizes },
      at: now,
    })
  return row.said
}

/** What somebody knows already is no bet any more. */
async function closeAt(tx: Tx, { round }: RoundOfLottery, now: number): Promise<void> {
  if (now >= round.closesAt) return
  const opensAt = Math.min(round.opensAt, now - minute)
  const times = { opensAt, closesAt: now, datedByHand: true }
  await tx.update(lottoRounds).set(times).where(eq(lottoRounds.id, round.id))
}

/** The earliest of the times that were told; null when none was. */
const earliest = (...times: readonly (number | null)[]): number | null => {
  const told = times.filter((time) => time !== null)
  return told.length === 0 ? null : Math.min(...told)
}

async function takeFirst(tx: Tx, found: RoundOfLottery, reading: Reading): Promise<Taken> {
  const { round, lottery } = found
  const { roundId, prizes, now } = reading
  if (!prizes) throw new RangeError('a round without a result is voided')
  await closeAt(tx, found, now)
  const alike = await agreeing(tx, roundId, round.resultNo, await note(tx, reading, round.resultNo))
  if (alike.length < lottery.confirmations) return 'waits'
  await announce(tx, {
    roundId,
    prizes,
    now,
    sourceReadAt: Math.min(...alike.map(({ at }) => at)),
    paysAt: now + lottery.holdSeconds * second,
    valueAt: earliest(round.valueAt, ...alike.map(({ valueAt }) => valueAt)),
  })
  return 'announced'
}

async function takeCorrection(tx: Tx, found: RoundOfLottery, reading: Reading): Promise<Taken> {
  const { round, lottery } = found
  const { roundId, by, prizes, now } = reading
  if (!('operator' in by)) return 'ended'
  if (saidOf(prizes) === saidOf(round.prizes)) throw new RangeError('that is the result already')
  const resultNo = round.resultNo + 1
  const alike = await agreeing(tx, roundId, resultNo, await note(tx, reading, resultNo))
  if (alike.length < Math.max(FEWEST_OPERATORS, lottery.confirmations)) return 'waits'
  await correct(tx, found, {
    prizes,
    now,
    paysAt: now + lottery.holdSeconds * second,
    actor: by.operator,
    reason: by.reason,
  })
  return 'corrected'
}

/**
 * Takes what somebody says was drawn, under the round's lock. Throws `BadPrizes` on prizes that are not the family's, and a
 * RangeError on what cannot be said of this round. After the commit the caller sends the job `SETTLE`, for when it is paid.
 */
export async function takeReading(tx: Tx, reading: Reading): Promise<Taken> {
  const found = await findRound(tx, reading.roundId, 'update')
  if (!found) throw new RangeError(`no round ${reading.roundId}`)
  const { round, lottery } = found
  if (lottery.kind === 'yeekee') throw new RangeError('Yeekee proves its result itself')
  if (reading.prizes) digitsOf(lottery.family, reading.prizes)
  if (isUndecided(round.state)) return takeFirst(tx, found, reading)
  if (round.state !== 'resulted' && round.state !== 'settled') return 'ended'
  return takeCorrection(tx, found, reading)
}
