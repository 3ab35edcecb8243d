/** A stand-in for the SDK object: says what a test has set, and remembers what was asked of it. */
import type { Liff } from '../sdk/init.ts'

interface Options {
  inLine?: boolean
  loggedIn?: boolean
  /** Seconds until the ID token runs out; below zero it has. */
  life?: number
  sub?: string
  endpointUrl?: string
}

export interface FakeLiff {
  readonly liff: Liff
  /** `login https://…`, `logout`, `openWindow …`, `closeWindow`, in order. */
  readonly calls: string[]
}

export function fakeLiff(options: Options = {}): FakeLiff {
  const { inLine = false, loggedIn = true, life = 3600, sub = 'U-narin' } = options
  const calls: string[] = []
  const exp = Math.floor(Date.now() / 1000) + life
  const object = {
    isInClient: () => inLine,
    isLoggedIn: () => loggedIn,
    getAccessToken: () => (loggedIn ? `access-token-of-${sub}` : null),
    getIDToken: () => (loggedIn ? `id-token-of-${sub}` : null),
    getDecodedIDToken: () => (loggedIn ? { sub, exp } : null),
    getContext: () => ({ endpointUrl: options.endpointUrl ?? `${location.origin}/liff` }),
    login: ({ redirectUri = '' } = {}) => void calls.push(`login ${redirectUri}`),
    logout: () => void calls.push('logout'),
    openWindow: ({ url, external }: { url: string; external?: boolean }) =>
      void calls.push(`openWindow ${url} ${external === true ? 'outside' : 'inside'}`),
    closeWindow: () => void calls.push('closeWindow'),
  }
  return { liff: object as unknown as Liff, calls }
}
