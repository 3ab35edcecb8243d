/**
 * What differs between the LIFF app inside LINE, a LIFF link in another browser, and the plain web (ENV-1, ENV-2).
 * Components ask `can('share')`, never which platform it is. What a platform cannot do is a value, not an exception.
 */

/** Something a platform may or may not be able to do. */
export type Ability =
  | 'lineSignIn'
  /** `credential` gives a proof without the member doing anything: a session that ended can be renewed. */
  | 'silentSignIn'
  /** LINE has said who is here, even where its proof has run out since. */
  | 'knownToLine'
  | 'share'
  | 'saveImage'
  | 'close'
  | 'fullscreen'
  | 'friendship'
  | 'print'
  /** We are in LINE's plain in-app browser, and the same page is a LIFF page one press away (line.md §5). */
  | 'openInLiff'
  /** An app shows us, and `openExternal` of our own address leads to the phone's own browser. */
  | 'openOutside'

/** Proof of a LINE sign-in, for `POST /api/line/sign_in` only; never stored, never logged. */
export type LineCredential =
  | { kind: 'code'; code: string; codeVerifier: string; nonce: string; redirectUri: string }
  | {
      kind: 'idToken'
      idToken: string
      /** Where the host has one: with it our server takes back the consent when the account is unlinked. */
      accessToken?: string
    }

/** What LINE was asked for: to sign in, to tie its account to who is signed in already, or to prove that it is them. */
export type LineIntent = 'signIn' | 'link' | 'stepUp'

/** How the visit began, as far as signing in with LINE goes. */
export type StartResult =
  /** Nothing to do with LINE. */
  | { kind: 'plain' }
  /** Back from LINE with a credential; `returnTo` is the page that the sign-in was started from. */
  | { kind: 'signedInWithLine'; credential: LineCredential; returnTo: string | null; intent: LineIntent }
  /** The member said no at LINE. */
  | { kind: 'cancelled'; returnTo: string | null }
  /** The answer is not for a sign-in that this browser started: no call is made (ENV-8). */
  | { kind: 'stateMismatch' }
  /** LINE reported a failure. */
  | { kind: 'failed'; returnTo: string | null }
  /** The platform has made a session by itself, and the address is that of the page to show (LIFF). */
  | { kind: 'entered' }

/** What is shared: a link, and the card that shows it in a chat (ENV-7). */
export interface SharedLink {
  /** Absolute: the LIFF link where there is one, with agent and referral code. */
  url: string
  title: string
  text: string
  /** Absolute https address of a PNG or JPEG, 20:13 and at most 1024 px; none leaves the card without a picture. */
  picture?: string
  /** Words of the card's button. */
  action?: string
  /** Lines of a slip: what, and its figure. */
  rows?: readonly { label: string; value: string }[]
}

/** How `share` reaches others here: LINE's friend picker, the apps of the device, or only the clipboard. */
export type ShareWay = 'lineFriends' | 'apps' | 'copy'

/** `cancelled`: the member closed what was opened; `unsupported`: there is no way here, and nothing happened. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'unsupported'

/** How an image can be kept here: the system's download, or shown to be saved by a long press. */
export type SaveResult = 'saved' | 'longPress' | 'unsupported'

/** Whether the member has the agent's LINE account among their friends; `unknown` where nobody can tell. */
export type Friendship = 'friend' | 'stranger' | 'unknown'

/** How addresses and the way back go in this host. */
interface PlatformNav {
  /** The address of a page of ours as this platform links to it: `/member/deposit`, in LIFF `/liff/deposit`. */
  linkTo: (path: string) => string
  /** Leaves the site for an address in this window (LINE's authorize page). */
  leave: (url: string) => void
  /**
   * Takes the next press of the host's back control (the browser's button, Android's, iOS's swipe), once: the listener is
   * called and the page stays. Returns the function that lets go of it.
   */
  onHostBack: (listener: () => void) => () => void
}

/** The environment adapter: one for the web (web/web-platform.ts), one for LIFF (liff/), chosen once at boot. */
export interface Platform {
  readonly name: 'web' | 'liff'
  /** Runs once, before the router reads the address; leaves no sign-in parameter in it. */
  start: () => Promise<StartResult>
  /**
   * Prepares a LINE sign-in. The address belongs into an `<a href>`, because a script's redirect may not open the
   * LINE app (line.md §2.7). Null where LINE sign-in is not configured.
   */
  signIn: (options: {
    returnTo: string | null
    withoutAutoLogin?: boolean
    /** `signIn` unless told. */
    intent?: LineIntent
  }) => Promise<string | null>
  /** A fresh credential where the host can give one without leaving the page (LIFF); null on the web. */
  credential: () => Promise<LineCredential | null>
  /** Forgets what the platform itself holds of a sign-in. */
  signOut: () => Promise<void>
  readonly nav: PlatformNav
  openExternal: (url: string) => void
  /** Loads what `share` needs. Called when a share sheet opens, so that the tap in it waits for nothing. */
  prepareShare: () => Promise<ShareWay>
  /** Call inside the tap, with nothing awaited before it: LINE opens a window first (line.md §5). */
  share: (link: SharedLink) => Promise<ShareResult>
  friendship: () => Promise<Friendship>
  /**
   * Opens LINE's own sheet to add the agent's account, and settles when it has closed; it never rejects. Null at once
   * where there is no such sheet: then the contact link is the way, in the same press.
   */
  addFriend: () => Promise<void> | null
  saveImage: (image: Blob, fileName: string) => Promise<SaveResult>
  /** Closes the window where the host allows it; false where it does not. */
  close: () => boolean
  can: (what: Ability) => boolean
}
