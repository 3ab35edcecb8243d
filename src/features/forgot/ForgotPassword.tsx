import { OtpCodeStep } from '#src/forms/OtpCodeStep.tsx'
import { OtpMobileStep } from '#src/forms/OtpMobileStep.tsx'
import { forgot } from '#src/strings/forgot.ts'
import { Steps } from '#src/ui/Steps.tsx'
import styles from './ForgotPassword.module.css'
import { NewPasswordStep } from './parts/NewPasswordStep.tsx'
import { SafetyNotes } from './parts/SafetyNotes.tsx'
import { useForgot } from './parts/use-forgot.ts'

/** Who has just proved to be the member. */
export interface Proven {
  mobile: string
  password: string
}

interface ForgotPasswordProps {
  /** Signs in with the new password. Rejects when that does not work. */
  onReset: (who: Proven) => Promise<void>
  /** The password is set, but signing in must be done by hand. */
  onLogin: () => void
}

const places = { mobile: 0, code: 1, password: 2 }

/** LOGIN-7: number, code, new password. Nothing here tells whether a number has an account. */
export function ForgotPassword({ onReset, onLogin }: ForgotPasswordProps) {
  const flow = useForgot({ onReset, onLogin })
  return (
    <div className={styles.page}>
      <Steps label={forgot.title} items={forgot.steps} current={places[flow.step]} className={styles.steps} />
      {flow.step === 'mobile' && (
        <>
          <h2 className={styles.title}>{forgot.mobileTitle}</h2>
          <p className={styles.text}>{forgot.mobileText}</p>
          <OtpMobileStep
            exchange={flow.exchange}
            label={forgot.mobileTitle}
            hint={forgot.mobileHint}
            notes={<SafetyNotes />}
          />
        </>
      )}
      {flow.step === 'code' && (
        <>
          <OtpCodeStep exchange={flow.exchange} />
          <SafetyNotes />
        </>
      )}
      {flow.step === 'password' && <NewPasswordStep flow={flow} />}
    </div>
  )
}
