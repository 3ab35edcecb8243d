/**
 * What of a wallet is the member's own and what a promotion binds. Pure; sums are satang.
 *
 * [Note: Own and bound]
 * A wallet has one balance. Of it a promotion binds what it gave, what the member moved into it, and what was won with
 * these; all else is the member's own and can be withdrawn at any time. A stake takes own money first. What a stake
 * brings back is divided as the stake was, a fraction of a satang to the bound part. So nothing but a bet or a transfer
 * of the member's makes own money less, and nothing but the end of the promotion makes bound money own.
 */
import { satang, type Satang } from '#contracts/money.ts'

/** A wallet as it stands; nothing is bound where `bound` is 0. */
export interface Standing {
  readonly balance: Satang
  readonly bound: Satang
}

/** What can be withdrawn now. */
export const ownOf = ({ balance, bound }: Standing): Satang => satang(Math.max(0, balance - bound))

/** What of a stake is taken from bound money: only what own money does not cover. */
export const boundPartOf = (standing: Standing, stake: Satang): Satang =>
  satang(Math.max(0, stake - ownOf(standing)))

/** What of a win is bound, where `part` of its `stake` was. */
export function boundShareOf(win: Satang, { stake, part }: { stake: Satang; part: Satang }): Satang {
  if (part === 0) return satang(0)
  const own = (BigInt(win) * BigInt(stake - part)) / BigInt(stake)
  return satang(win - Number(own))
}

/** What is bound after a round that was staked and settled at once. The stake is there. */
export function boundAfter(standing: Standing, { stake, win }: { stake: Satang; win: Satang }): Satang {
  const part = boundPartOf(standing, stake)
  return satang(standing.bound - part + boundShareOf(win, { stake, part }))
}

/** What a promotion holds: `bound` now, `moved` into it by the member, `credit` that it gave. */
export interface Pot {
  readonly bound: Satang
  readonly moved: Satang
  readonly credit: Satang
}

/** How the bound money is divided when its promotion ends, satang; both together are all of it. */
export interface Share {
  /** Goes back to the house. */
  readonly forfeit: Satang
  /** Becomes the member's own. */
  readonly keep: Satang
}

const share = (bound: number, keep: number): Share => ({ keep: satang(keep), forfeit: satang(bound - keep) })

/** Given up, withdrawn from, or run out of time: credit and winnings go back, what is left of the moved money does not. */
export const shareOfCancelled = ({ bound, moved, credit }: Pot): Share =>
  share(bound, Math.max(0, Math.min(moved, bound - credit)))

/** Played to the end: all is the member's but the credit that goes back, and what lies above the most. */
export function shareOfDone(
  { bound, moved }: Pick<Pot, 'bound' | 'moved'>,
  limits: { readonly maxWithdraw: Satang | null; readonly returnCredit: Satang },
): Share {
  const most = limits.maxWithdraw === null ? bound : moved + limits.maxWithdraw
  return share(bound, Math.min(Math.max(0, bound - limits.returnCredit), most))
}

/** A wallet as a platform tells it. One that does not say what is bound has all of it bound by its promotion. */
interface ToldWallet {
  readonly balance: Satang
  readonly bound?: Satang | null | undefined
  readonly active_promotion_name: string
}

/** The standing of a wallet as it is told. */
export function standingOf({ balance, bound, active_promotion_name: promotion }: ToldWallet): Standing {
  return { balance, bound: bound ?? (promotion === '' ? satang(0) : balance) }
}
