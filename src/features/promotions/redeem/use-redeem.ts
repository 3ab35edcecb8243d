/** The redeem dialog's values, preview and sending (PROMO-3 to PROMO-5). */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { Satang } from '#contracts/money.ts'
import { redeemPromotion, type Promotion, type PromotionPreview } from '#contracts/promotion.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { quote } from '#rules/promotion.ts'
import { termsOf, type PromotionTerms } from '#rules/promotion-terms.ts'
import { consentTo } from '#src/dialogs/consent.ts'
import { alert } from '#src/dialogs/confirm.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { walletsQuery } from '#src/data/member.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { promotions as words } from '#src/strings/rewards/promotions.ts'
import type { Received } from './outcomes.ts'
import { emptyValues, redeemSchema, requestOf, type RedeemRequest } from './redeem-values.ts'
import { usePreview } from './use-preview.ts'

/** PROMO-5: the server's no is a dialog; anything thrown is a toast. Null: it never arrived, the form is there again. */
function tellFailure(error: unknown): void {
  if (error === null) return
  if (!(error instanceof ApiError) || error.kind !== 'refused') return toast('lost', errorText(error))
  void alert({ title: words.notDoneTitle, text: errorText(error), close: words.ok })
}

type Told = Pick<PromotionPreview, 'credit_amount' | 'target_turnover' | 'ends_at'>

/** Free credit can be confirmed before its preview is there: its terms say the same. */
function toldBy(terms: PromotionTerms, { transfer_amount: transfer }: RedeemRequest): Told {
  const { credit, turnover } = quote(terms, transfer)
  return { credit_amount: credit, target_turnover: turnover }
}

interface Offered {
  readonly terms: PromotionTerms
  readonly body: RedeemRequest
  readonly told: Told
  readonly walletId: string | undefined
}

/** Nothing to be played is nothing to agree to. */
const isAgreed = async (promotion: Promotion, { terms, body, told, walletId }: Offered): Promise<boolean> =>
  told.target_turnover === 0 ||
  consentTo({
    of: 'promotion',
    name: promotion.promotion_name,
    credit: told.credit_amount,
    moved: body.transfer_amount,
    turnover: told.target_turnover,
    categorys: promotion.categorys,
    until: told.ends_at,
    days: terms.validDays,
    walletId,
    maxWithdraw: terms.maxWithdraw,
  })

export function useRedeem(promotion: Promotion, onReceived: (received: Received) => void) {
  const { data: wallets } = useQuery(walletsQuery())
  const walletIdOf = ({ wallet_type_id: type }: RedeemRequest) =>
    wallets?.find((one) => one.wallet_type_id === type)?.id
  const terms = termsOf(promotion.type_id, promotion.bundles)
  const [form, forget] = useKeptForm(`promotion.${promotion.promotion_agent_id}`, {
    resolver: zodResolver(redeemSchema(terms)),
    mode: 'onTouched',
    defaultValues: emptyValues(terms),
  })
  const [wallet, amount] = useWatch({ control: form.control, name: ['wallet', 'amount'] })
  const request = requestOf(promotion, terms, { wallet, amount })
  const preview = usePreview(request)
  const credit = useRef<Satang | null>(null)

  const writing = useMoneyAct(redeemPromotion, 'promotion-redeem', {
    onDone: ({ message }) => {
      forget()
      onReceived({ message, credit: credit.current })
    },
    onNothingDone: tellFailure,
  })
  const submission = useSubmit({
    form,
    send: async (values) => {
      const body = requestOf(promotion, terms, values)
      if (!body) return
      const told = preview.data ?? toldBy(terms, body)
      if (!(await isAgreed(promotion, { terms, body, told, walletId: walletIdOf(body) }))) return
      credit.current = told.credit_amount
      await writing.write(body)
    },
    onDone: () => {},
    onFailure: tellFailure,
  })
  // PROMO-3: a wallet, and a preview of exactly this, or free credit.
  const ready = request !== null && (terms.kind === 'free' || preview.data !== undefined)
  return { form, forget, terms, wallet, preview, writing, submission, ready }
}
