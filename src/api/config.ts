/**
 * What transport must be told. It knows neither session nor toasts: the app hands both in once (`configureApi`), so
 * that transport can be tested, shared with the LIFF boot, and loaded after the first screen.
 */
import type { Endpoint } from '#contracts/kit.ts'
import type { ApiError } from './api-error.ts'

interface ApiConfig {
  baseUrl: string
  /** The bearer token of the session, null for a visitor. */
  token: () => string | null
  /** Told of every failed call before the caller is; applies the endpoint's error policy (LOGIN-6). */
  onFailure: (error: ApiError, endpoint: Endpoint) => void
  /**
   * Asks the member to prove who is there, before a call that moves money is sent again (`ApiError` of code `STEP_UP`).
   * False: they would not.
   */
  stepUp: (error: ApiError) => Promise<boolean>
  /**
   * Asks for the member's PIN (`ApiError` of code `PIN_ASKED`), before `input` is sent again: the proof that it is sent with,
   * or null.
   */
  pin: (error: ApiError, input: unknown) => Promise<string | null>
  /** Told how far the server's clock is ahead of this device's, in ms. */
  onServerTime: (offsetMs: number) => void
  /** Where it is kept for the visit what the platform does not offer: names of endpoints (offering.ts). */
  notOffered: { read: () => readonly string[] | null; write: (names: readonly string[]) => unknown }
  /** Told when a request starts (+1) and ends (−1), for the loading bar. */
  onActivity: (change: 1 | -1) => void
}

/** As the app set it; before that a visitor's, to whom nobody listens. */
export const apiConfig: ApiConfig = {
  baseUrl: '',
  token: () => null,
  onFailure: () => {},
  stepUp: async () => false,
  pin: async () => null,
  onServerTime: () => {},
  notOffered: { read: () => null, write: () => {} },
  onActivity: () => {},
}

/** Sets what is given; the rest stays. */
export function configureApi(config: Partial<ApiConfig>): void {
  Object.assign(apiConfig, config)
}
