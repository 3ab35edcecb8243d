/** What people at the agent's desk decide about a second bank account. The sandbox has a page for it. */
import { and, eq } from 'drizzle-orm'
import { memberBankAccounts } from '../../db/schema/member.ts'
import type { Tx } from '../../db/types.ts'
import { notify } from '../inbox/notify.ts'
import { accountDecided } from '../inbox/security-notices.ts'

/** False when it is not waiting: decided already, or replaced meanwhile. */
export async function decideBankAccount(
  tx: Tx,
  id: string,
  verdict: { accepted: true } | { accepted: false; note: string },
  now: number,
): Promise<boolean> {
  const rows = await tx
    .update(memberBankAccounts)
    .set(verdict.accepted ? { status: 'active', note: '' } : { status: 'refused', note: verdict.note })
    .where(and(eq(memberBankAccounts.id, id), eq(memberBankAccounts.status, 'pending')))
    .returning()
  await notify(tx, ...rows.map((row) => accountDecided(row, now)))
  return rows.length > 0
}
