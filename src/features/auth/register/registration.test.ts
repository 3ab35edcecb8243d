import { describe, expect, it } from 'vitest'
import type { SentOtp } from '#src/forms/otp/sent-otp.ts'
import {
  type Credentials,
  fresh,
  progressOf,
  type RegisterEvent,
  type Registration,
  registration,
  type RegisterStep,
  usableOtp,
} from './registration.ts'

const otp: SentOtp = { mobile: '0812345678', ref: 'KX7Q', resendAt: 60_000, expiresAt: 300_000 }
const credentials: Credentials = { username: 'narin1990', password: 'chok2569dee' }
const at = (step: RegisterStep): Registration => ({ ...fresh, step })

describe('registration', () => {
  it.each<[RegisterStep, RegisterEvent, RegisterStep]>([
    ['pending', { type: 'otpSent', otp }, 'sms_verification'],
    ['pending', { type: 'bankAsked' }, 'bank_verification'],
    ['sms_verification', { type: 'otpSent', otp }, 'sms_verification'],
    ['sms_verification', { type: 'otpVerified', mobile: otp.mobile, otpToken: 't' }, 'sms_verification'],
    ['sms_verification', { type: 'back' }, 'pending'],
    ['bank_verification', { type: 'back' }, 'pending'],
    ['sms_verification', { type: 'registered', credentials }, 'completed'],
    ['bank_verification', { type: 'registered', credentials }, 'completed'],
    ['bank_verification', { type: 'cancelled' }, 'pending'],
    ['sms_verification', { type: 'cancelled' }, 'pending'],
    ['completed', { type: 'cancelled' }, 'pending'],
    // Registered before a reload: the outcome comes while the first step shows.
    ['pending', { type: 'registered', credentials }, 'completed'],
    // Answers that come after the member has moved on.
    ['bank_verification', { type: 'otpSent', otp }, 'bank_verification'],
    ['completed', { type: 'otpSent', otp }, 'completed'],
    ['completed', { type: 'back' }, 'completed'],
    ['pending', { type: 'otpVerified', mobile: otp.mobile, otpToken: 't' }, 'pending'],
    ['sms_verification', { type: 'bankAsked' }, 'sms_verification'],
    ['pending', { type: 'back' }, 'pending'],
  ])('REG-3 %s, %o → %s', (from, event, to) => expect(registration(at(from), event).step).toBe(to))

  it('REG-4 completed keeps only the credentials', () => {
    const state = registration(
      { ...at('sms_verification'), otp, proof: { mobile: otp.mobile, otpToken: 't' } },
      {
        type: 'registered',
        credentials,
      },
    )
    expect(state).toEqual({ step: 'completed', otp: null, proof: null, credentials })
  })

  it('REG-5 cancelling leaves nothing', () => {
    expect(registration({ ...at('sms_verification'), otp, proof: null }, { type: 'cancelled' })).toEqual(
      fresh,
    )
  })

  it('REG-3 going back keeps the code: an unchanged number needs no second one', () => {
    const back = registration({ ...at('sms_verification'), otp }, { type: 'back' })
    expect(usableOtp(back, otp.mobile, 299_999)).toBe(otp)
    expect(usableOtp(back, otp.mobile, 300_000)).toBeNull()
    expect(usableOtp(back, '0899999999', 0)).toBeNull()
  })

  it('REG-3 a verified number stays verified, another number does not', () => {
    const verified = { ...at('sms_verification'), otp, proof: { mobile: otp.mobile, otpToken: 't' } }
    expect(usableOtp(verified, otp.mobile, 9_999_999)).toBe(otp)
    expect(registration(verified, { type: 'otpSent', otp }).proof).toEqual(verified.proof)
    expect(
      registration(verified, { type: 'otpSent', otp: { ...otp, mobile: '0899999999' } }).proof,
    ).toBeNull()
  })

  it('REG-1 progress over the steps', () => {
    expect(
      (['pending', 'sms_verification', 'bank_verification', 'completed'] as const).map(progressOf),
    ).toEqual([1, 2, 2, 3])
  })
})
