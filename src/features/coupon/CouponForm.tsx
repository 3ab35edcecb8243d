import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { COUPON_MAX } from '#contracts/coupon.ts'
import { couponHistoryQuery } from '#src/data/coupon.ts'
import { Form } from '#src/forms/Form.tsx'
import { MoneyWriteOutcome } from '#src/forms/MoneyWriteOutcome.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { coupon as words } from '#src/strings/coupon.ts'
import { forms } from '#src/strings/forms.ts'
import { Field } from '#src/ui/Field.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TicketPercent, X } from '#src/ui/icons.ts'
import { TextInput } from '#src/ui/TextInput.tsx'
import styles from './CouponForm.module.css'
import { hasThai, tidyCode } from './parts/coupon-code.ts'
import { useCoupon } from './parts/use-coupon.ts'

/** The code, in capitals whatever is typed, and how often a wrong one may still be tried. */
export function CouponForm() {
  const { form, phase, checkAgain, submission, pause } = useCoupon()
  const { field, fieldState } = useController({ control: form.control, name: 'code' })
  const { data } = useQuery(couponHistoryQuery())
  if (phase !== 'ready') return <MoneyWriteOutcome phase={phase} onCheckAgain={checkAgain} />

  const handleClear = () => {
    form.setValue('code', '')
    form.clearErrors()
    form.setFocus('code')
  }
  const left = data?.triesLeft ?? null
  return (
    <Form submission={submission} label={words.use} className={styles.form}>
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
      {left !== null && <p className={styles.left}>{left > 0 ? words.triesLeft(left) : words.noTries}</p>}
    </Form>
  )
}
