/** Movements of cashback: which period gave them. */
import { inArray } from 'drizzle-orm'
import { cashbacks } from '../../../db/schema/cashback.ts'
import type { Tx } from '../../../db/types.ts'
import { idsIn, type Causes } from './cause.ts'
import type { Movement } from './lines.ts'

/** The memo is the period in words. */
export async function ofCashbacks(tx: Tx, page: readonly Movement[], causes: Causes): Promise<void> {
  const ids = idsIn(page, ['cashback.daily', 'cashback.weekly'])
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: cashbacks.id, journalId: cashbacks.journalId })
    .from(cashbacks)
    .where(inArray(cashbacks.journalId, ids))
  const byJournal = new Map(rows.map((row) => [row.journalId, row.id]))
  for (const { journalId, memo } of page.filter((line) => ids.includes(line.journalId)))
    causes.set(journalId, { about: memo, targetId: byJournal.get(journalId) })
}
