/** Money from one wallet of a member to another, where their rules allow (WALLET-1). */
import type { RequestOf } from '#contracts/kit.ts'
import type { Wallet } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import type { transferBetweenWallets } from '#contracts/statement.ts'
import type { Tx } from '../../../db/types.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import type { Context } from '../../../kit/endpoint/handler.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { postHeld } from '../../../ledger/post.ts'
import { inBaht } from '../../../strings/money.ts'
import { transferMessages as words } from '../../../strings/statement.ts'
import { walletsOf } from '../../member/wallets.ts'
import { activePromotionsOf } from '../../promotion/active.ts'
import { releaseSpent } from '../../promotion/end.ts'
import { refOf } from '../kinds.ts'

const KIND = 'wallet.transfer'

/** Bound money stays where it is, and money of one's own is not mixed into a promotion. */
async function mustBeAllowed(tx: Tx, memberId: string, from: Wallet, to: Wallet): Promise<void> {
  if (!to.can_deposit) refuse(words.targetClosed(to.wallet_name))
  const promotions = await activePromotionsOf(tx, memberId)
  const bound = (wallet: Wallet) => promotions.find((promotion) => promotion.wallet_id === wallet.id)
  const source = bound(from)
  if (source) {
    const left = inBaht(Math.max(0, source.turnover_target - source.turnover_done))
    refuse(words.sourceBound(from.wallet_name, left))
  }
  if (bound(to)) refuse(words.targetBound(to.wallet_name))
}

export async function transfer(
  wish: RequestOf<typeof transferBetweenWallets>,
  ctx: Context<typeof transferBetweenWallets>,
) {
  const { tx, member, now } = ctx
  if (wish.from_wallet_id === wish.to_wallet_id) invalid({ to_wallet_id: words.sameWallet })
  const [balances, wallets] = await Promise.all([lockMember(tx, member.id), walletsOf(tx, member.id)])
  const find = (id: string, field: string) =>
    wallets.find((wallet) => wallet.id === id) ?? invalid({ [field]: words.unknownWallet })
  const from = find(wish.from_wallet_id, 'from_wallet_id')
  const to = find(wish.to_wallet_id, 'to_wallet_id')
  // What a promotion left below 30 baht binds neither the wallet nor what comes into it (PROMO-2).
  await releaseSpent(tx, to.id, now)
  await mustBeAllowed(tx, member.id, from, to)
  if (wish.amount > from.balance) invalid({ amount: words.tooMuch(inBaht(from.balance)) })
  const journal = {
    key: `transfer:${ctx.operationId}`,
    kind: KIND,
    at: now,
    postings: [
      { account: walletAccount(from.id), amount: -wish.amount },
      { account: walletAccount(to.id), amount: wish.amount },
    ],
  }
  const journalId = await postHeld(tx, journal, balances).posted
  return {
    ref: refOf({ kind: KIND, id: journalId, memo: '' }),
    from_balance: satang(from.balance - wish.amount),
    to_balance: satang(to.balance + wish.amount),
  }
}
