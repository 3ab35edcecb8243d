/** Taking the commission exactly once, and where each failure is said (EXTRA-7). */
import { redeemAffiliate } from '#contracts/affiliate.ts'
import type { Satang } from '#contracts/money.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { alert, confirm } from '#src/dialogs/confirm.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { formatBaht } from '#rules/baht.ts'
import { affiliate as words } from '#src/strings/affiliate.ts'

export function useRedeem() {
  const handleFailure = (error: unknown) => {
    if (error instanceof ApiError && error.kind === 'refused')
      void alert({ title: words.refusedTitle, text: errorText(error), close: words.ok })
    else if (error !== null) toast('lost', errorText(error))
  }
  const { phase, busy, act, checkAgain } = useMoneyAct(redeemAffiliate, 'affiliate-redeem', {
    onDone: ({ data: { amount, ref, wallet_id, balance } }) => {
      const reward = { kind: 'credit' as const, label: words.rewardLabel, amount, categorys: '' }
      void showReward({ credited: { reward, wallet_id, balance, points: null, ref } })
    },
    onNothingDone: handleFailure,
  })

  /** Asks first; sends the sum that the member saw. */
  const redeem = (amount: Satang) =>
    void act(async () => {
      const agreed = await confirm({
        title: words.askTitle(formatBaht(amount)),
        text: words.askText,
        confirm: words.askConfirm,
        cancel: words.askCancel,
      })
      return agreed ? { expected_amount: amount } : null
    })
  return { busy, phase, checkAgain, redeem }
}
