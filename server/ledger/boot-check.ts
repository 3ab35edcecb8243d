/** What can be known about the books in a moment, for each start; `npm run ledger:verify` knows the rest. */
import { asc, eq } from 'drizzle-orm'
import { ledgerHead, ledgerJournals, ledgerLinks } from '../db/schema/ledger.ts'
import type { Db } from '../db/types.ts'
import { totalOf } from './accounts.ts'
import { GENESIS, hashBlock } from './chain.ts'
import { leafOf, rootOf } from './merkle.ts'
import { lastBlock } from './seal.ts'

/** Whether the chain that was before blocks ends where it did. */
async function isOldEndThere(db: Db): Promise<boolean> {
  const [head] = await db.select().from(ledgerHead)
  if (!head || head.journalId === '0') return head?.hash === GENESIS
  const [last] = await db.select().from(ledgerJournals).where(eq(ledgerJournals.id, head.journalId))
  return head.hash === last?.hash
}

/** Whether the last block holds the journals that it sealed. */
async function isLastBlockSound(db: Db): Promise<boolean> {
  const block = await lastBlock(db)
  if (!block) return true
  const journals = await db
    .select({ id: ledgerJournals.id, hash: ledgerJournals.hash })
    .from(ledgerLinks)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerLinks.journalId))
    .where(eq(ledgerLinks.blockNo, block.no))
    .orderBy(asc(ledgerLinks.seq))
  const root = rootOf(journals.map(({ id, hash }) => leafOf(id, hash)))
  return root === block.root && hashBlock(block.prevHash, block) === block.hash
}

/** A sentence on what is wrong, or null: all accounts sum to zero and the last block holds what it sealed (I2, I9). */
export async function checkBooks(db: Db): Promise<string | null> {
  const total = await totalOf(db)
  if (total !== 0)
    return `The ledger does not balance: all accounts sum to ${total} satang. Run: npm run ledger:verify`
  const sound = (await isOldEndThere(db)) && (await isLastBlockSound(db))
  return sound ? null : "The ledger's last journals are missing or changed. Run: npm run ledger:verify"
}
