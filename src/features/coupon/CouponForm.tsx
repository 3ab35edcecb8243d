import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { COUPON_MAX, previewCoupon, redeemCoupon } from '#contracts/coupon.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { orOlder } from '#src/data/platform/or-older.ts'
import { couponHistoryQuery } from '#src/data/rewards/coupon.ts'
import { defineDialog, open } from '#src/dialogs/dialogs.ts'
import { agreeToReward } from '#src/dialogs/consent.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { Form } from '#src/forms/Form.tsx'
import { MoneyWriteOutcome } from '#src/forms/money/MoneyWriteOutcome.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { useKeptForm } from '#src/forms/use-kept-form.ts'
import { useMoneyAct } from '#src/forms/use-money-act.ts'
import { askedToWait, usePause } from '#src/forms/use-pause.ts'
import { useSubmit } from '#src/forms/use-submit.ts'
import { coupon as words } from '#src/strings/rewards/coupon.ts'
import { forms } from '#src/strings/forms.ts'
import { Field } from '#src/ui/field/Field.tsx'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { TicketPercent, X } from '#src/ui/icons.ts'
import { TextInput } from '#src/ui/field/TextInput.tsx'
import styles from './CouponForm.module.css'
import { couponSchema, hasThai, tidyCode } from './parts/coupon-code.ts'
import type { CouponDone } from './parts/coupon-done.ts'

/** The code, in capitals whatever is typed, and how often a wrong one may still be tried. */
export function CouponForm() {
  const { form, phase, checkAgain, submission, pause } = useCoupon()
  const { field, fieldState } = useController({ control: form.control, name: 'code' })
  const { data, isPending } = useQuery(couponHistoryQuery())
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />

  const handleClear = () => {
    form.setValue('code', '')
    form.clearErrors()
    form.setFocus('code')
  }
  const left = data?.triesLeft ?? null
  return (
    <Form submission={submission} label={words.use} apply="grid gap-12">
      <Field
        label={words.code}
        error={fieldState.error?.message}
        hint={hasThai(field.value) ? forms.thaiKeyboard : undefined}
        counter={{ value: field.value.length, max: COUPON_MAX }}
      >
        <TextInput
          {...field}
          className={styles.input}
          icon={<TicketPercent size={20} />}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => field.onChange(tidyCode(event.target.value))}
          trailing={
            field.value !== '' && (
              <IconButton label={words.clear} onClick={handleClear}>
                <X size={20} />
              </IconButton>
            )
          }
        />
      </Field>
      <SubmitButton busy={submission.busy} pause={pause}>
        {words.use}
      </SubmitButton>
      {/* Its line is kept while it is not known. */}
      {(left !== null || isPending) && (
        <p apply="small muted text-centre">
          {left === null ? '\u00A0' : left > 0 ? words.triesLeft(left) : words.noTries}
        </p>
      )}
    </Form>
  )
}

/** Using a code exactly once, and where each failure is said (EXTRA-6). */
const empty = { code: '' }

function useCoupon() {
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
  const { phase, write, checkAgain, refresh } = useMoneyAct(redeemCoupon, 'coupon', {
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
    send: async ({ code }) => {
      // A wrong code is counted: how often it may still be tried is asked again.
      const agreed = await askFirst(code).catch((error: unknown) => {
        void refresh()
        throw error
      })
      if (agreed) await write({ code, ...agreed })
    },
    onDone: () => {},
    onFailure: handleFailure,
  })
  return { form, phase, checkAgain, submission, pause }
}

/** What the code gives, and whether it is wanted as it is. A platform that cannot tell it is asked for the coupon at once. */
const askFirst = (code: string) =>
  orOlder(
    previewCoupon.name,
    async () =>
      agreeToReward((await call(previewCoupon, { code })).data, { of: 'coupon', name: words.named(code) }),
    async () => ({}),
  )

const couponDoneDialog = defineDialog<CouponDone, void>({
  name: 'coupon-done',
  load: async () => (await import('./parts/CouponDoneDialog.tsx')).CouponDoneDialog,
  dismissed: undefined,
})
