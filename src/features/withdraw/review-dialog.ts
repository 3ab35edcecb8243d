/** What is about to be withdrawn, looked at once more. */
import type { DataOf } from '#contracts/kit.ts'
import type { Satang } from '#contracts/money.ts'
import type { getWithdrawOptions } from '#contracts/withdraw.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'

type Options = DataOf<typeof getWithdrawOptions>

export interface Review {
  amount: Satang
  fee: Satang
  /** What can be withdrawn after it, of all wallets. */
  left: Satang
  wallet: Options['wallets'][number]
  account: Options['bank_accounts'][number]
  /** What the promotion's end takes back; 0 where none ends. */
  forfeit: Satang
  pace: Options['pace']
}

const reviewDialog = defineDialog<{ review: Review }, boolean>({
  name: 'withdraw-review',
  load: async () => (await import('./parts/ReviewSheet.tsx')).ReviewSheet,
  dismissed: false,
})

/** True: as it stands there. */
export const reviewed = (review: Review): Promise<boolean> => open(reviewDialog, { review })
