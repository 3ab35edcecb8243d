/** The steps of a registration (REG-1, REG-3) as a state machine. Pure: knows neither screen nor calls. */
import type { SentOtp } from '#src/forms/otp/sent-otp.ts'

export type RegisterStep = 'pending' | 'sms_verification' | 'bank_verification' | 'completed'

export interface Credentials {
  username: string
  /** '' when it is not known here any more: registered before a reload, and the platform does not repeat it. */
  password: string
}

export interface Registration {
  step: RegisterStep
  /** The last code sent; kept when the member goes back, so that an unchanged number needs no second one. */
  otp: SentOtp | null
  /** Proof of a verified number. */
  proof: { mobile: string; otpToken: string } | null
  credentials: Credentials | null
}

export type RegisterEvent =
  /** `/api/check_account` said yes in bank mode. */
  | { type: 'bankAsked' }
  /** A code is on its way, or an earlier one is still good. */
  | { type: 'otpSent'; otp: SentOtp }
  | { type: 'otpVerified'; mobile: string; otpToken: string }
  | { type: 'back' }
  | { type: 'registered'; credentials: Credentials }
  /** REG-5: closing resets to pending. */
  | { type: 'cancelled' }

export const fresh: Registration = { step: 'pending', otp: null, proof: null, credentials: null }

/** An event that does not belong to the step leaves everything as it is: answers may come after the member moved on. */
export function registration(state: Registration, event: RegisterEvent): Registration {
  switch (event.type) {
    case 'bankAsked':
      return state.step === 'pending' ? { ...state, step: 'bank_verification' } : state
    case 'otpSent':
      return state.step === 'pending' || state.step === 'sms_verification'
        ? {
            ...state,
            step: 'sms_verification',
            otp: event.otp,
            proof: state.proof?.mobile === event.otp.mobile ? state.proof : null,
          }
        : state
    case 'otpVerified':
      return state.step === 'sms_verification'
        ? { ...state, proof: { mobile: event.mobile, otpToken: event.otpToken } }
        : state
    case 'back':
      return state.step === 'sms_verification' || state.step === 'bank_verification'
        ? { ...state, step: 'pending' }
        : state
    case 'registered':
      return { ...fresh, step: 'completed', credentials: event.credentials }
    case 'cancelled':
      return fresh
  }
}

/** The code that still serves this number; null when one must be requested. */
export function usableOtp(state: Registration, mobile: string, now: number): SentOtp | null {
  if (state.otp?.mobile !== mobile) return null
  return state.proof?.mobile === mobile || state.otp.expiresAt > now ? state.otp : null
}

/** Where the progress bars stand: 1 of 3 while details are asked, 2 while they are proven, 3 when done. */
export const progressOf = (step: RegisterStep): number =>
  step === 'pending' ? 1 : step === 'completed' ? 3 : 2
