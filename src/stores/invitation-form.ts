/** What the registration form makes of an invitation; apart from it, because every page loads that one. */
import { rememberInvitation, useInvitation } from './invitation.ts'

/** The code that the form begins with. */
export function referralToFill(): string {
  const { typedReferral, referral } = useInvitation.getState()
  return typedReferral ?? referral ?? ''
}

/** The visitor put another referral code into the form, or none. */
export function referralTyped(code: string): void {
  rememberInvitation({ typedReferral: code, openedAt: useInvitation.getState().openedAt || Date.now() })
}

/** Somebody has registered by it: the next person at this device was not invited. */
export function invitationTaken(): void {
  rememberInvitation({ referral: null, typedReferral: null })
}
