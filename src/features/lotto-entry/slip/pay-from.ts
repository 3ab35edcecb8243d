/** Which wallet pays. */
import type { DataOf } from '#contracts/kit.ts'
import type { getLottoRound } from '#contracts/lotto.ts'

export type PayWallet = DataOf<typeof getLottoRound>['wallets'][number]

/** The one chosen, else the first that has enough, else the first. */
export const payFrom = (wallets: readonly PayWallet[], chosen: string, total: number): PayWallet | null =>
  wallets.find(({ wallet_id }) => wallet_id === chosen) ??
  wallets.find(({ balance }) => balance >= total && balance > 0) ??
  wallets[0] ??
  null
