/** How the ledger says no. */
import { sqlState } from '../db/transaction.ts'

/** A wallet does not hold enough. Nothing was written, the transaction goes on if the caller catches it. */
export class InsufficientFunds extends Error {
  readonly account: string
  constructor(account: string) {
    super(`not enough in ${account}`)
    this.account = account
  }
}

/** The caller broke a rule of bookkeeping: unbalanced, fractions, an account that is not there. A fault of ours. */
export class LedgerError extends Error {}

/** What the ledger's trigger says of a posting that play may not make now (migration 0065); null of any other error. */
export function whyPlayStops(error: unknown): 'paused' | 'check' | null {
  const state = sqlState(error)
  return state === 'PL001' ? 'paused' : state === 'PL002' ? 'check' : null
}
