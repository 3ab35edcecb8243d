/** The ledger's one lock, taken before a decision that rests on balances. */
import { ledgerHead } from '../db/schema/ledger.ts'
import type { Tx } from '../db/types.ts'

/**
 * Waits until nobody else posts, and keeps it so until the transaction ends. Whoever reads balances or rows that
 * change together with them (a wallet's promotion, a day's withdrawals) and then posts takes it first: every posting
 * takes it anyway, so the order of locks is the same everywhere.
 */
export async function lockLedger(tx: Tx): Promise<void> {
  await tx.select({ one: ledgerHead.one }).from(ledgerHead).for('update')
}
