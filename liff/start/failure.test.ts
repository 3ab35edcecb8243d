import { expect, it } from 'vitest'
import type { LiffFailureKind } from '#src/features/liff-failures/failure.ts'
import { SdkMissing } from '../sdk/init.ts'
import { explain } from './failure.ts'
import { isDialogFault, isStale } from './refusal.ts'

const refusal = (code: string, message: string) => Object.assign(new Error(message), { code })
const fine = { lineVersion: '15.10.0', clockOffset: 200 }
const hours = 3 * 3_600_000

it.each<[string, unknown, Partial<typeof fine>, LiffFailureKind]>([
  ['denied', refusal('INIT_FAILED', 'access_denied: The user did not approve'), {}, 'denied'],
  ['denied in capitals', refusal('INIT_FAILED', 'ACCESS_DENIED: no'), {}, 'denied'],
  ['a wrong clock', refusal('INVALID_ID_TOKEN', 'Invalid ID token.'), { clockOffset: -hours }, 'clock'],
  ['a clock behind', refusal('INVALID_ID_TOKEN', 'Invalid ID token.'), { clockOffset: hours }, 'clock'],
  ['a refused token at the right time', refusal('INVALID_ID_TOKEN', 'Invalid ID token.'), {}, 'unknown'],
  ['no network', new TypeError('Failed to fetch'), {}, 'network'],
  ['no network in Safari', new TypeError('Load failed'), {}, 'network'],
  ['LINE out of order', refusal('500', 'Internal error'), {}, 'network'],
  ['the SDK blocked', new SdkMissing('no'), {}, 'sdk'],
  ['something else', refusal('INIT_FAILED', 'Could not get Context from server.'), {}, 'unknown'],
  ['something else in an old LINE', refusal('INIT_FAILED', 'x'), { lineVersion: '9.4.2' }, 'old'],
  [
    'storage that is blocked',
    new DOMException('Access is denied for this document.', 'SecurityError'),
    {},
    'storage',
  ],
  ['storage that throws', new Error('localStorage is not available'), {}, 'storage'],
  ['not even an error', 'x', {}, 'unknown'],
  ['nothing', undefined, {}, 'unknown'],
])('ENV-3 %s', (_, error, change, kind) => {
  expect(explain({ of: 'refusal', error }, { ...fine, ...change })?.kind).toBe(kind)
})

it('ENV-3 a clock is off from five minutes on, and only when our server told the time', () => {
  const oldProof = (clockOffset: number | null) =>
    explain({ of: 'proof', reopen: false }, { ...fine, clockOffset })
  expect(oldProof(4 * 60_000)).toBeNull()
  expect(oldProof(-6 * 60_000)).toEqual({ kind: 'clock', clockOffset: -6 * 60_000 })
  expect(oldProof(null)).toBeNull()
})

it('LINE’s silence tells whether our own site still answers', () => {
  const silence = (clockOffset: number | null) => explain({ of: 'silence' }, { ...fine, clockOffset })
  expect(silence(12)).toEqual({ kind: 'network', siteAnswers: true })
  expect(silence(null)).toEqual({ kind: 'network', siteAnswers: false })
})

it('knows the SDK’s dialog fault, and tokens that are no longer good', () => {
  expect(isDialogFault(refusal('INIT_FAILED', 'please call xlt after liff.init'))).toBe(true)
  expect(isDialogFault(refusal('INIT_FAILED', 'other'))).toBe(false)
  expect(isStale(refusal('UNAUTHORIZED', 'x'))).toBe(true)
  expect(isStale(refusal('INIT_FAILED', 'The access token revoked'))).toBe(true)
  expect(isStale(new TypeError('Failed to fetch'))).toBe(false)
})
