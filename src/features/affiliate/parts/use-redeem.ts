/** Taking the commission exactly once, and where each failure is said (EXTRA-7). */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { redeemAffiliate } from '#contracts/affiliate.ts'
import type { Satang } from '#contracts/money.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { memberKey } from '#src/data/member-key.ts'
import { alert, confirm } from '#src/dialogs/confirm.ts'
import { showReward } from '#src/dialogs/reward.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useMoneyWrite } from '#src/forms/use-money-write.ts'
import { formatBaht } from '#rules/baht.ts'
import { affiliate as words } from '#src/strings/affiliate.ts'

export function useRedeem() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const reload = () => void client.invalidateQueries({ queryKey: memberKey })

  const handleFailure = (error: unknown) => {
    reload()
    if (error instanceof ApiError && error.kind === 'refused')
      void alert({ title: words.refusedTitle, text: errorText(error), close: words.ok })
    else if (error !== null) toast('lost', errorText(error))
  }
  const { phase, write, checkAgain } = useMoneyWrite(redeemAffiliate, 'affiliate-redeem', {
    onDone: ({ data: { amount, ref, wallet_id, balance } }) => {
      reload()
      const reward = { kind: 'credit' as const, label: words.rewardLabel, amount, categorys: '' }
      void showReward({ credited: { reward, wallet_id, balance, points: null, ref } })
    },
    onNothingDone: handleFailure,
  })

  /** Asks first; sends the sum that the member saw. */
  const redeem = async (amount: Satang) => {
    const agreed = await confirm({
      title: words.askTitle(formatBaht(amount)),
      text: words.askText,
      confirm: words.askConfirm,
      cancel: words.askCancel,
    })
    if (!agreed) return
    setBusy(true)
    try {
      await write({ expected_amount: amount })
    } catch (error) {
      handleFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, phase, checkAgain, redeem }
}
