import { limits } from '#contracts/auth.ts'
import { BirthdayField } from '#src/forms/birthday/BirthdayField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { PhoneField } from '#src/forms/otp/PhoneField.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import type { LineLink } from '#src/stores/line-link.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { firstUse } from '#src/strings/auth/first-use.ts'
import { ActionBar } from '#src/ui/field/ActionBar.tsx'
import { ReferralField } from './ReferralField.tsx'
import { RegisterBody } from './RegisterBody.tsx'
import { useDetailsStep } from './use-details-step.ts'
import { type RegistrationFlow, useRegistration } from './use-registration.ts'
import { UsernameField } from './UsernameField.tsx'

interface ShortRegistrationProps {
  link: LineLink
  onSignedIn: () => void
  /** The member has an account after all. */
  onHave: () => void
}

/** The registration of REG-1 with what LINE has told left out. */
export function ShortRegistration({ link, onSignedIn, onHave }: ShortRegistrationProps) {
  const flow = useRegistration(link)
  return <RegisterBody flow={flow} Short={ShortDetailsStep} onSignedIn={onSignedIn} onLogin={onHave} />
}

/** Number and password, the referral code of the link, and a username that is suggested already. */
function ShortDetailsStep({ flow }: { flow: RegistrationFlow }) {
  const { submission, byBank } = useDetailsStep(flow)
  const { control } = flow.details
  return (
    <Form submission={submission} label={firstUse.create} apply="column grow gap-16">
      <PhoneField
        control={control}
        name="mobile"
        label={auth.mobile}
        hint={byBank ? undefined : firstUse.codeHint}
      />
      <PasswordField
        control={control}
        name="password"
        label={auth.password}
        note={auth.passwordNote(limits.passwordMin, limits.passwordMax)}
        hint={firstUse.passwordHint}
        autoComplete="new-password"
      />
      {flow.context.choosesUsername && <UsernameField control={control} />}
      {flow.context.asksBirthday && <BirthdayField control={control} />}
      <ReferralField control={control} linkNote={firstUse.fromLink} />
      <ActionBar>
        <p apply="mb-8 caption muted">{byBank ? auth.adultsOnly : firstUse.adultsOnly}</p>
        <SubmitButton busy={submission.busy} pause={flow.pause}>
          {byBank ? auth.next : auth.otpRequest}
        </SubmitButton>
      </ActionBar>
    </Form>
  )
}
