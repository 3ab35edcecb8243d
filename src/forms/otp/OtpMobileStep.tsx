import type { ReactNode } from 'react'
import { auth } from '#src/strings/auth/auth.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { Form } from '../Form.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import type { OtpExchange } from './use-otp-exchange.ts'

interface OtpMobileStepProps {
  exchange: OtpExchange
  /** Names the form. */
  label: string
  hint: string
  /** Between field and button. */
  notes?: ReactNode
  /** In a card or dialog: its buttons have no bar at the edge of the screen. */
  inCard?: boolean
  /** Under the button: another way. */
  children?: ReactNode
}

/** The number that a code goes to, of an account that is there or not. */
export function OtpMobileStep({ exchange, label, hint, notes, inCard, children }: OtpMobileStepProps) {
  const { mobileForm, asking, pause } = exchange
  const Bar = inCard ? 'div' : ActionBar
  return (
    <Form submission={asking} label={label} apply="column grow gap-16">
      <PhoneField control={mobileForm.control} name="mobile" label={auth.mobile} hint={hint} />
      {notes}
      <Bar>
        <SubmitButton busy={asking.busy} pause={pause}>
          {auth.otpRequest}
        </SubmitButton>
        {children}
      </Bar>
    </Form>
  )
}
