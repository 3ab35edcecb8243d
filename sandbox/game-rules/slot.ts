/**
 * Three-reel slot, 3 × 3, five lines (rows, then the two diagonals). Symbol 0 is wild and pays highest; symbol 7,
 * where a game has it, is the scatter: one on each reel starts eight free spins that pay double, without a new start.
 * Each reel stops on a uniformly drawn place of its strip, so every cell shows each place of the strip equally often.
 */
import { satang, type Satang } from '#contracts/money.ts'
import type { Rng } from './rng.ts'
import { slotProfiles, type SlotProfile, type SlotProfileName } from './slot-profiles.ts'
import { SCATTER, WILD, stripsOf } from './slot-strips.ts'

const LINES = 5
export const FREE_SPINS = 8
export const FREE_SPIN_FACTOR = 2

/** Cells are numbered row by row: 0 1 2 / 3 4 5 / 6 7 8. */
export const slotLines = [
  [3, 4, 5],
  [0, 1, 2],
  [6, 7, 8],
  [0, 4, 8],
  [6, 4, 2],
] as const

interface LineWin {
  line: number
  symbol: number
  win: Satang
}

export interface Spin {
  /** Nine symbols, row by row. */
  cells: number[]
  lines: LineWin[]
  win: Satang
}

export interface SlotOutcome extends Spin {
  /** Free spins played at once, their wins already doubled; empty without three scatters. */
  free: Spin[]
  total: Satang
}

/** What three symbols on a line pay, in line stakes. */
export function linePay(
  pays: readonly number[],
  a: number,
  b: number,
  c: number,
): { symbol: number; pay: number } {
  if (a === SCATTER || b === SCATTER || c === SCATTER) return { symbol: SCATTER, pay: 0 }
  const symbol = a !== WILD ? a : b !== WILD ? b : c
  const fits = [a, b, c].every((one) => one === symbol || one === WILD)
  return { symbol, pay: fits ? (pays[symbol] ?? 0) : 0 }
}

/** Stakes are split over five lines, so they must be divisible by five satang. */
const lineStake = (stake: Satang): number => stake / LINES

function spinOnce(profile: SlotProfileName, stake: Satang, factor: number, rng: Rng): Spin {
  const strips = stripsOf(profile)
  const stops = strips.map((strip) => rng(strip.length))
  const cells: number[] = []
  for (let row = 0; row < 3; row++) {
    strips.forEach((strip, reel) => cells.push(strip[(stops[reel]! + row) % strip.length]!))
  }
  return readCells(profile, cells, stake, factor)
}

/** Wins of nine shown symbols. */
export function readCells(profile: SlotProfileName, cells: number[], stake: Satang, factor = 1): Spin {
  const { pays } = slotProfiles[profile]
  const lines = slotLines.flatMap(([a, b, c], line): LineWin[] => {
    const { symbol, pay } = linePay(pays, cells[a]!, cells[b]!, cells[c]!)
    return pay > 0 ? [{ line, symbol, win: satang(pay * lineStake(stake) * factor) }] : []
  })
  return { cells, lines, win: satang(lines.reduce((sum, one) => sum + one.win, 0)) }
}

/** A scatter on each of the three reels. */
export const startsFreeSpins = (cells: readonly number[]): boolean =>
  [0, 1, 2].every((reel) => [0, 3, 6].some((row) => cells[row + reel] === SCATTER))

/** One round: the spin that was paid for, and its free spins. */
export function playSlot(profile: SlotProfileName, stake: Satang, rng: Rng): SlotOutcome {
  const spin = spinOnce(profile, stake, 1, rng)
  const count = startsFreeSpins(spin.cells) ? FREE_SPINS : 0
  const free = Array.from({ length: count }, () => spinOnce(profile, stake, FREE_SPIN_FACTOR, rng))
  return { ...spin, free, total: satang(free.reduce((sum: number, one) => sum + one.win, spin.win)) }
}

/** Exact return to player in percent, by enumeration of the strips. */
export function slotRtp(profile: SlotProfileName): number {
  const { pays, counts }: SlotProfile = slotProfiles[profile]
  const length = counts.reduce((a, b) => a + b)
  let paid = 0
  counts.forEach((na, a) =>
    counts.forEach((nb, b) =>
      counts.forEach((nc, c) => {
        paid += na * nb * nc * linePay(pays, a, b, c).pay
      }),
    ),
  )
  const base = paid / length ** 3
  // A scatter shows on a reel when one of its three cells holds it; strips keep scatters three places apart.
  const start = ((3 * (counts[SCATTER] ?? 0)) / length) ** 3
  return base * (1 + start * FREE_SPINS * FREE_SPIN_FACTOR) * 100
}
