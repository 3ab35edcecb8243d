/** Restricts a number of a round by hand. */
import '../not-in-production.ts'
import { betTypes, type BetType } from '#contracts/lotto.ts'
import { parseBaht, type Satang } from '#contracts/money.ts'
import type { Tx } from '#server/db/types.ts'
import { restrictNumber } from '#server/modules/book/acts.ts'

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

/** As the operator's desk does. False: no such round, or it does not take that bet type. */
export const restrict = (tx: Tx, roundId: string, { betType, number, state, amount }: Wish, now: number) =>
  restrictNumber(
    tx,
    { roundId, operator: 'sandbox', reason: 'by hand, on the page of draws', now },
    {
      betType,
      number,
      rule: { state, rate: state === 'reduced' ? amount : null, cap: state === 'capped' ? amount : null },
    },
  )
