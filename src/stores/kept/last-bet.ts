/**
 * How the member bet last on this device, so that the next round begins there: as many digits, those bet types, that price. Of one
 * member, and only from a bill that was placed; it outlives a session that expired, and is gone when the member signs out.
 */
import type { Satang } from '#contracts/money.ts'
import { asRecord, persisted } from '../persisted.ts'
import { useSession } from '../session.ts'
import type { Lines } from '../slip-lines.ts'
import { type Prices, pricedAt, type Pricing, readPricing } from '../slip-storage.ts'
import { keptBet } from './kept-drafts.ts'

export interface LastBet extends Pricing {
  /** Of the number that was entered last, and the bet types it was entered for. */
  digits: number
  types: readonly string[]
}

const stored = persisted<LastBet & { owner: string }>({
  ...keptBet,
  version: 1,
  parse(value) {
    const record = asRecord(value)
    const { owner, digits, types } = record ?? {}
    if (typeof owner !== 'string' || typeof digits !== 'number' || !Array.isArray(types)) return null
    return { owner, digits, types: types.map(String), ...readPricing(record) }
  },
})

const here = () => useSession.getState().user?.username ?? ''

/** Of the member who is here; null for a visitor, and for who has not bet on this device. */
export function lastBet(): LastBet | null {
  const kept = stored.read()
  return kept?.owner === here() ? kept : null
}

/** A bill of these lines was placed, from a slip with this price. */
export function betPlaced(lines: Lines, pricing: Pricing): void {
  const bet = betOf(lines, pricing, lastBet())
  const owner = here()
  if (bet && owner !== '') stored.write({ ...bet, owner })
}

/** The number entered last says what comes next. A price that no line was bet at is none that was used: the one before stays. */
export function betOf(lines: Lines, pricing: Pricing, before: Pricing | null): LastBet | null {
  const last = lines.at(-1)
  if (!last) return null
  const types = [
    ...new Set(lines.filter(({ number }) => number === last.number).map((line) => line.bet_type)),
  ]
  const used = lines.some(({ bet_type, amount }) => pricedAt(pricing, bet_type) === amount)
  const { price = null, prices = null }: { price?: Satang | null; prices?: Prices | null } =
    (used ? pricing : before) ?? {}
  return { digits: last.number.length, types, price, prices }
}
