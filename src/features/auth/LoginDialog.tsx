import type { DialogControl } from '#src/dialogs/dialogs.ts'
import { useVisit } from '#src/stores/visit.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { Dialog } from '#src/ui/modal/Dialog.tsx'
import { LoginForm } from './LoginForm.tsx'
import type { LoginResult } from './parts/outcomes.ts'

/** LOGIN-1: persistent, 360 px. */
export function LoginDialog({ control }: { control: DialogControl<LoginResult> }) {
  // By way of LINE the member leaves the site: the page asked for must go along.
  const asked = useVisit((state) => state.returnTo)
  return (
    <Dialog
      title={auth.loginTitle}
      open={control.open}
      onClose={() => control.close('closed')}
      onClosed={control.closed}
      persistent
    >
      <LoginForm
        returnTo={asked ?? location.pathname + location.search}
        onSignedIn={() => control.close('signedIn')}
        onForgot={() => control.close('forgot')}
        onRegister={() => control.close('register')}
      />
    </Dialog>
  )
}
