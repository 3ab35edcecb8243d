/** Takes what a period gives back into the main wallet: once, in its time, free of turnover. */
import { and, eq } from 'drizzle-orm'
import type { claimLoss } from '#contracts/cashback.ts'
import type { DataOf } from '#contracts/kit.ts'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { cashbacks } from '../../db/schema/cashback.ts'
import { wallets } from '../../db/schema/member.ts'
import type { Tx } from '../../db/types.ts'
import { notFound, refuse } from '../../kit/errors.ts'
import { balanceOf, house, walletAccount } from '../../ledger/accounts.ts'
import { lockMember } from '../../ledger/lock.ts'
import { postJournal } from '../../ledger/post.ts'
import { cashbackWords as words } from '../../strings/cashback.ts'
import { stateOf } from './parts/state.ts'

type Row = typeof cashbacks.$inferSelect

const journals = { daily: { kind: 'cashback.daily' }, weekly: { kind: 'cashback.weekly' } } as const

async function mainWalletOf(tx: Tx, memberId: string): Promise<string> {
  const [wallet] = await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.memberId, memberId), eq(wallets.walletTypeId, MAIN_WALLET_TYPE)))
  return wallet?.id ?? refuse(words.noWallet)
}

/** The member's own row, under the lock of their wallets: nobody else claims it meanwhile. */
async function mineOf(tx: Tx, memberId: string, id: string): Promise<Row> {
  await lockMember(tx, memberId)
  const [row] = await tx
    .select()
    .from(cashbacks)
    .where(and(eq(cashbacks.id, id), eq(cashbacks.memberId, memberId)))
  return row ?? notFound(words.unknown)
}

/** `now`: when the member asked, so that waiting for the lock costs nobody the last second. */
export async function claim(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
): Promise<DataOf<typeof claimLoss>> {
  const row = await mineOf(tx, memberId, id)
  const state = stateOf(row, now)
  if (state !== 'claimable') refuse(words.refusals[state])
  const walletId = await mainWalletOf(tx, memberId)
  const wallet = walletAccount(walletId)
  const { journalId } = await postJournal(tx, {
    key: `cashback:${row.id}`,
    ...journals[row.kind],
    memo: words.period(row.fromDay, row.toDay),
    at: now,
    postings: [
      { account: house.cashback, amount: -row.amount },
      { account: wallet, amount: row.amount },
    ],
  })
  await tx.update(cashbacks).set({ claimedAt: now, journalId }).where(eq(cashbacks.id, row.id))
  return {
    amount: row.amount,
    wallet_id: walletId,
    balance: await balanceOf(tx, wallet),
    claimed_at: now,
  }
}
