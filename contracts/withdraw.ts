/** Withdrawals: what can be withdrawn and why not more, requests and how far they are. PAY-2; domain.md §5.3. */
import * as z from 'zod/mini'
import { memberBankAccount } from './auth.ts'
import { endpoint } from './kit.ts'
import { baht, bahtAmount } from './money.ts'
import { counted, flag, id, instant, int, oneOf, paging, rows, text } from './wire.ts'

/** There is no way back from `pending` to the wallet by the member (domain.md §8: no reverse withdrawal). */
export const withdrawalStates = ['pending', 'transferring', 'done', 'refused'] as const

/** A word of `withdrawalStates`. */
export type WithdrawalState = (typeof withdrawalStates)[number]

/**
 * A request to be paid out. Account and fee are as they were when it was made; `balance_after` is what all wallets
 * together held right after.
 */
export const withdrawal = z.object({
  withdrawal_id: id(),
  ref: z.string(),
  state: oneOf(withdrawalStates),
  amount: baht(),
  fee: baht(),
  /** What reaches the bank account. */
  net_amount: baht(),
  wallet_id: id(),
  wallet_name: text(),
  bank_account: memberBankAccount,
  created_at: instant(),
  checked_at: z.nullish(instant()),
  done_at: z.nullish(instant()),
  /** Refused: why, for the member. The money is back in the wallet. */
  reason: text(),
  refunded_at: z.nullish(instant()),
  balance_after: z.nullish(baht()),
})

/**
 * One request, read: sums in satang, instants in epoch ms (UTC). `checked_at`, `done_at` and `refunded_at` are null
 * until then.
 */
export type Withdrawal = z.output<typeof withdrawal>

/** A wallet in the view "can I withdraw?". */
export const withdrawWallet = z.object({
  wallet_id: id(),
  wallet_name: z.string(),
  balance: baht(),
  withdrawable: baht(),
  promotion_name: text(),
  turnover_done: baht(),
  turnover_target: baht(),
  /** What the end of its promotion takes back, which withdrawing from the wallet brings; missing: nothing. */
  forfeit: z.nullish(baht()),
})

/**
 * Blocks bear the codes `age`, `bank`, `bank_account`, `open_request`, `times`, `turnover` and `balance`. `times_used` counts
 * requests of this Thai day that were not refused; the bounds are of one request.
 */
export const getWithdrawOptions = endpoint({
  name: 'withdraw.options',
  method: 'GET',
  path: '/api/member/withdraw/options',
  origin: 'extension',
  summary: 'What can be withdrawn now, from which wallets, to which account, and what stands in the way.',
  response: z.object({
    withdrawable: baht(),
    locked: baht(),
    min_amount: baht(),
    max_amount: baht(),
    fee: baht(),
    times_used: int(),
    times_max: int(),
    wallets: z.array(withdrawWallet),
    bank_accounts: z.array(memberBankAccount),
    /** Everything that forbids withdrawing at all, with the page that lifts it. Empty: nothing does. */
    blocks: rows(z.object({ code: z.string(), message: z.string(), link: text() })),
    /** A request that is still under way. */
    open: z.nullish(withdrawal),
    can_withdraw: flag(),
    /** Whether one request may take from several wallets (`others` of `withdraw.create`); missing: from one. */
    takes_several: z.nullish(flag()),
    /** How long transfers took that reached their accounts today, Thai time, seconds; null while there was none. */
    pace: z.nullish(z.object({ count: int(), average: int(), slowest: int() })),
  }),
})

/** A further wallet that a request takes from; `expected_forfeit` as for the first. */
const otherWallet = z.object({
  wallet_id: id(),
  amount: bahtAmount().check(z.refine((v) => v > 0, { error: 'amount above zero' })),
  expected_forfeit: z.optional(bahtAmount()),
})

/**
 * Refused with the first of the blocks (that of `age` by a code of its own, 4035), and for a wallet with a promotion where `expected_forfeit` is not what its end
 * takes back; 422 for a wallet or account that is not the member's, and an `amount` out of bounds. The money leaves the
 * wallet with the answer, and that promotion ends: with bills of its money under way when they are settled. What `others` give
 * comes into `wallet_id` first, in the same transaction, as a transfer between wallets, and ends their promotions alike; where the bank
 * refuses, all of it is back in `wallet_id`.
 */
export const createWithdrawal = endpoint({
  name: 'withdraw.create',
  method: 'POST',
  path: '/api/member/withdraw/create',
  idempotent: true,
  stepUp: true,
  pin: { purpose: 'withdraw', always: true },
  origin: 'extension',
  summary: 'Asks for money to be sent to a registered bank account.',
  request: z.object({
    wallet_id: id(),
    bank_account_id: id(),
    amount: bahtAmount().check(z.refine((v) => v > 0, { error: 'amount above zero' })),
    /** The wallet's `forfeit` that the member was told and agreed to; needed where it is not 0. */
    expected_forfeit: z.optional(bahtAmount()),
    /** Further wallets, each once, and what of `amount` each of them gives; the rest is `wallet_id`'s. Where `takes_several` says so. */
    others: z.optional(z.array(otherWallet).check(z.maxLength(20))),
  }),
  response: withdrawal,
})

/** 20 a page unless told, 100 at most. */
export const getWithdrawals = endpoint({
  name: 'withdraw.list',
  method: 'GET',
  path: '/api/member/withdraw/list',
  origin: 'extension',
  summary: 'Withdrawals of the member, newest first.',
  request: z.object(paging),
  response: z.array(withdrawal),
  extra: counted,
})

/** 404 for one that is not the member's, as for one that is not there. */
export const getWithdrawal = endpoint({
  name: 'withdraw.detail',
  method: 'GET',
  path: '/api/member/withdraw/detail',
  origin: 'extension',
  mayMiss: true,
  summary: 'One withdrawal; made to be asked again while it is under way.',
  request: z.object({ withdrawal_id: id() }),
  response: withdrawal,
})
