/** Loaded when a reply is not in the contract's own form (decision 087). */
import { generousEnvelope, generously } from '#contracts/generous.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { platformEnv } from '#src/lib/platform-env.ts'

/** The reply of an endpoint as the contract would have it, as far as it says the same. */
export function inOurForm(endpoint: Endpoint, json: unknown): unknown {
  const outer = generousEnvelope(json)
  if (typeof outer !== 'object' || outer === null) return outer
  const { data, ...beside } = outer as { data?: unknown }
  const extra = generously(endpoint.extra, beside, platformEnv) as object
  return { ...extra, data: generously(endpoint.response, data, platformEnv) }
}
