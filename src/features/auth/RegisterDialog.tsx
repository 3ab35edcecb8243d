import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { auth } from '#src/strings/auth.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { ChevronLeft } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import type { RegisterResult } from './outcomes.ts'
import { RegisterBody } from './parts/RegisterBody.tsx'
import { mayLeave } from './parts/may-leave.ts'
import { useRegistration } from './parts/use-registration.ts'

/** REG-1: persistent, at most 420 px. */
export function RegisterDialog({ control }: { control: DialogControl<RegisterResult> }) {
  const flow = useRegistration()
  const { step } = flow.state
  const handleClose = async () => {
    if (await mayLeave(flow)) control.close('closed')
  }
  return (
    <Dialog
      title={step === 'completed' ? undefined : auth.stepTitle[step]}
      label={auth.stepTitle[step]}
      width="register"
      open={control.open}
      onClose={() => void handleClose()}
      onClosed={control.closed}
      leading={
        step === 'bank_verification' && (
          <IconButton label={auth.back} onClick={() => flow.dispatch({ type: 'back' })}>
            <ChevronLeft />
          </IconButton>
        )
      }
      persistent
    >
      <RegisterBody
        flow={flow}
        onSignedIn={() => control.close('registered')}
        onLogin={() => control.close('login')}
      />
    </Dialog>
  )
}
