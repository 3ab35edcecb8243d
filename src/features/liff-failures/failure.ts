/** What can go wrong before the site opens inside LINE, and what is known of it. */

export type LiffFailureKind =
  /** LINE's proof is refused because the phone's clock is wrong. */
  | 'clock'
  /** LINE does not answer. */
  | 'network'
  /** The member said no on LINE's page. */
  | 'denied'
  /** A member's page, opened outside LINE by somebody who is not signed in. */
  | 'outside'
  /** The page is not below the address that LINE has for the LIFF app: it would refuse the sign-in. */
  | 'endpoint'
  /** The SDK's file did not load. */
  | 'sdk'
  /** The browser keeps nothing for this site: LINE's SDK and the sign-in need it. */
  | 'storage'
  /** LINE is too old for the SDK. */
  | 'old'
  /** LINE knows the person, and our platform did not let them in. */
  | 'refused'
  | 'unknown'

export interface LiffFailure {
  kind: LiffFailureKind
  /** `clock`: the server's time minus the device's, ms. */
  clockOffset?: number
  /** `network`: whether our own site still answers. */
  siteAnswers?: boolean
  /** `refused`: the platform's own sentence. */
  sentence?: string
}

/** Told to the member, and by the member to the agent. */
export const referenceCode: Readonly<Record<LiffFailureKind, string>> = {
  clock: 'LF-CLOCK',
  network: 'LF-NETWORK',
  denied: 'LF-DENIED',
  outside: 'LF-OUTSIDE',
  endpoint: 'LF-ENDPOINT',
  sdk: 'LF-SDK',
  storage: 'LF-STORAGE',
  old: 'LF-OLD',
  refused: 'LF-REFUSED',
  unknown: 'LF-UNKNOWN',
}

/** The ways on from a failure; each leaves the screen. */
export interface LiffWays {
  onRetry: () => void
  /** The site opens without LINE, at the login form, and leads back to the page. */
  onPassword: () => void
  onRegister: () => void
  /** Address that signs in with LINE and comes back to the page; null where LINE cannot. */
  signIn: string | null
  /** The LIFF link of the page; null where there is none. */
  openInLine: string | null
}
