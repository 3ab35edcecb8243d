/** What can be known about the books in a moment, for each start; `npm run ledger:verify` knows the rest. */
import { desc } from 'drizzle-orm'
import { ledgerHead, ledgerJournals } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import { totalOf } from './accounts.ts'
import { GENESIS } from './chain.ts'

/** A sentence on what is wrong, or null: all accounts sum to zero and the head is the last journal (I2, I9). */
export async function checkBooks(db: Db): Promise<string | null> {
  const total = await totalOf(db)
  if (total !== 0)
    return `The ledger does not balance: all accounts sum to ${total} satang. Run: npm run ledger:verify`
  const [head] = await db.select().from(ledgerHead)
  const [last] = await db.select().from(ledgerJournals).orderBy(desc(ledgerJournals.id)).limit(1)
  const sound = head?.hash === (last?.hash ?? GENESIS) && head.journalId === (last?.id ?? '0')
  return sound ? null : "The ledger's last journal is missing or changed. Run: npm run ledger:verify"
}
