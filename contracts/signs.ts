/** What a member's own record says of their play: signs that it may do harm. domain.md §8. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { int, oneOf } from './wire.ts'

/**
 * `chasing`: deposits again and again on a day that was lost; `rising`: deposits far above what is usual; `taken_back`: a deposit soon
 * after a withdrawal; `nights`: bets between midnight and five; `raises`: own limits that shall be higher.
 */
export const signKinds = ['chasing', 'rising', 'taken_back', 'nights', 'raises'] as const

/** A word of `signKinds`. */
export type SignKind = (typeof signKinds)[number]

/** One sign, as the page of signs and the deposit's question tell it. */
export const playSign = z.object({ kind: oneOf(signKinds), count: int(), days: int() })

/** `count`: days, deposits, withdrawals, nights or wishes, by `kind`; `days`: how far back. */
export type PlaySign = z.output<typeof playSign>

/** Reckoned when it is asked for, from the member's own record, and kept nowhere. The gravest first. */
export const getSigns = endpoint({
  name: 'protection.signs',
  method: 'GET',
  path: '/api/member/protection/signs',
  onError: 'part',
  origin: 'extension',
  summary: 'Signs that play may do harm, found in the own record of the last weeks, the gravest first.',
  response: z.array(playSign),
})
