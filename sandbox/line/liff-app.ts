/** The LIFF app as it is registered with the sandbox's LINE, and what LINE tells the SDK about it (line.md §2). */
import type { LinePerson } from '../people/line-people.ts'

/** The endpoint: every LIFF page of the site lies at it or below it. */
const ENDPOINT_PATH = '/liff'

export const endpointOf = (site: string): string => site + ENDPOINT_PATH

/** `redirect_uri` of liff.login: at the endpoint or below it, else LINE shows an error page. */
export function isBelowEndpoint(address: string, site: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, pathname, hash } = new URL(address)
  return (
    origin === site && hash === '' && (pathname === ENDPOINT_PATH || pathname.startsWith(`${ENDPOINT_PATH}/`))
  )
}

/** The ids of a channel's LIFF apps start with the channel's. */
export const isLiffIdOf = (liffId: string, channelId: string): boolean =>
  /^\d{10}-\w{8}$/.test(liffId) && liffId.startsWith(`${channelId}-`)

const anywhere = (minVer: string) => ({ permission: true, minVer })

/** `viewer`: who opened it inside LINE; nobody is known in another browser. */
export function contextToken(app: { liffId: string; site: string; viewer?: LinePerson }): string {
  const context = {
    type: app.viewer ? 'none' : 'external',
    ...(app.viewer ? { userId: app.viewer.sub, viewType: 'full' } : {}),
    liffId: app.liffId,
    endpointUrl: endpointOf(app.site),
    permanentLinkPattern: 'concat',
    scope: ['openid', 'profile'],
    availability: {
      shareTargetPicker: anywhere('10.3.0'),
      subwindowOpen: anywhere('11.7.0'),
      // With these two the SDK would leave the page for addresses that only the LINE app understands.
      multipleLiffTransition: { permission: false, minVer: '10.18.0' },
      skipChannelVerificationScreen: { permission: false, minVer: '11.14.0' },
    },
    menuColorSetting: { adaptableColorSchemes: ['light'], lightModeColor: {}, darkModeColor: {} },
  }
  // The SDK reads the middle part and leaves the signature to LINE's servers.
  return `sandbox.${Buffer.from(JSON.stringify(context)).toString('base64url')}.unsigned`
}
