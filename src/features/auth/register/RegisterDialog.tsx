import { defineDialog, type DialogControl, open } from '#src/dialogs/dialogs.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { ChevronLeft } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/actions/IconButton.tsx'
import type { RegisterResult } from '../parts/outcomes.ts'
import { RegisterBody } from './RegisterBody.tsx'
import { type RegistrationFlow, useRegistration } from './use-registration.ts'

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

/** REG-5: closing asks first, then resets; nothing is asked when the member is registered already. */
async function mayLeave(flow: RegistrationFlow): Promise<boolean> {
  if (flow.state.step === 'completed') return true
  if ((await open(cancelDialog, {})) === 'stay') return false
  flow.cancel()
  return true
}

/** REG-5. Its own dialog, because here staying is the wanted answer and also the safe one. */
const cancelDialog = defineDialog<object, 'leave' | 'stay'>({
  name: 'cancel-registration',
  load: async () => (await import('./CancelDialog.tsx')).CancelDialog,
  dismissed: 'stay',
})
