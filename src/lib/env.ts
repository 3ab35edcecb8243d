/** Build-time configuration of the site (README, configuration table). Validated by `scripts/build`. */
interface SiteEnv {
  /** Base URL of the platform's API; '' is the site's own origin. */
  apiBaseUrl: string
  agentCode: string
  agentId: number
  lineChannelId: string
  lineAuthorizeUrl: string
  /** '' where the site is not opened inside LINE. */
  liffId: string
  /** Host of links into the LIFF app; a LINE MINI App has another. */
  liffHost: string
  /** Origins that game frames may come from; empty takes any other than our own. */
  gameOrigins: readonly string[]
  /** True: a mark on every page says that no money here is real. */
  sandbox: boolean
}

const raw = import.meta.env

export const env: SiteEnv = {
  apiBaseUrl: raw.VITE_API_BASE_URL ?? '',
  agentCode: raw.VITE_AGENT_CODE ?? 'chokdee',
  agentId: Number(raw.VITE_AGENT_ID ?? 7),
  lineChannelId: raw.VITE_LINE_CHANNEL_ID ?? '',
  lineAuthorizeUrl: raw.VITE_LINE_AUTHORIZE_URL ?? 'https://access.line.me/oauth2/v2.1/authorize',
  liffId: raw.VITE_LIFF_ID ?? '',
  liffHost: raw.VITE_LIFF_HOST || 'liff.line.me',
  gameOrigins: (raw.VITE_GAME_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean),
  sandbox: raw.VITE_SANDBOX === '1',
}
