/** A round's commitment, made with the round before anybody can shoot; and the day's, before its first round. */
import { eq } from 'drizzle-orm'
import { yeekeeDays, yeekeeRounds } from '../../db/schema/yeekee.ts'
import type { Tx } from '../../db/types.ts'
import { second } from '../../kit/clock.ts'
import { type BeaconChain, firstAfter } from '../../kit/services/beacon.ts'
import type { DelayLength } from '../../kit/services/delay.ts'
import { commitOf, genesis, newSeed, seedBefore } from './yeekee-chain.ts'

interface NewRound {
  readonly id: string
  readonly lotteryId: string
  /** `2026-10-16`; Yeekee's day begins at 06:00. */
  readonly gameDay: string
  /** Of the day, from 1. */
  readonly roundNo: number
  /** Epoch ms (UTC). */
  readonly closesAt: number
}

/** Between the close and the value: clocks of several processes, and the last shot's transaction, are not exact to the second. */
const APART = 10 * second

/** What nobody knows before the close, and enters a result: a beacon's value or, where there is none, a delay over the shots. */
export type Draw =
  | { readonly beacon: BeaconChain; readonly delay?: never }
  | { readonly beacon?: never; readonly delay: DelayLength }

interface Commitments {
  /** Of the lottery, where there are more than one. */
  readonly prefix: string
  /** Rounds of a day. */
  readonly rounds: number
  readonly draw: Draw
}

type Day = typeof yeekeeDays.$inferSelect

/** What the chain is named after: `YK-20261016-042`. */
const chainIdOf = (prefix: string, { gameDay, roundNo }: NewRound): string =>
  `${prefix}-${gameDay.replaceAll('-', '')}-${String(roundNo).padStart(3, '0')}`

/** From the last round's down to the one before the first's, which is the anchor. */
function seedsFrom(lastSeed: string, rounds: number): string[] {
  const seeds = [lastSeed]
  while (seeds.length <= rounds) seeds.unshift(seedBefore(seeds[0]!))
  return seeds
}

/** The day as it was committed to first, by whichever process that was. */
async function dayOf(tx: Tx, round: NewRound, { rounds, draw }: Commitments): Promise<Day> {
  const { lotteryId, gameDay } = round
  const lastSeed = newSeed()
  const anchor = seedsFrom(lastSeed, rounds)[0]!
  const made = { lotteryId, gameDay, rounds, anchor, lastSeed, tagKey: newSeed(), ...draw }
  const target = [yeekeeDays.lotteryId, yeekeeDays.gameDay]
  const [day] = await tx
    .insert(yeekeeDays)
    .values(made)
    // Written on, so that the row is answered and held whoever made it.
    .onConflictDoUpdate({ target, set: { gameDay } })
    .returning()
  return day!
}

/** The seed of a round of a day. */
export const seedOf = ({ lastSeed, rounds }: Day, roundNo: number): string => {
  const seed = seedsFrom(lastSeed, rounds)[roundNo]
  if (roundNo < 1 || seed === undefined) throw new RangeError(`a day of ${rounds} rounds has no ${roundNo}`)
  return seed
}

/**
 * In the transaction that makes the rounds, which are one lottery's. Again is no error, and keeps what was committed to.
 */
export async function openYeekee(tx: Tx, rounds: readonly NewRound[], given: Commitments): Promise<void> {
  const days = new Map<string, Day>()
  const rows = []
  for (const round of rounds) {
    const day = days.get(round.gameDay) ?? (await dayOf(tx, round, given))
    days.set(round.gameDay, day)
    const chainId = chainIdOf(given.prefix, round)
    const serverSeed = seedOf(day, round.roundNo)
    const rules = day.beacon ? ('yk2' as const) : ('yk2d' as const)
    rows.push({
      roundId: round.id,
      chainId,
      serverSeed,
      commitHash: commitOf(serverSeed),
      head: genesis(chainId, rules),
      rules,
      dayId: day.id,
      beaconRound: day.beacon && firstAfter(day.beacon, round.closesAt + APART),
    })
  }
  if (rows.length > 0)
    await tx.insert(yeekeeRounds).values(rows).onConflictDoNothing({ target: yeekeeRounds.roundId })
}

/** The day of a round by `yk2` or `yk2d`. */
export async function dayById(db: Tx, id: string): Promise<Day> {
  const [day] = await db.select().from(yeekeeDays).where(eq(yeekeeDays.id, id))
  return day!
}
