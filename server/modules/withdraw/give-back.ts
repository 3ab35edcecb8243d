/** What a member who is excluded from play has goes home, where nothing stands against a withdrawal. */
import { satang } from '#contracts/money.ts'
import { partsOf, withdrawableOf } from '#rules/money/withdrawal.ts'
import { create, type Withdrawing } from './parts/create.ts'
import { optionsOf } from './parts/options.ts'

/**
 * Asks for all that is the member's own, from all wallets, as much as one request may be. Null where the member has to ask by themselves: no
 * account, a withdrawal under way, less than the least sum.
 */
export async function giveBack(ctx: Withdrawing) {
  const { tx, member, now, deps } = ctx
  const { data, rules, wallets } = await optionsOf({ tx, member, now, services: deps.services })
  const [account] = data.bank_accounts
  if (!data.can_withdraw || !account) return null
  const amount = satang(Math.min(rules.max, data.withdrawable))
  const forfeits = new Map(wallets.map(({ id, promotion }) => [id, promotion?.forfeit ?? satang(0)]))
  const giving = wallets.map((wallet) => ({
    id: wallet.id,
    own: withdrawableOf(wallet),
    forfeit: forfeits.get(wallet.id)!,
  }))
  // Who is excluded has no more promotions: they end here, and what their end takes is what it always would.
  const [first, ...others] = partsOf(amount, giving, '').map((part) => ({
    wallet_id: part.id,
    amount: part.amount,
    expected_forfeit: forfeits.get(part.id)!,
  }))
  return create({ ...first!, bank_account_id: account.id, amount, others }, ctx)
}
