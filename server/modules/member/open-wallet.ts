/** A wallet and its account in the ledger, always together. */
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { wallets } from '../../db/schema/member.ts'
import type { Tx } from '../../db/types.ts'
import { openAccount, walletAccount, type WalletAccount } from '../../ledger/accounts.ts'
import { memberNames } from '../../strings/member.ts'

export interface WalletSpec {
  readonly typeId: number
  readonly name: string
  /** Game category the money is for, or `all`. */
  readonly category: string
  readonly canDeposit: boolean
  readonly position?: number
}

/** What every member has from the first moment on. */
export const mainWallet: WalletSpec = {
  typeId: MAIN_WALLET_TYPE,
  name: memberNames.mainWallet,
  category: 'all',
  canDeposit: true,
}

/** Opens it empty and answers its account. */
export async function openWallet(
  tx: Tx,
  memberId: string,
  { typeId, ...spec }: WalletSpec,
  now: number,
): Promise<WalletAccount> {
  const [row] = await tx
    .insert(wallets)
    .values({ memberId, walletTypeId: typeId, ...spec })
    .returning({ id: wallets.id })
  const account = walletAccount(row!.id)
  await openAccount(tx, account, now)
  return account
}
