/** What the desk's calls and forms ask for, read. Baht outside, satang and hundredths inside. */
import * as z from 'zod/mini'
import { betTypes, lottoNumber, type BetType } from '#contracts/lotto.ts'
import { bahtAmount } from '#contracts/money.ts'
import { id, int } from '#contracts/wire.ts'
import type { BookLimits, Bound } from '../../db/schema/lotto-shapes.ts'
import type { NumberWish } from '../book/acts.ts'
import { reason } from './call.ts'

const aboveZero = bahtAmount().check(z.refine((value) => value > 0, { error: 'zero' }))

/** `POST /desk/lotto/number`. */
export const numberAsked = z.object({
  round_id: id(),
  bet_type: z.enum(Object.keys(betTypes) as [BetType, ...BetType[]]),
  number: lottoNumber(),
  state: z.enum(['closed', 'reduced', 'capped', 'usual']),
  /** Of a reduced one: what a baht wins. */
  rate: z.optional(aboveZero),
  /** Of a capped one: what all members together may stake. A reduced one may have it too. */
  cap: z.optional(bahtAmount()),
  reason: reason(),
})

const step = z.object({ from_amount: bahtAmount(), percent: int().check(z.minimum(1), z.maximum(100)) })
const boundAsked = z.object({ most: bahtAmount(), step: z.optional(step) })

/** `POST /desk/lotto/limits`; without `limits`, the lottery's again. */
export const limitsAsked = z.object({
  round_id: id(),
  limits: z.optional(z.object({ member: z.optional(boundAsked), payout: z.optional(boundAsked) })),
  reason: reason(),
})

/** Null where the parts do not fit each other: a length that is not the bet type's, a reduced number without a rate. */
export function numberWish(asked: z.output<typeof numberAsked>): NumberWish | null {
  const { bet_type: betType, number, state, rate = null, cap = null } = asked
  if (number.length !== betTypes[betType]) return null
  if (state === 'usual') return { betType, number, rule: null }
  if ((state === 'reduced' && rate === null) || (state === 'capped' && cap === null)) return null
  const rule = { state, rate: state === 'reduced' ? rate : null, cap: state === 'closed' ? null : cap }
  return { betType, number, rule }
}

const boundOf = (asked: z.output<typeof boundAsked>): Bound => ({
  most: asked.most,
  ...(asked.step ? { step: { from: asked.step.from_amount, percent: asked.step.percent } } : {}),
})

export function limitsWish({ limits }: z.output<typeof limitsAsked>): BookLimits | null {
  if (!limits) return null
  return {
    ...(limits.member ? { member: boundOf(limits.member) } : {}),
    ...(limits.payout ? { payout: boundOf(limits.payout) } : {}),
  }
}
