/** What a member who is excluded from play has goes home, where nothing stands against a withdrawal. */
import { satang } from '#contracts/money.ts'
import { withdrawableOf } from '#rules/money/withdrawal.ts'
import { create, type Withdrawing } from './parts/create.ts'
import { optionsOf } from './parts/options.ts'

/**
 * Asks for the wallet with the most, as much as one request may be. Null where the member has to ask by themselves: no
 * account, a withdrawal under way, less than the least sum.
 */
export async function giveBack(ctx: Withdrawing) {
  const { tx, member, now, deps } = ctx
  const { data, rules, wallets } = await optionsOf({ tx, member, now, services: deps.services })
  const [wallet] = [...wallets].sort((a, b) => withdrawableOf(b) - withdrawableOf(a))
  const [account] = data.bank_accounts
  if (!data.can_withdraw || !wallet || !account) return null
  const amount = satang(Math.min(rules.max, withdrawableOf(wallet)))
  // Who is excluded has no more promotions: this one ends here, and what its end takes is what it always would.
  const expected_forfeit = wallet.promotion?.forfeit ?? satang(0)
  return create({ wallet_id: wallet.id, bank_account_id: account.id, amount, expected_forfeit }, ctx)
}
