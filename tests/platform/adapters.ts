/** The platform in all its shapes, with what each stands on replaced by something that a test can look into. */
import { vi } from 'vitest'
import type { Liff } from '#liff/sdk/init.ts'
import { liffPlatform } from '#liff/liff-platform.ts'
import { platformDouble } from '#src/platform/double.ts'
import type { Platform, ShareResult } from '#src/platform/platform.ts'
import { webPlatform } from '#src/platform/web/web-platform.ts'
import { fromLiffPath } from '#src/lib/pages/liff-pages.ts'

export interface Setting {
  platform: Platform
  /** Windows that were opened, in whichever way. */
  opened: () => readonly string[]
  /** The page behind an address that `linkTo` gave. */
  pageAt: (address: string) => string | null
  /** An address as LINE leaves it, and what of it is ours. */
  arrival: { address: string; ours: RegExp }
  /** What `share` answers when the host ends it so. */
  shareEnds: (how: ShareResult) => ShareResult
  pressBack: () => void
}

export interface Adapter {
  name: string
  make: () => Promise<Setting>
}

/** The SDK, as far as the adapter uses it. `exp`: seconds that the ID token still lives. */
export function sdkDouble({ inClient, exp = 3600 }: { inClient: boolean; exp?: number }) {
  const opened: string[] = []
  let signedIn = true
  const liff = {
    isInClient: () => inClient,
    isLoggedIn: () => signedIn,
    getAccessToken: () => (signedIn ? 'access-token-of-line' : null),
    getIDToken: () => (signedIn ? 'id-token-of-line' : null),
    getDecodedIDToken: () => (signedIn ? { sub: 'U1', exp: Math.floor(Date.now() / 1000) + exp } : null),
    getContext: () => null,
    login: () => {},
    logout: () => void (signedIn = false),
    openWindow: ({ url }: { url: string }) => void opened.push(url),
    closeWindow: () => {},
  }
  return { liff: liff as unknown as Liff, opened }
}

const windowsOpened = () => vi.mocked(window.open).mock.calls.map(([url]) => String(url))
const browserBack = () => history.back()
const asItIs = (how: ShareResult) => how

export const web: Adapter = {
  name: 'web',
  make: async () => ({
    platform: webPlatform(),
    opened: windowsOpened,
    pageAt: (address) => address,
    arrival: { address: '/?ag=x&code=secret-code&state=secret-state', ours: /^\/$/ },
    shareEnds: asItIs,
    pressBack: browserBack,
  }),
}

export async function liffSetting(double: ReturnType<typeof sdkDouble>, inLine: boolean): Promise<Setting> {
  const init = Promise.resolve(double.liff)
  const visit = { inLine, android: false, lineVersion: inLine ? '15.10.0' : null, redirecting: false }
  const platform = liffPlatform({ visit, init, began: Date.now(), titleOf: () => 'title' })
  await init
  return {
    platform,
    opened: () => [...double.opened, ...windowsOpened()],
    pageAt: fromLiffPath,
    arrival: {
      address:
        '/liff/promotions?ag=x&code=secret-code&state=secret-state&liffClientId=1234567890#access_token=secret-token',
      ours: /^\/liff\/promotions\?ag=x$/,
    },
    shareEnds: asItIs,
    pressBack: browserBack,
  }
}

export const liffInLine: Adapter = {
  name: 'LIFF in LINE',
  make: () => liffSetting(sdkDouble({ inClient: true }), true),
}

export const liffOutside: Adapter = {
  name: 'LIFF outside LINE',
  make: () => liffSetting(sdkDouble({ inClient: false }), false),
}

export const double: Adapter = {
  name: 'test double',
  make: async () => {
    const platform = platformDouble()
    return {
      platform,
      opened: () =>
        platform.calls.filter((call) => call.startsWith('openExternal ')).map((call) => call.slice(13)),
      pageAt: (address) => address,
      // Nothing arrives at a double: it is told how the visit began.
      arrival: { address: '/promotions?ag=x', ours: /^\/promotions\?ag=x$/ },
      // It is told what it can, and then does it.
      shareEnds: () => 'shared',
      pressBack: () => platform.pressHostBack(),
    }
  },
}
