/** Restricts a number of a round by hand. */
import '../not-in-production.ts'
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { parseBaht, type Satang } from '#contracts/money.ts'
import { lottoNumbers } from '#server/db/schema/lotto.ts'
import type { Tx } from '#server/db/types.ts'
import { findRound, ratesOf } from '#server/modules/lotto/rounds.ts'

const states = ['closed', 'reduced', 'capped'] as const

interface Wish {
  readonly betType: BetType
  readonly number: string
  readonly state: (typeof states)[number]
  /** Baht: the rate of a reduced number, the cap of a capped one. */
  readonly amount: Satang | null
}

/** What the form asks for; null when it makes no sense. */
export function readWish(form: Readonly<Record<string, unknown>>): Wish | null {
  const betType = (Object.keys(betTypes) as BetType[]).find((key) => key === form.bet_type)
  const state = states.find((each) => each === form.state)
  const number = typeof form.number === 'string' ? form.number.trim() : ''
  const amount = typeof form.amount === 'string' && form.amount !== '' ? parseBaht(form.amount) : null
  if (!betType || !state || !/^\d+$/.test(number) || number.length !== betTypes[betType]) return null
  if (state !== 'closed' && (amount === null || amount <= 0)) return null
  return { betType, number, state, amount: state === 'closed' ? null : amount }
}

/** Over what was set for the number before. False: no such round, or it does not take that bet type. */
export async function restrict(
  tx: Tx,
  roundId: string,
  { betType, number, state, amount }: Wish,
): Promise<boolean> {
  const found = await findRound(tx, roundId)
  if (!found) return false
  const rates = await ratesOf(tx, found.lottery.id)
  if (!rates.some((rate) => rate.betType === betType)) return false
  const set = { state, rate: state === 'reduced' ? amount : null, cap: state === 'capped' ? amount : null }
  await tx
    .insert(lottoNumbers)
    .values({ roundId, betType, number, ...set })
    .onConflictDoUpdate({ target: [lottoNumbers.roundId, lottoNumbers.betType, lottoNumbers.number], set })
  return true
}
