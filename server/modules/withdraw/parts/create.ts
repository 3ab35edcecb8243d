/** A withdrawal is asked for: the money leaves the wallet, or several, with the request, in one transaction. */
import type { RequestOf } from '#contracts/kit.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { createWithdrawal } from '#contracts/withdraw.ts'
import { withdrawals } from '../../../db/schema/withdraw.ts'
import { birthdayNeeded, invalid, refuse } from '../../../kit/errors.ts'
import type { Context } from '../../../kit/endpoint/handler.ts'
import { house, walletAccount } from '../../../ledger/accounts.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { postJournal } from '../../../ledger/post.ts'
import { withdrawMessages as words } from '../../../strings/withdraw.ts'
import { PAYOUTS } from '../job.ts'
import { boundIn } from '../../promotion/bound.ts'
import { endByWithdrawing } from '../../promotion/end.ts'
import { optionsOf } from './options.ts'
import { nextId, refOf, shown } from './read-withdrawals.ts'
import { totalsOf, type WalletMoney } from '#rules/money/withdrawal.ts'
import { amountFault } from './rules.ts'
import { walletMoneyOf } from './turnover.ts'

/** What a withdrawal is asked for with. */
export type Withdrawing = Pick<
  Context<typeof createWithdrawal>,
  'tx' | 'member' | 'now' | 'deps' | 'operationId' | 'afterCommit'
>

const named = (wallets: readonly WalletMoney[], id: string): WalletMoney =>
  wallets.find((wallet) => wallet.id === id) ?? invalid({ wallet_id: words.unknownWallet })

/** The promotion of the wallet ends with the withdrawal, for exactly what the member was told. False: there is none. */
async function endPromotion(
  { tx, now }: Withdrawing,
  { id, name, promotion }: WalletMoney,
  expected: Satang | undefined,
): Promise<boolean> {
  if (!promotion) return false
  if ((expected ?? 0) !== promotion.forfeit)
    refuse(words.endsPromotion(name, promotion.name, promotion.forfeit))
  const row = await boundIn(tx, id)
  if (row) await endByWithdrawing(tx, row, now)
  return true
}

type Part = NonNullable<RequestOf<typeof createWithdrawal>['others']>[number]

/** Wallets and what each of them gives, the first of them that which the withdrawal is from. */
function partsOf({ wallet_id, amount, expected_forfeit, others = [] }: RequestOf<typeof createWithdrawal>) {
  const names = [wallet_id, ...others.map((other) => other.wallet_id)]
  if (new Set(names).size < names.length) invalid({ others: words.walletTwice })
  const first = others.reduce((left, other) => left - other.amount, amount as number)
  if (first <= 0) invalid({ others: words.partsTooMuch })
  return [{ wallet_id, amount: satang(first), expected_forfeit }, ...others] as const
}

/** What a further wallet gives comes into the first one. */
const gather = ({ tx, now, operationId }: Withdrawing, to: string, { wallet_id, amount }: Part) =>
  postJournal(tx, {
    key: `withdraw.gather:${operationId}:${wallet_id}`,
    kind: 'wallet.transfer',
    at: now,
    postings: [
      { account: walletAccount(wallet_id), amount: -amount },
      { account: walletAccount(to), amount },
    ],
  })

export async function create(wish: RequestOf<typeof createWithdrawal>, ctx: Withdrawing) {
  const { tx, member, now } = ctx
  // From here on the member receives no promotion, plays and withdraws nothing beside us: what is judged now is true when posted.
  await lockMember(tx, member.id)
  const { data, rules, wallets } = await optionsOf({ tx, member, now, services: ctx.deps.services })
  const [block] = data.blocks
  if (block?.code === 'age') throw birthdayNeeded(block.message)
  if (block) refuse(block.message)
  const parts = partsOf(wish)
  const givers = parts.map((part) => ({ part, wallet: named(wallets, part.wallet_id) }))
  const { wallet } = givers[0]!
  const account =
    data.bank_accounts.find((one) => one.id === wish.bank_account_id) ??
    invalid({ bank_account_id: words.unknownAccount })
  for (const giver of givers) {
    const fault = amountFault(wish.amount, giver.part.amount, giver.wallet, rules)
    if (fault) invalid({ amount: fault })
  }
  let hasEnded = false
  for (const giver of givers)
    hasEnded = (await endPromotion(ctx, giver.wallet, giver.part.expected_forfeit)) || hasEnded
  for (const other of parts.slice(1)) await gather(ctx, wallet.id, other)

  const id = await nextId(tx)
  const ref = refOf(id, now)
  const { journalId } = await postJournal(tx, {
    key: `withdraw:${ctx.operationId}`,
    kind: 'withdraw',
    memo: ref,
    at: now,
    postings: [
      { account: walletAccount(wallet.id), amount: -wish.amount },
      { account: house.payouts, amount: wish.amount },
    ],
  })
  const [row] = await tx
    .insert(withdrawals)
    .values({
      id,
      ref,
      memberId: member.id,
      walletId: wallet.id,
      bankAccountId: account.id,
      bankId: account.bank_id,
      bankAccountName: account.bank_account_name,
      bankAccountNo: account.bank_account_no,
      amount: wish.amount,
      fee: rules.fee,
      journalId,
      balanceAfter: hasEnded
        ? totalsOf(await walletMoneyOf(tx, member.id)).balance
        : satang(totalsOf(wallets).balance - wish.amount),
      createdAt: now,
      lookAt: now,
    })
    .returning()
  ctx.afterCommit(() => ctx.deps.jobs.send(PAYOUTS))
  return shown({ row: row!, walletName: wallet.name })
}
