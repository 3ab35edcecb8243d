/** A member's wallets with their balances. */
import type { Wallet } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import { statement } from '../../db/statement.ts'
import type { Db } from '../../db/types.ts'
import { LedgerError } from '../../ledger/errors.ts'

/** A wallet beside its account, as the database has them. */
export interface WalletRow extends Record<string, unknown> {
  id: string | number
  name: string
  category: string
  can_deposit: boolean
  wallet_type_id: number
  active_promotion_name: string
  current_turnover: string | number
  bound: string | number
  balance: string | number | null
}

const ofMember = statement<WalletRow>(
  'wallets.of',
  `select w.id, w.name, w.category, w.can_deposit, w.wallet_type_id, w.active_promotion_name, w.current_turnover, w.bound, a.balance
   from wallets w left join ledger_accounts a on a.id = 'wallet:' || w.id
   where w.member_id = $1 order by w.position, w.id`,
)

/** As the contract shows it. A wallet without an account is a fault, never a balance of zero. */
export function walletOf(row: WalletRow): Wallet {
  if (row.balance === null) throw new LedgerError(`no account for wallet ${row.id}`)
  return {
    id: String(row.id),
    wallet_name: row.name,
    balance: satang(Number(row.balance)),
    category: row.category,
    can_deposit: row.can_deposit,
    wallet_type_id: row.wallet_type_id,
    active_promotion_name: row.active_promotion_name,
    current_turnover: satang(Number(row.current_turnover)),
    bound: satang(Number(row.bound)),
  }
}

/** In the agent's order. */
export const walletsOf = async (db: Db, memberId: string): Promise<Wallet[]> =>
  (await ofMember(db, [memberId])).map(walletOf)
