/** The plain web site. */
import { env } from '#src/lib/env.ts'
import { leavingLine, lineHost } from '../line-host.ts'
import type { Ability, Platform, SharedLink, ShareResult } from '../platform.ts'

/** LINE's part is loaded only by visits that use it. */
const lineLogin = () => import('./line-login.ts')

/** The adapter of every browser, LINE's own among them, outside of `/liff`. Loads nothing before it is needed. */
export function webPlatform(): Platform {
  return {
    name: 'web',
    async start() {
      const query = new URLSearchParams(location.search)
      // ENV-8: `code` alone is a referral code; only together with `state` (or with `error`) is it LINE's answer.
      const isAnswer =
        query.has('state') && (query.has('code') || query.has('error')) && !query.has('liffClientId')
      return isAnswer ? (await lineLogin()).takeAnswer(query) : { kind: 'plain' }
    },
    async signIn(options) {
      return can('lineSignIn') ? (await lineLogin()).authorizeUrl(options) : null
    },
    credential: async () => null,
    signOut: async () => {},
    nav: {
      linkTo: (path) => path,
      leave: (url) => location.assign(url),
      onHostBack: hold,
    },
    openExternal: (url) => void window.open(leavingLine(url), '_blank', 'noopener'),
    prepareShare: async () => ('share' in navigator ? 'apps' : 'copy'),
    share: shareOrCopy,
    friendship: async () => 'unknown',
    addFriend: () => null,
    saveImage: async (image, fileName) => (await import('./save-image.ts')).saveImage(image, fileName),
    close: () => false,
    can,
  }
}

function can(what: Ability): boolean {
  switch (what) {
    case 'lineSignIn':
      return env.lineChannelId !== '' && isSecureContext
    case 'share':
      return 'share' in navigator || 'clipboard' in navigator
    case 'saveImage':
      return true
    case 'fullscreen':
      return document.fullscreenEnabled === true
    case 'openInLiff':
      return env.liffId !== '' && lineHost() === 'inApp'
    // LINE's browsers have no print dialog.
    case 'print':
      return lineHost() === null
    case 'openOutside':
      return lineHost() !== null
    case 'close':
    case 'friendship':
    case 'knownToLine':
    case 'silentSignIn':
      return false
  }
}

/** Asked for with the first dialog, and loaded then. */
function hold(listener: () => void): () => void {
  let wanted = true
  let letGo = () => {}
  void import('./host-back.ts').then(({ holdBack }) => {
    if (wanted) letGo = holdBack(listener)
  })
  return () => {
    wanted = false
    letGo()
  }
}

async function shareOrCopy(link: SharedLink): Promise<ShareResult> {
  if ('share' in navigator) {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(link.url)
    return 'copied'
  } catch {
    return 'unsupported'
  }
}
