import { auth } from '#src/strings/auth/auth.ts'
import { ChevronLeft } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { RegisterBody } from './register/RegisterBody.tsx'
import { useRegistration } from './register/use-registration.ts'

interface RegisterFormProps {
  onSignedIn: () => void
  onLogin: () => void
}

/** A registration on a page of its own; the page's title is the step's (REG-1). */
export function RegisterForm({ onSignedIn, onLogin }: RegisterFormProps) {
  const flow = useRegistration()
  const { step } = flow.state
  return (
    <EntryPanel
      title={step === 'completed' ? undefined : auth.stepTitle[step]}
      repeatsPage={step === 'pending'}
      width="register"
      leading={
        step === 'bank_verification' && (
          <IconButton label={auth.back} onClick={() => flow.dispatch({ type: 'back' })}>
            <ChevronLeft />
          </IconButton>
        )
      }
    >
      <RegisterBody flow={flow} onSignedIn={onSignedIn} onLogin={onLogin} />
    </EntryPanel>
  )
}
