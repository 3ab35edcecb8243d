/** What protects the member: limits, reminder, pause. Of the account where the platform has it, else of this device (decision 093). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RequestOf } from '#contracts/kit.ts'
import {
  type askToReturn,
  type confirmLimit,
  type declineLimits,
  getProtection,
  type Protection,
  type setLimit,
  type setReminder,
  type startTimeOut,
  type withdrawLimitChange,
} from '#contracts/protection.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { isOffered } from '#src/api/offering.ts'
import { restingHeard } from '#src/stores/protection/resting.ts'
import { ofMember } from '../query-key.ts'

/** `here`: it is this device that keeps it, and nobody else knows of it. */
interface Known extends Protection {
  readonly here?: boolean
}

const ofDevice = () => import('./on-device.ts')

/** Not there at all: a failure of something that is there is no reason to speak of the device. */
const isMissing = (error: unknown): boolean => error instanceof ApiError && error.kind === 'notOffered'

/** Asks; what is not asked by a page is heard as well. */
export async function protectionNow(signal?: AbortSignal): Promise<Known> {
  const known = await ask(signal)
  restingHeard(known.pause != null)
  return known
}

async function ask(signal?: AbortSignal): Promise<Known> {
  try {
    return (await call(getProtection, {}, signal ? { signal } : {})).data
  } catch (error) {
    if (!isMissing(error)) throw error
    return { ...(await ofDevice()).protectionHere(), here: true }
  }
}

/** Of what does not move with a bet, ms: long enough that the parts of a page, which come one after another, ask once. */
const JUST = 10_000

/** Always asked anew: what is used up moves with every bet. */
export const protectionQuery = () =>
  queryOptions({
    queryKey: ofMember(getProtection.name),
    queryFn: ({ signal }) => protectionNow(signal),
    staleTime: 0,
  })

/** As another part of the page has just heard it: for who wants to know of breaks and answers, and of no sums. */
export const protectionHeard = () => ({ ...protectionQuery(), staleTime: JUST })

/** As a write has just answered it. */
export function protectionKnown(client: QueryClient, known: Known): void {
  restingHeard(known.pause != null)
  client.setQueryData(protectionQuery().queryKey, known)
}

type Write =
  | typeof askToReturn
  | typeof confirmLimit
  | typeof declineLimits
  | typeof setLimit
  | typeof setReminder
  | typeof startTimeOut
  | typeof withdrawLimitChange

/** Makes the call, or does on this device what it would do; `message` is then empty. */
export async function protect<E extends Write>(
  endpoint: E,
  body: RequestOf<E>,
): Promise<{ message: string; data: Known }> {
  if (isOffered(getProtection.name)) return call(endpoint, body)
  const { protectHere } = await ofDevice()
  return { message: '', data: { ...protectHere(endpoint.name, body), here: true } }
}
