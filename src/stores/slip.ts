/**
 * Slips: the lines that a member has put together and not sent yet, a slip a round. Kept on this device over a reload,
 * a killed WebView and signing in; gone when the bill is placed, the round closes or the member signs out.
 */
import { create } from 'zustand'
import type { BillInputLine } from '#contracts/bills.ts'
import type { Satang } from '#contracts/money.ts'
import { type Lines, lineKey, mergeLines, repriced, withoutLines } from './slip-lines.ts'
import { betPlaced, lastBet } from './kept/last-bet.ts'
import { keepSlips, type Prices, type Slip, storedSlips } from './slip-storage.ts'
import { useSession } from './session.ts'

/** What the last act did, for the word about it and its undo. */
export interface SlipNotice {
  what: 'added' | 'removed' | 'cleared' | 'mended'
  /** Numbers in the order they came, each once. */
  numbers: readonly string[]
  /** Lines added or removed. */
  count: number
  /** Lines whose amounts were added up. */
  repeats: number
  /** The lines had repeats been left out; null where there were none. */
  once: Lines | null
}

interface SlipState {
  slips: Readonly<Record<string, Slip>>
  /** Earlier lines of each round, the newest last; only for as long as the page lives. */
  past: Readonly<Record<string, readonly Lines[]>>
  notices: Readonly<Record<string, SlipNotice | null>>
  /** What a slip begins as: with the price of the member's last bet, where this device knows of one. */
  fresh: Slip
}

const UNDO_STEPS = 30
const noLines: Lines = []

function freshSlip(): Slip {
  const { price = null, prices = null } = lastBet() ?? {}
  return { walletId: '', price, prices, lines: noLines, at: 0 }
}

export const useSlips = create<SlipState>(() => ({
  slips: storedSlips.read() ?? {},
  past: {},
  notices: {},
  fresh: freshSlip(),
}))
storedSlips.onChange((slips) => useSlips.setState({ slips: slips ?? {}, past: {}, notices: {} }))

useSession.subscribe((now, before) => {
  // The next person at this device must not find what was put together.
  if (before.user && !now.user && now.ended === 'signedOut') keepAll({ slips: {}, past: {}, notices: {} })
  if (now.user?.username !== before.user?.username) useSlips.setState({ fresh: freshSlip() })
})

export const slipOf = (state: SlipState, roundId: string): Slip => state.slips[roundId] ?? state.fresh

const current = (roundId: string): Slip => slipOf(useSlips.getState(), roundId)

function keepAll(state: Partial<SlipState>): void {
  useSlips.setState(state)
  keepSlips(useSlips.getState().slips)
}

function put(roundId: string, change: Partial<Slip>): void {
  const slip = { ...current(roundId), ...change, at: Date.now() }
  keepAll({ slips: { ...useSlips.getState().slips, [roundId]: slip } })
}

/** Other lines, with a way back to those before. */
function replace(roundId: string, lines: Lines, notice: SlipNotice | null): void {
  const { past, notices } = useSlips.getState()
  const steps = [...(past[roundId] ?? []), current(roundId).lines].slice(-UNDO_STEPS)
  useSlips.setState({
    past: { ...past, [roundId]: steps },
    notices: { ...notices, [roundId]: notice },
  })
  put(roundId, { lines })
}

const numbersOf = (lines: Lines): string[] => [...new Set(lines.map((line) => line.number))]

/** Adds lines: typed, pasted, of an earlier bill or a saved set. Those that are there already get the amount on top; the notice says so, and `repeatsDropped` takes it back. */
export function pourIntoSlip(roundId: string, extra: Lines): void {
  if (extra.length === 0) return
  const { lines, repeats, once } = mergeLines(current(roundId).lines, extra)
  const notice = { what: 'added', numbers: numbersOf(extra), count: extra.length, repeats } as const
  replace(roundId, lines, { ...notice, once: repeats > 0 ? once : null })
}

/** The lines just added that were there already are left out after all. */
export function repeatsDropped(roundId: string): void {
  const once = useSlips.getState().notices[roundId]?.once
  if (once) replace(roundId, once, null)
}

export function linesRemoved(roundId: string, keys: ReadonlySet<string>): void {
  const { lines } = current(roundId)
  const gone = lines.filter((line) => keys.has(lineKey(line)))
  if (gone.length === 0) return
  const notice = { what: 'removed', numbers: numbersOf(gone), count: gone.length, repeats: 0 } as const
  replace(roundId, withoutLines(lines, keys), { ...notice, once: null })
}

/** Another amount for each line; `price` is kept for the lines that come next. */
export function linesRepriced(
  roundId: string,
  priceOf: (line: BillInputLine) => Satang,
  price: Satang | null = null,
): void {
  const { lines } = current(roundId)
  if (lines.length > 0) replace(roundId, repriced(lines, priceOf), null)
  if (price !== null) put(roundId, { price, prices: null })
}

/** What the lines that come next cost: one price for all, or one for each bet type. */
export const pricesSet = (roundId: string, next: { price?: Satang; prices: Prices | null }): void =>
  put(roundId, next)

/** Lines with the amounts that can be taken, by key; those of null are taken out. */
export function linesMended(roundId: string, amounts: ReadonlyMap<string, Satang | null>): void {
  const { lines } = current(roundId)
  const mended = lines.filter((line) => amounts.has(lineKey(line)))
  if (mended.length === 0) return
  const gone = new Set([...amounts].flatMap(([key, amount]) => (amount === null ? [key] : [])))
  const next = repriced(withoutLines(lines, gone), (line) => amounts.get(lineKey(line)) ?? line.amount)
  const notice = { what: 'mended', numbers: numbersOf(mended), count: mended.length, repeats: 0 } as const
  replace(roundId, next, { ...notice, once: null })
}

/** An amount as it is typed: no step of its own, the field undoes its typing itself. */
export function amountTyped(roundId: string, key: string, amount: Satang): void {
  const { lines } = current(roundId)
  put(roundId, { lines: repriced(lines, (line) => (lineKey(line) === key ? amount : line.amount)) })
}

export function slipCleared(roundId: string): void {
  const { lines } = current(roundId)
  if (lines.length === 0) return
  replace(roundId, noLines, { what: 'cleared', numbers: [], count: lines.length, repeats: 0, once: null })
}

/** The bill dialog has left lines out or changed amounts. */
export const linesReplaced = (roundId: string, lines: Lines): void => replace(roundId, lines, null)

/** Back to the lines before the last act; false when there is none. */
export function undone(roundId: string): boolean {
  const { past, notices } = useSlips.getState()
  const steps = past[roundId] ?? []
  const lines = steps.at(-1)
  if (!lines) return false
  useSlips.setState({
    past: { ...past, [roundId]: steps.slice(0, -1) },
    notices: { ...notices, [roundId]: null },
  })
  put(roundId, { lines })
  return true
}

export const walletChosen = (roundId: string, walletId: string): void => put(roundId, { walletId })

/** A bill of these lines was placed: the slip is done with, and the next one begins with its price. */
export function slipPlaced(roundId: string, lines: Lines): void {
  betPlaced(lines, current(roundId))
  slipDropped(roundId)
  useSlips.setState({ fresh: freshSlip() })
}

/** The bill was placed or the round has closed: nothing of the slip is kept. Answers how many lines it had. */
export function slipDropped(roundId: string): number {
  const { slips, past, notices } = useSlips.getState()
  const count = slips[roundId]?.lines.length ?? 0
  if (!slips[roundId]) return 0
  const without = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== roundId))
  keepAll({ slips: without(slips), past: without(past), notices: without(notices) })
  return count
}
