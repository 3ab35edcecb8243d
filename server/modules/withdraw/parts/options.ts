/** The view "can I withdraw?": figures, accounts, and everything that stands in the way. */
import { AGE_CHECK } from '#contracts/agent.ts'
import type { DataOf } from '#contracts/kit.ts'
import { satang } from '#contracts/money.ts'
import type { getWithdrawOptions } from '#contracts/withdraw.ts'
import {
  rulesFrom,
  totalsOf,
  withdrawableOf,
  type WalletMoney,
  type WithdrawRules,
} from '#rules/money/withdrawal.ts'
import type { Tx } from '../../../db/types.ts'
import type { Services } from '../../../kit/services.ts'
import type { SessionMember } from '../../../kit/identity/sessions.ts'
import { accountsOf, findOpen, settingsMap, standingOf } from './read-withdrawals.ts'
import { type Block, blocksOf } from './rules.ts'
import { walletMoneyOf } from './turnover.ts'

interface Asked {
  readonly tx: Tx
  readonly member: SessionMember
  readonly now: number
  readonly services: Services
}

interface Options {
  readonly data: DataOf<typeof getWithdrawOptions> & { readonly blocks: readonly Block[] }
  readonly rules: WithdrawRules
  readonly wallets: readonly WalletMoney[]
}

export async function optionsOf({ tx, member, now, services }: Asked): Promise<Options> {
  const settings = await settingsMap(tx, member.agentCode)
  const rules = rulesFrom(settings)
  const wallets = await walletMoneyOf(tx, member.id)
  const bankAccounts = await accountsOf(tx, member.id)
  const open = await findOpen(tx, member.id)
  const { hasBirthday, timesToday: timesUsed } = await standingOf(tx, member.id, now)
  const { withdrawable, locked } = totalsOf(wallets)
  const blocks = blocksOf({
    rules,
    wallets,
    bankAccounts: bankAccounts.length,
    open: open && { id: open.withdrawal_id, ref: open.ref },
    timesUsed,
    asksBirthday: settings.get(AGE_CHECK) !== 'off' && !hasBirthday,
    bank: services.payouts !== undefined,
  })
  const data = {
    withdrawable,
    locked,
    min_amount: rules.min,
    max_amount: rules.max,
    fee: rules.fee,
    times_used: timesUsed,
    times_max: rules.timesPerDay,
    wallets: wallets.map((wallet) => ({
      wallet_id: wallet.id,
      wallet_name: wallet.name,
      balance: wallet.balance,
      withdrawable: withdrawableOf(wallet),
      promotion_name: wallet.promotion?.name ?? '',
      turnover_done: wallet.promotion?.done ?? satang(0),
      turnover_target: wallet.promotion?.target ?? satang(0),
      forfeit: wallet.promotion?.forfeit ?? satang(0),
    })),
    bank_accounts: bankAccounts,
    blocks,
    open,
    can_withdraw: blocks.length === 0,
    takes_several: true,
  }
  return { data, rules, wallets }
}
