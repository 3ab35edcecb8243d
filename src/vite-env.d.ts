/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_PLATFORM?: string
  readonly VITE_PLATFORM_ZONE?: string
  readonly VITE_PLATFORM_OFFERED?: string
  readonly VITE_PLATFORM_NOT_OFFERED?: string
  readonly VITE_AGENT_CODE?: string
  readonly VITE_AGENT_ID?: string
  readonly VITE_LINE_CHANNEL_ID?: string
  readonly VITE_LINE_AUTHORIZE_URL?: string
  readonly VITE_LIFF_ID?: string
  readonly VITE_LIFF_HOST?: string
  readonly VITE_SANDBOX?: string
  readonly VITE_GAME_ORIGINS?: string
}

/** The part of Trusted Types that the site uses; not every browser has them. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createHTML: () => string }): { createHTML(input: string): unknown }
  }
}
