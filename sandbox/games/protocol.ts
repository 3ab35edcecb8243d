/**
 * What a game's page and its provider say to each other. Money is integer satang. Types only: the page imports them
 * and nothing of them is left when its modules are served.
 */
import type { CouponOutcome } from '../game-rules/sport.ts'
import type { FishOutcome } from '../game-rules/fish.ts'
import type { HiloOutcome } from '../game-rules/hilo.ts'
import type { SlotOutcome } from '../game-rules/slot.ts'
import type { gamesUi } from '../strings/games-ui.ts'

/** The texts with their numbers left open, as they travel: `{n}` stands for a value. */
export type Texts = typeof gamesUi

export interface SlotSetup {
  kind: 'slot'
  /** Poster subjects of the symbols, 0 the wild one; the eighth, where there is one, the scatter. */
  symbols: { subject: string; name: string }[]
  /** Three on a line, in line stakes. */
  pays: number[]
  lines: number[][]
  freeSpins: number
  freeFactor: number
}
export interface HiloSetup {
  kind: 'hilo'
  /** What each bet returns, stake included; single faces by how often they show. */
  bets: { id: string; returns: number[] }[]
  most: number
}
export interface FishSetup {
  kind: 'fish'
  fish: { id: string; subject: string; name: string; pays: number; weight: number }[]
}
export interface MatchShown {
  id: string
  home: string
  away: string
  /** Odds of 1, X, 2 in hundredths. */
  odds: number[]
}
export interface SportSetup {
  kind: 'sport'
  matches: MatchShown[]
  mostLegs: number
}
export type Setup = SlotSetup | HiloSetup | FishSetup | SportSetup

/** Answer to the exchange of the launch token. */
export interface Started {
  /** Who may be told of events. */
  parentOrigin: string
  game: { id: string; name: string; provider: string; rtp: number | null }
  demo: boolean
  wallet: string
  balance: number
  /** Stakes on offer, in satang. */
  stakes: number[]
  setup: Setup
  texts: Texts
}

interface SpinBet {
  kind: 'slot'
  stake: number
}
interface ThrowBet {
  kind: 'hilo'
  stakes: Record<string, number>
}
interface ShotBet {
  kind: 'fish'
  stake: number
  fish: string
}
export interface CouponBet {
  kind: 'sport'
  stake: number
  legs: { match: string; pick: '1' | 'X' | '2' }[]
}
export type Bet = SpinBet | ThrowBet | ShotBet | CouponBet

interface Settled<Outcome> {
  stake: number
  win: number
  /** After the round. */
  balance: number
  outcome: Outcome
}
/** Answer to a round, by kind of bet. */
export interface Rounds {
  slot: Settled<SlotOutcome>
  hilo: Settled<HiloOutcome>
  fish: Settled<FishOutcome>
  sport: Settled<CouponOutcome> & { next: MatchShown[] }
}
export type Round = Rounds[keyof Rounds]
