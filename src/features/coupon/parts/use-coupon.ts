/** Using a code exactly once, and where each failure is said (EXTRA-6). */
import { zodResolver } from '@hookform/resolvers/zod'
import { redeemCoupon } from '#contracts/coupon.ts'
import { ApiError } from '#src/api/api-error.ts'
import { errorText } from '#src/api/error-text.ts'
import { open } from '#src/dialogs/dialogs.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { couponSchema } from './coupon-code.ts'
import { couponDoneDialog } from './coupon-done-dialog.ts'

const empty = { code: '' }

export function useCoupon() {
  const pause = usePause()
  const [form, forget] = useKeptForm('coupon', {
    resolver: zodResolver(couponSchema),
    defaultValues: empty,
  })

  const handleFailure = (error: unknown) => {
    if (error === null) return
    const wait = askedToWait(error)
    if (wait) pause.start(wait)
    // The server's word on this code stands beside it; what has nothing to do with the code is a toast.
    if (error instanceof ApiError && error.kind === 'refused')
      form.setError('code', { type: 'server', message: errorText(error) }, { shouldFocus: true })
    else toast('lost', errorText(error))
  }
  const { phase, write, checkAgain } = useMoneyAct(redeemCoupon, 'coupon', {
    onDone: async ({ data }) => {
      const { code } = form.getValues()
      forget()
      await open(couponDoneDialog, { code, credited: data })
      form.reset(empty)
    },
    onNothingDone: handleFailure,
  })
  const submission = useSubmit({
    form,
    send: (values) => write(values),
    onDone: () => {},
    onFailure: handleFailure,
  })
  return { form, phase, checkAgain, submission, pause }
}
