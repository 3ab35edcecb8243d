/**
 * Fingerprint or face, as the browser has it. The library that speaks with it is loaded when one is asked for: it knows what browsers
 * do wrong.
 */
import type { DataOf, RequestOf } from '#contracts/kit.ts'
import type { addPasskey, askPasskey, beginPasskey, verifyPasskey } from '#contracts/passkey.ts'
import { loadCode } from '#src/lib/connection/code.ts'

const library = () => loadCode(() => import('@simplewebauthn/browser'))

/** Whether this device can tell by itself that its holder is there. Inside an app's browser it often cannot. */
export async function knowsItsHolder(): Promise<boolean> {
  const { PublicKeyCredential } = window as { PublicKeyCredential?: typeof window.PublicKeyCredential }
  try {
    return (await PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable()) ?? false
  } catch {
    return false
  }
}

/** Whether a page of this host may ask for passkeys of that one. */
export const belongsHere = (rpId: string, { hostname }: Pick<Location, 'hostname'> = location): boolean =>
  hostname === rpId || hostname.endsWith(`.${rpId}`)

/** The names of what a browser throws where its member would rather not, or has waited too long. */
const UNWANTED: ReadonlySet<string> = new Set(['NotAllowedError', 'AbortError'])
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Null: cancelled. Throws what the browser cannot do. */
async function unlessCancelled<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (UNWANTED.has(nameOf(error))) return null
    throw error
  }
}

/** Whether the device has one for this member already. */
export const isThereAlready = (error: unknown): boolean => nameOf(error) === 'InvalidStateError'

/** Makes a passkey; null where the member would rather not. */
export async function makeOnDevice(optionsJSON: DataOf<typeof beginPasskey>) {
  const { startRegistration } = await library()
  const made = await unlessCancelled(() => startRegistration({ optionsJSON }))
  return made as RequestOf<typeof addPasskey>['credential'] | null
}

/** Has one sign; null where the member would rather not. */
export async function signOnDevice(optionsJSON: NonNullable<DataOf<typeof askPasskey>['options']>) {
  const { startAuthentication } = await library()
  const signed = await unlessCancelled(() => startAuthentication({ optionsJSON }))
  return signed as RequestOf<typeof verifyPasskey>['credential'] | null
}
