/** Play money by hand, and the state of the ledger: what the sandbox's page and tests ask for. */
import { and, eq } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import { wallets } from '#server/db/schema/member.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Db } from '#server/db/types.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { house, totalOf, walletAccount } from '#server/ledger/accounts.ts'
import { postJournal } from '#server/ledger/post.ts'
import { verifyLedgerOnline } from '#server/ledger/verify.ts'
import { memberByUsername } from '#server/modules/auth/read-member.ts'
import { mainWallet } from '#server/modules/member/open-wallet.ts'
import { AGENT_CODE } from '../people/seed-agent.ts'

/** Puts play money into a member's main wallet; the other side is the sandbox's account. False: no such member. */
export const givePlayMoney = (db: Db, username: string, amount: Satang, now: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const member = await memberByUsername(tx, AGENT_CODE, username)
    if (!member) return false
    const [wallet] = await tx
      .select({ id: wallets.id })
      .from(wallets)
      .where(and(eq(wallets.memberId, member.id), eq(wallets.walletTypeId, mainWallet.typeId)))
    if (!wallet) return false
    const postings = [
      { account: house.sandbox, amount: -amount },
      { account: walletAccount(wallet.id), amount },
    ]
    await postJournal(tx, { key: `sandbox-gift:${newToken()}`, kind: 'sandbox.gift', at: now, postings })
    return true
  })

/** Sum over all accounts in satang, always zero (I2), with what the auditor found. */
export async function ledgerState(db: Db) {
  const { accounts, journals, faults } = await verifyLedgerOnline(db)
  return { total: await totalOf(db), accounts, journals, faults }
}
