/**
 * What the agent's platform offers of our additions to the specification (decision 086): told by the build's profile, by the
 * platform's configuration, or learnt at the first 404, 405 or 501, and kept for the visit. What is not offered is never
 * asked again.
 */
import type { Endpoint } from '#contracts/kit.ts'
import { isThere } from '#rules/platform/offered-with.ts'
import { platformEnv } from '#src/lib/platform-env.ts'
import { ApiError } from './api-error.ts'
import { apiConfig } from './config.ts'

const NOT_THERE: ReadonlySet<number | undefined> = new Set([404, 405, 501])

/** By the call's name: it answered, or it is not there. */
const known = new Map<string, boolean>()
const listeners = new Set<() => void>()
let begun = false

function begin(): void {
  if (begun) return
  begun = true
  for (const name of platformEnv.offered) known.set(name, true)
  for (const name of [...platformEnv.notOffered, ...(apiConfig.notOffered.read() ?? [])])
    known.set(name, false)
}

function learn(names: readonly string[]): void {
  const news = names.filter((name) => known.get(name) !== false)
  if (news.length === 0) return
  for (const name of news) known.set(name, false)
  apiConfig.notOffered.write([...known].flatMap(([name, is]) => (is ? [] : [name])))
  for (const tell of listeners) tell()
}

/** Whether a call may be made, as far as is known. `name` is an endpoint's. */
export function isOffered(name: string): boolean {
  begin()
  return isThere(name, (one) => known.get(one))
}

/** The same by what the build was told alone: so a page is drawn at build time, and taken over. */
export const isOfferedAtBuild = (name: string): boolean =>
  isThere(name, (one) =>
    platformEnv.offered.includes(one) ? true : platformEnv.notOffered.includes(one) ? false : undefined,
  )

/** Whether it is known that a call answers: it did, or the profile says so. */
export function isKnownOffered(name: string): boolean {
  begin()
  return known.get(name) === true
}

/** Names with commas or spaces between, as the platform's own configuration has them (`not_offered`). */
export function platformSaid(names: string): void {
  begin()
  learn(names.split(/[\s,]+/).filter(Boolean))
}

/** Told whenever more is known not to be offered; returns the unsubscribe function. */
export function onOffering(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For tests: nothing is known of the platform. */
export function forgetOffering(): void {
  known.clear()
  begun = false
}

const notOffered = (endpoint: Endpoint, error?: ApiError) =>
  new ApiError('notOffered', { endpoint: endpoint.name, status: error?.status, cause: error })

/** What may be missing may be what was asked for: then the platform says so in an envelope. */
const saysMissing = ({ status, code }: ApiError, { mayMiss = false }: Endpoint): boolean =>
  NOT_THERE.has(status) && !(mayMiss && status === 404 && code !== undefined)

/**
 * Makes a call, unless it is known not to be offered: then an `ApiError` of kind `notOffered` without a request. What has
 * answered once in this visit is offered: a 404 of later is a failure like any other.
 */
export async function asOffered<T>(endpoint: Endpoint, send: () => Promise<T>): Promise<T> {
  if (endpoint.origin === 'spec') return send()
  if (!isOffered(endpoint.name)) throw notOffered(endpoint)
  try {
    const reply = await send()
    known.set(endpoint.name, true)
    return reply
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === undefined) throw error
    if (known.get(endpoint.name) || !saysMissing(error, endpoint)) throw error
    learn([endpoint.name])
    throw notOffered(endpoint, error)
  }
}
