/** Money from one wallet of a member to another, where their rules allow (WALLET-1). */
import type { RequestOf } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import type { transferBetweenWallets } from '#contracts/statement.ts'
import { ownOf, standingOf } from '#rules/money/own-money.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import type { Context } from '../../../kit/endpoint/handler.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { postHeld } from '../../../ledger/post.ts'
import { inBaht } from '../../../strings/money.ts'
import { transferMessages as words } from '../../../strings/statement.ts'
import { walletsOf } from '../../member/wallets.ts'
import { releaseSpent } from '../../promotion/end.ts'
import { refOf } from '../kinds.ts'

const KIND = 'wallet.transfer'

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
  if (!to.can_deposit) refuse(words.targetClosed(to.wallet_name))
  // Bound money stays where it is; the member's own goes where they like, into a wallet with a promotion too.
  const own = ownOf(standingOf(from))
  if (wish.amount > own) invalid({ amount: words.tooMuch(inBaht(own)) })
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
