/** How the ledger says no. */

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
