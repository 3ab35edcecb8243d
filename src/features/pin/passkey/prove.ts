/** Fingerprint or face in place of the PIN, from the press to the proof. */
import { askPasskey, verifyPasskey } from '#contracts/passkey.ts'
import type { PasskeyPurpose } from '#contracts/pin-purpose.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { errorText } from '#src/api/error-text.ts'
import { passkey as words } from '#src/strings/auth/passkey.ts'
import { signOnDevice } from './device.ts'

type Outcome =
  | { is: 'proved'; proof: string }
  | { is: 'cancelled' | 'locked' }
  /** The PIN goes on; `text` says so. */
  | { is: 'failed'; text: string }

const failed = (text: string): Outcome => ({ is: 'failed', text })

/** Never throws. */
export async function proveByPasskey(purpose: PasskeyPurpose): Promise<Outcome> {
  try {
    const { options, tries_left } = (await call(askPasskey, { purpose })).data
    if (!options) return tries_left === 0 ? { is: 'locked' } : failed(words.none)
    const credential = await signOnDevice(options)
    if (!credential) return { is: 'cancelled' }
    const { data } = await call(verifyPasskey, { credential })
    if (data.pin_proof) return { is: 'proved', proof: data.pin_proof }
    return data.tries_left === 0 ? { is: 'locked' } : failed(words.notGood)
  } catch (error) {
    return failed(error instanceof ApiError ? errorText(error) : words.notGood)
  }
}
