/** What a visit below `/liff` begins with, and what it is for. */
import type { LiffFailure } from '#src/features/liff-failures/failure.ts'
import type { StartResult } from '#src/platform/platform.ts'
import type { Liff } from '../sdk/init.ts'
import type { Visit } from '../address/visit.ts'

export interface Arriving {
  visit: Visit
  /** The SDK on its way; null where no LIFF app is configured. */
  init: Promise<Liff> | null
  /** When the page began to load, epoch ms: LINE's time to answer counts from there. */
  began: number
  /** Title of the page at a web path. */
  titleOf: (path: string) => string
}

/** What the visit is for, once the address has been read. */
export interface Goal {
  /** Scrubbed address below the endpoint. */
  address: string
  /** The same as the router knows it. */
  path: string
  title: string
  asked: boolean
  returned: boolean
  needsMember: boolean
}

/** Puts a failure before the member; comes back with how the site is to open. */
export type Offer = (failure: LiffFailure) => Promise<StartResult>

/** The page is being left: nothing may follow. Should the member come back to it as it was, it begins anew. */
export function leaving(): Promise<never> {
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  return new Promise(() => {})
}
