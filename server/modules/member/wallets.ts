/** A member's wallets with their balances. */
import { asc, eq } from 'drizzle-orm'
import type { Wallet } from '#contracts/member.ts'
import { wallets } from '../../db/schema/member.ts'
import type { Tx } from '../../db/types.ts'
import { balancesOf, walletAccount } from '../../ledger/accounts.ts'
import { LedgerError } from '../../ledger/errors.ts'

/** In the agent's order. A wallet without an account is a fault, never a balance of zero. */
export async function walletsOf(tx: Tx, memberId: string): Promise<Wallet[]> {
  const rows = await tx
    .select()
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
    .orderBy(asc(wallets.position), asc(wallets.id))
  const balances = await balancesOf(
    tx,
    rows.map((row) => walletAccount(row.id)),
  )
  return rows.map((row) => {
    const balance = balances.get(walletAccount(row.id))
    if (balance === undefined) throw new LedgerError(`no account for wallet ${row.id}`)
    return {
      id: row.id,
      wallet_name: row.name,
      balance,
      category: row.category,
      can_deposit: row.canDeposit,
      wallet_type_id: row.walletTypeId,
      active_promotion_name: row.activePromotionName,
      current_turnover: row.currentTurnover,
    }
  })
}
