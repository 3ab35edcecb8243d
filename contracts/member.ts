/** What a signed-in member owns: points and wallets. Product-spec §3; WALLET-1. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { baht } from './money.ts'
import { day, flag, id, int, num, text } from './wire.ts'

/** The main wallet, usable for every game and the only one that may be shown empty (GAME-2). */
export const MAIN_WALLET_TYPE = 1

/** A purse of the member; wallets of several kinds hold money for several kinds of games. */
export const wallet = z.object({
  id: id(),
  wallet_name: z.string(),
  balance: baht(),
  /** Game category the money is for, or `all`. */
  category: text(),
  can_deposit: flag(),
  wallet_type_id: int(),
  active_promotion_name: text(),
  /** Turnover still to be played, in baht. */
  current_turnover: baht(),
  /** What its promotion binds of the balance; the rest is the member's own. Missing: all of it is bound. An extension. */
  bound: z.nullish(baht()),
})

/** `expiring` and `expires_on` are null where the member has no points. */
export const getPoints = endpoint({
  name: 'member.points',
  method: 'POST',
  path: '/api/member/points',
  onError: 'part',
  byHand: false,
  origin: 'spec',
  summary: 'Points of the member.',
  response: z.object({
    point: num(),
    /** The points that end first, and the last Thai day on which they can be used. */
    expiring: z.nullish(num()),
    expires_on: z.nullish(day()),
  }),
})

/** Rows carry money: a row that cannot be read fails the call, it is never dropped. */
export const getWallets = endpoint({
  name: 'member.wallets',
  method: 'POST',
  path: '/api/member/wallets',
  onError: 'part',
  byHand: false,
  origin: 'spec',
  summary: 'Wallets of the member with their balances.',
  response: z.array(wallet),
})

/** One wallet, read: `balance`, `current_turnover` and `bound` in satang. */
export type Wallet = z.output<typeof wallet>
