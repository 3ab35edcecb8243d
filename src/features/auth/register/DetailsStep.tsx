import { limits } from '#contracts/auth.ts'
import { BirthdayField } from '#src/forms/birthday/BirthdayField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { PasswordField } from '#src/forms/PasswordField.tsx'
import { PhoneField } from '#src/forms/otp/PhoneField.tsx'
import { SelectField } from '#src/forms/SelectField.tsx'
import { SubmitButton } from '#src/forms/SubmitButton.tsx'
import { paths } from '#src/lib/pages/paths.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { EntryLink } from '../parts/EntryLink.tsx'
import { ReferralField } from './ReferralField.tsx'
import styles from './Steps.module.css'
import { useDetailsStep } from './use-details-step.ts'
import type { RegistrationFlow } from './use-registration.ts'
import { UsernameField } from './UsernameField.tsx'

const channels = Object.entries(auth.knowUsChannel).map(([value, label]) => ({ value, label }))

/** REG-2: who registers, and how we may reach them. */
export function DetailsStep({ flow, onLogin }: { flow: RegistrationFlow; onLogin: () => void }) {
  const { submission, byBank } = useDetailsStep(flow)
  const { control } = flow.details
  return (
    <Form submission={submission} label={auth.stepTitle.pending}>
      <div apply="column gap-16">
        <PhoneField
          control={control}
          name="mobile"
          label={auth.mobile}
          hint={byBank ? undefined : auth.mobileForSms}
        />
        <PasswordField
          control={control}
          name="password"
          label={auth.password}
          note={auth.passwordNote(limits.passwordMin, limits.passwordMax)}
          autoComplete="new-password"
        />
        {flow.context.asksBirthday && <BirthdayField control={control} />}
        {flow.context.choosesUsername && <UsernameField control={control} />}
        <ReferralField control={control} />
        <SelectField
          control={control}
          name="know_us_id"
          label={auth.knowUs}
          note={auth.optional}
          placeholder={auth.knowUsChoose}
          options={channels}
        />
      </div>
      <p className={styles.terms}>{auth.adultsOnly}</p>
      <SubmitButton busy={submission.busy} pause={flow.pause}>
        {auth.next}
      </SubmitButton>
      <LoginLink onLogin={onLogin} />
    </Form>
  )
}

function LoginLink({ onLogin }: { onLogin: () => void }) {
  return (
    <div apply="row wrap middle centre mt-8 gap-x-6">
      {auth.haveAccount}
      <EntryLink path={paths.login()} onFollow={onLogin}>
        {auth.login}
      </EntryLink>
    </div>
  )
}
