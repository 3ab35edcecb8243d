/** The sheet's values, the server's figures, and sending exactly once. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useWatch } from 'react-hook-form'
import { redeemItem, type RedemptionItem } from '#contracts/redemption.ts'
import type { Credited } from '#contracts/reward.ts'
import { errorText } from '#src/api/error-text.ts'
import { agreeToReward } from '#src/dialogs/consent.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useDraft, withDraft } from '#src/forms/use-draft.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { redeem as words } from '#src/strings/rewards/redeem.ts'
import { emptyValues, redeemSchema, requestOf, rewardOf, wishOf } from './redeem-values.ts'
import { useCalc } from './use-calc.ts'

/** Where something is sent is the same for every item. */
const DRAFT = 'redeem-delivery'

export function useRedeem(item: RedemptionItem, onDone: (credited: Credited) => void) {
  const [form, forget] = useKeptForm(`redeem.${item.item_id}`, {
    resolver: zodResolver(redeemSchema(item)),
    mode: 'onTouched',
    defaultValues: withDraft(DRAFT, { ...emptyValues }),
  })
  const forgetDelivery = useDraft(DRAFT, form, ['name', 'mobile', 'address'])
  const [quantity, wallet] = useWatch({ control: form.control, name: ['quantity', 'wallet'] })
  const wish = wishOf(item, { quantity, wallet })
  const calc = useCalc(wish)

  const writing = useMoneyAct(redeemItem, 'redemption-redeem', {
    onDone: ({ data }) => {
      forget()
      forgetDelivery()
      onDone(data.credited)
    },
    onNothingDone: (error) => toast('lost', error === null ? words.notArrived : errorText(error)),
  })
  const submission = useSubmit({
    form,
    send: async (values) => {
      const request = requestOf(item, values)
      if (!request) return
      const agreed = await agreeToReward(rewardOf(item, request.quantity), {
        of: 'reward',
        name: item.name,
        ...(request.wallet_id !== undefined && { walletId: request.wallet_id }),
      })
      if (agreed) await writing.write({ ...request, ...agreed })
    },
    onDone: () => {},
    onFailure: async (error) => {
      // What was refused may rest on a price or a stock that is old by now.
      await writing.refreshed()
      return errorText(error)
    },
  })
  return { form, quantity: wish?.quantity ?? null, calc, writing, submission }
}
