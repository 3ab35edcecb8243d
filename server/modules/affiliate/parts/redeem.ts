/** Takes commission into the main wallet, exactly once: all of it, or an amount; only what the member saw (EXTRA-7). */
import { and, desc, eq, gt, max, min } from 'drizzle-orm'
import type { redeemAffiliate } from '#contracts/affiliate.ts'
import type { DataOf } from '#contracts/kit.ts'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { satang, toBaht, type Satang } from '#contracts/money.ts'
import { affiliateTransactions as table } from '../../../db/schema/affiliate.ts'
import { wallets } from '../../../db/schema/member.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import { balanceOf, house, openAccount, walletAccount } from '../../../ledger/accounts.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { postJournal } from '../../../ledger/post.ts'
import { affiliateDay, affiliateWords as words } from '../../../strings/affiliate.ts'
import { formatBaht } from '#rules/baht.ts'
import { refOf } from '../../statement/kinds.ts'
import { holdAccounts, moveAccounts, nextTransactionId } from '../account.ts'
import { programmeOf } from './programme.ts'

/** Of the account's movements; the journal has a kind of its own. */
const REDEMPTION = 'redeem'

export interface Redeeming {
  readonly memberId: string
  readonly agentCode: string
  /** Undefined: all of it. */
  readonly amount: Satang | undefined
  /** All that the member saw, where the client says it. */
  readonly expected: Satang | undefined
  /** Names the intent. */
  readonly operationId: string
  readonly now: number
}

async function mainWalletOf(tx: Tx, memberId: string): Promise<string> {
  const [wallet] = await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.memberId, memberId), eq(wallets.walletTypeId, MAIN_WALLET_TYPE)))
  return wallet?.id ?? refuse(words.noWallet)
}

/** The days that it is from: those credited since the redemption before. */
async function memoOf(tx: Tx, memberId: string): Promise<string> {
  const [before] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.memberId, memberId), eq(table.kind, REDEMPTION)))
    .orderBy(desc(table.id))
    .limit(1)
  const [days] = await tx
    .select({ first: min(table.playDay), last: max(table.playDay) })
    .from(table)
    .where(and(eq(table.memberId, memberId), gt(table.id, before?.id ?? '0')))
  if (!days?.first || !days.last) return ''
  return words.memo(affiliateDay(days.first), affiliateDay(days.last))
}

/** Refuses, and moves nothing, when the sum is another by now, too little or less than asked. */
export async function redeem(
  tx: Tx,
  { memberId, agentCode, amount: asked, expected, operationId, now }: Redeeming,
): Promise<DataOf<typeof redeemAffiliate>> {
  const programme = (await programmeOf(tx, agentCode)) ?? refuse(words.closed)
  const walletId = await mainWalletOf(tx, memberId)
  await lockMember(tx, memberId)
  const redeemable = (await holdAccounts(tx, [memberId])).get(memberId) ?? satang(0)
  const figures = { redeemable: toBaht(redeemable) }
  const amount = asked ?? redeemable
  if (expected !== undefined && expected !== redeemable)
    refuse(words.changed(formatBaht(redeemable)), figures)
  if (amount > redeemable) refuse(words.tooMuch(formatBaht(redeemable)), figures)
  if (amount < programme.minRedeem) refuse(words.tooLittle(formatBaht(programme.minRedeem)), figures)

  const id = await nextTransactionId(tx)
  const account = walletAccount(walletId)
  await openAccount(tx, house.affiliate, now)
  const { journalId } = await postJournal(tx, {
    key: `affiliate:${id}`,
    kind: 'affiliate.redeem',
    memo: await memoOf(tx, memberId),
    at: now,
    postings: [
      { account: house.affiliate, amount: -amount },
      { account, amount },
    ],
  })
  const key = `redeem:${operationId}`
  await moveAccounts(tx, [{ id, memberId, key, kind: REDEMPTION, amount: satang(-amount), journalId }], now)
  return {
    amount,
    ref: refOf({ kind: 'affiliate.redeem', id: journalId, memo: '' }),
    wallet_id: walletId,
    balance: await balanceOf(tx, account),
  }
}
