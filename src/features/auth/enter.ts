/** Signing in and registering in dialogs, one after the other as the member asks (LOGIN-5). */
import { open } from '#src/dialogs/dialogs.ts'
import { authConfig } from './configure.ts'
import { loginDialog } from './login-dialog.ts'
import { registerDialog } from './register-dialog.ts'

export type Entered = 'signedIn' | 'registered' | 'forgot' | 'closed'

/**
 * Opens login or registration and follows the member from one to the other until they are signed in, ask for the
 * forgot page (the caller navigates there), or close it. Whoever has registered is led home (REG-4): nothing is left for
 * the caller to do.
 */
export async function enter(first: 'login' | 'register'): Promise<Entered> {
  let next = first
  for (;;) {
    const result = next === 'login' ? await open(loginDialog, {}) : await open(registerDialog, {})
    if (result === 'login' || result === 'register') next = result
    else {
      if (result === 'registered') authConfig.onRegistered()
      return result
    }
  }
}
