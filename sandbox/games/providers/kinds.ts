/** Which bets a kind of game takes, and how a round of it is played: parsing, then the rules. */
import * as z from 'zod/mini'
import { satang, type Satang } from '#contracts/money.ts'
import { fishKinds, isFish, shoot } from '../../game-rules/fish.ts'
import { hiloBets, rollDice, settleHilo } from '../../game-rules/hilo.ts'
import type { Rng } from '../../game-rules/rng.ts'
import { playSlot } from '../../game-rules/slot.ts'
import { MAX_LEGS, picks, playCoupon } from '../../game-rules/sport.ts'
import type { CatalogueGame } from '../../catalogue/entry.ts'
import { matchesFor } from './matches.ts'

/** Stakes on offer, in satang; all divisible by the five lines of a slot. */
export const stakesOf = {
  slot: [100, 200, 500, 1000, 2000, 5000, 10_000].map(satang),
  hilo: [500, 1000, 2000, 5000, 10_000, 50_000].map(satang),
  fish: [50, 100, 200, 500, 1000, 2000].map(satang),
  sport: [1000, 2000, 5000, 10_000, 50_000].map(satang),
} as const
/** On all bets of one throw together. */
export const HILO_MOST = satang(5_000_00)

const oneOf = (stakes: readonly number[]) => z.number().check(z.refine((value) => stakes.includes(value)))
const baht = z
  .number()
  .check(z.refine((value) => Number.isSafeInteger(value) && value > 0 && value % 100 === 0))

const spinBet = z.object({ kind: z.literal('slot'), stake: oneOf(stakesOf.slot) })
const throwBet = z.object({
  kind: z.literal('hilo'),
  stakes: z.record(z.string(), baht).check(
    z.refine((stakes) => {
      const entries = Object.entries(stakes)
      const total = entries.reduce((sum, [, stake]) => sum + stake, 0)
      return entries.length > 0 && entries.every(([bet]) => hiloBets.has(bet)) && total <= HILO_MOST
    }),
  ),
})
const shotBet = z.object({
  kind: z.literal('fish'),
  stake: oneOf(stakesOf.fish),
  fish: z.enum(fishKinds.map((fish) => fish.id)),
})
const couponBet = z.object({
  kind: z.literal('sport'),
  stake: oneOf(stakesOf.sport),
  legs: z.array(z.object({ match: z.string(), pick: z.enum(picks) })).check(
    z.minLength(1),
    z.maxLength(MAX_LEGS),
    z.refine((legs) => new Set(legs.map((leg) => leg.match)).size === legs.length),
  ),
})

const schemas = { slot: spinBet, hilo: throwBet, fish: shotBet, sport: couponBet } as const
const anyBet = z.discriminatedUnion('kind', [spinBet, throwBet, shotBet, couponBet])
export type ParsedBet = z.output<typeof anyBet>

/** The bet when it is one that this game takes; null otherwise. */
export function parseBet(game: CatalogueGame, body: unknown): ParsedBet | null {
  const read = z.safeParse(schemas[game.kind], body)
  return read.success ? read.data : null
}

export const stakeOf = (bet: ParsedBet): Satang =>
  satang(bet.kind === 'hilo' ? Object.values(bet.stakes).reduce((sum, one) => sum + one, 0) : bet.stake)

/** Where in its session a round stands: the coupon's matches depend on it. */
export interface Place {
  readonly sessionId: string
  readonly roundsBefore: number
}

interface Played {
  readonly win: Satang
  readonly outcome: unknown
  /** Beside the outcome in the answer. */
  readonly more?: Record<string, unknown>
}

/** Plays a round; null when the bet names a match that is not on offer. */
export function play(game: CatalogueGame, bet: ParsedBet, place: Place, rng: Rng): Played | null {
  switch (bet.kind) {
    case 'slot': {
      const outcome = playSlot(game.profile || 'even', satang(bet.stake), rng)
      return { win: outcome.total, outcome }
    }
    case 'hilo': {
      const stakes = new Map(Object.entries(bet.stakes).map(([id, stake]) => [id, satang(stake)]))
      const outcome = settleHilo(stakes, rollDice(rng))
      return { win: outcome.total, outcome }
    }
    case 'fish': {
      if (!isFish(bet.fish)) return null
      const outcome = shoot(bet.fish, satang(bet.stake), rng)
      return { win: outcome.total, outcome }
    }
    case 'sport': {
      const { matches } = matchesFor(place.sessionId, place.roundsBefore)
      if (!bet.legs.every((leg) => matches.some((match) => match.id === leg.match))) return null
      const outcome = playCoupon(matches, bet.legs, satang(bet.stake), rng)
      return {
        win: outcome.total,
        outcome,
        more: { next: matchesFor(place.sessionId, place.roundsBefore + 1).shown },
      }
    }
  }
}
