/** Whether a journal on record is what is asked to be posted again under its key. */
import { asc, eq } from 'drizzle-orm'
import { ledgerJournals, ledgerPostings } from '../db/schema/ledger.ts'
import type { Tx } from '../db/types.ts'

interface Asked {
  readonly kind: string
  readonly memo?: string
  readonly postings: readonly { account: string; amount: number }[]
}

/** Compares kind, memo, lines and what it reverses; the time may differ, as a repetition comes later. */
export async function sameJournal(
  tx: Tx,
  journalId: string,
  asked: Asked,
  reverses: string | null,
): Promise<boolean> {
  const [row] = await tx.select().from(ledgerJournals).where(eq(ledgerJournals.id, journalId))
  if (!row || row.kind !== asked.kind || row.memo !== (asked.memo ?? '') || row.reverses !== reverses)
    return false
  const lines = await tx
    .select({ account: ledgerPostings.accountId, amount: ledgerPostings.amount })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.journalId, journalId))
    .orderBy(asc(ledgerPostings.seq))
  return (
    lines.length === asked.postings.length &&
    lines.every(
      (line, i) => line.account === asked.postings[i]!.account && line.amount === asked.postings[i]!.amount,
    )
  )
}
