/**
 * Inputs that make the sandbox fail or wait on purpose, usable by hand and by tests (README, People and sentinels).
 * Games have two of their own: catalogue/catalogue.ts.
 */

/** Every named person's password. */
export const SANDBOX_PASSWORD = 'chokdee2569'

/** Asking for a code with this number: the message cannot be sent. */
export const MOBILE_OTP_FAILS = '0899999999'
/** Asking for a code with this number is answered after SLOW_MS. */
export const MOBILE_OTP_SLOW = '0888888888'
/** The outside register of excluded people names whoever has this number. */
export const MOBILE_EXCLUDED = '0877777777'
/** The outside register does not answer about this number. */
export const MOBILE_REGISTER_SILENT = '0866666666'
/** Signing in under this name is answered after SLOW_MS. A member of the sandbox. */
export const USERNAME_SLOW = 'slowpoke'
/** Signing in under this name ends in HTTP 500. No member. */
export const USERNAME_BREAKS = 'breakdown'
export const SLOW_MS = 8000

/** Withdrawing this amount, in baht: the bank refuses it, and the money comes back. */
export const AMOUNT_PAYOUT_REFUSED = '444'
/** Withdrawing this amount: the bank takes it and does not answer; how it ended is learned by asking. */
export const AMOUNT_PAYOUT_SILENT = '555'
/** Withdrawing this amount waits for somebody at /sandbox/payouts. */
export const AMOUNT_PAYOUT_BY_HAND = '777'
/** Withdrawing to this account number: the bank refuses whatever the amount. */
export const ACCOUNT_REFUSED = '0000004444'
