/**
 * The site under `/liff`: inside LINE, and as the same pages in any other browser (ENV-1, ENV-5). What LINE does
 * otherwise than the web stands here; the rest is the web adapter's.
 */
import { env } from '#src/lib/env.ts'
import { sameOriginPath } from '#src/lib/same-origin.ts'
import type { Platform } from '#src/platform/platform.ts'
import { webPlatform } from '#src/platform/web/web-platform.ts'
import { shownAddress } from './address/shown.ts'
import { signInAddress } from './address/scrub.ts'
import { askFriendship, readFriendship } from './friends/friendship.ts'
import { lineSharing } from './friends/share.ts'
import type { Liff } from './sdk/init.ts'
import { dropSignIn } from './sdk/needed.ts'
import { proofOf } from './sdk/proof.ts'
import type { Arriving } from './start/goal.ts'
import { hasLeft, leftNow } from './start/left.ts'
import { startInLiff } from './start/start-in-liff.ts'

export function liffPlatform(arriving: Arriving): Platform {
  const web = webPlatform()
  const sharing = lineSharing(web)
  let liff: Liff | null = null
  void arriving.init?.then(
    (ready) => (liff = ready),
    () => {},
  )
  const inLine = () => liff?.isInClient() ?? arriving.visit.inLine

  return {
    ...web,
    name: 'liff',
    start: () => startInLiff(arriving),
    // A page of ours that signs in as it opens: LINE's own address may not be used here (line.md §0.1).
    async signIn({ returnTo }) {
      if (env.liffId === '') return null
      const page = sameOriginPath(returnTo) ?? '/'
      return signInAddress(shownAddress(page), location.origin)
    },
    async credential() {
      const proof = proofOf(liff)
      if (proof.state !== 'fresh') return null
      const accessToken = liff?.getAccessToken()
      return { kind: 'idToken', idToken: proof.token, ...(accessToken && { accessToken }) }
    },
    async signOut() {
      leftNow()
      // Inside LINE its sign-in is LINE's own affair, and cannot be ended.
      if (inLine()) return
      if (liff?.isLoggedIn()) liff.logout()
      dropSignIn()
    },
    nav: { ...web.nav, linkTo: shownAddress },
    openExternal(url) {
      if (liff && inLine()) liff.openWindow({ url, external: true })
      else web.openExternal(url)
    },
    ...sharing,
    friendship: () => (liff ? readFriendship() : Promise.resolve('unknown')),
    addFriend: askFriendship,
    // LINE's browser knows no download (line.md §5).
    saveImage: (image, fileName) =>
      inLine() ? Promise.resolve('longPress') : web.saveImage(image, fileName),
    close() {
      if (!liff || !inLine()) return false
      liff.closeWindow()
      return true
    },
    can(what) {
      switch (what) {
        case 'lineSignIn':
          return env.liffId !== ''
        case 'silentSignIn':
          return proofOf(liff).state === 'fresh' && !hasLeft()
        case 'close':
          return liff !== null && inLine()
        case 'friendship':
        case 'knownToLine':
          return liff?.isLoggedIn() ?? false
        default:
          return web.can(what)
      }
    },
  }
}
