import { open } from '#src/dialogs/dialogs.ts'
import { cancelDialog } from './cancel-dialog.ts'
import type { RegistrationFlow } from './use-registration.ts'

/** REG-5: closing asks first, then resets; nothing is asked when the member is registered already. */
export async function mayLeave(flow: RegistrationFlow): Promise<boolean> {
  if (flow.state.step === 'completed') return true
  if ((await open(cancelDialog, {})) === 'stay') return false
  flow.cancel()
  return true
}
