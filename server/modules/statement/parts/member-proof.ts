/** The proof of a member's own movement: of a line of the statement, or of the stake of a bill. */
import { and, eq } from 'drizzle-orm'
import type { DataOf, RequestOf } from '#contracts/kit.ts'
import type { getLedgerProof } from '#contracts/ledger-proof.ts'
import { ledgerJournals, ledgerPostings } from '../../../db/schema/ledger.ts'
import { lottoBills } from '../../../db/schema/lotto.ts'
import type { Tx } from '../../../db/types.ts'
import { notFound } from '../../../kit/errors.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import { proofOf } from '../../../ledger/proof.ts'
import { pursesOf } from './lines.ts'

type Asked = RequestOf<typeof getLedgerProof>

async function journalAsked(tx: Tx, memberId: string, { line_id, bill_id }: Asked): Promise<string> {
  if (line_id !== undefined) return line_id.split('-')[0]!
  if (bill_id === undefined) return notFound()
  const [bill] = await tx
    .select({ journalId: lottoBills.journalId })
    .from(lottoBills)
    .where(and(eq(lottoBills.id, bill_id), eq(lottoBills.memberId, memberId)))
  return (bill ?? notFound()).journalId
}

export async function memberProof(
  tx: Tx,
  memberId: string,
  asked: Asked,
): Promise<DataOf<typeof getLedgerProof>> {
  const journalId = await journalAsked(tx, memberId, asked)
  const own = (await pursesOf(tx, memberId)).map(({ id, name }) => ({
    account: walletAccount(id),
    wallet_name: name,
  }))
  const lines = await tx
    .select({ account: ledgerPostings.accountId, xid: ledgerJournals.xid })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(eq(ledgerPostings.journalId, journalId))
  const isOwn = (account: string) => own.some((one) => one.account === account)
  const wallets = lines.filter(({ account }) => account.startsWith('wallet:'))
  // The proof shows the whole journal, so nobody else's wallet may be in it.
  if (wallets.length === 0 || !wallets.every(({ account }) => isOwn(account))) notFound()
  const accounts = own.filter(({ account }) => wallets.some((line) => line.account === account))
  const proof = await proofOf(tx, journalId, { headNo: asked.head_no, seenNo: asked.seen_no })
  const state = proof ? 'sealed' : lines[0]!.xid === null ? 'older' : 'waiting'
  return { state, accounts, proof }
}
