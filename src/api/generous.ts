/** Loaded when a reply is not in the contract's own form (decision 087). */
import { generousEnvelope, generously } from '#contracts/generous.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { platformEnv } from '#src/lib/platform-env.ts'
import { isTold, type PlatformMapping } from './platform-mapping.ts'

const mappings = import.meta.glob<{ platform: PlatformMapping }>([
  '../../platforms/*.ts',
  '!../../platforms/*.test.ts',
])

/** What the file of this platform makes of a reply (`VITE_PLATFORM`); the reply itself where it has none. */
async function mapped(endpoint: Endpoint, json: unknown): Promise<unknown> {
  const file = mappings[`../../platforms/${platformEnv.name}.ts`]
  if (!file || !isTold(json)) return json
  const { envelope, replies } = (await file()).platform
  const outer = envelope?.(json) ?? json
  const map = (replies as Readonly<Record<string, ((data: unknown) => unknown) | undefined>>)[endpoint.name]
  return map && isTold(outer) ? { ...outer, data: map(outer.data) } : outer
}

/** The reply of an endpoint as the contract would have it, as far as it says the same. */
export async function inOurForm(endpoint: Endpoint, json: unknown): Promise<unknown> {
  const outer = generousEnvelope(await mapped(endpoint, json))
  if (!isTold(outer)) return outer
  const { data, ...beside } = outer
  const extra = generously(endpoint.extra, beside, platformEnv) as object
  return { ...extra, data: generously(endpoint.response, data, platformEnv) }
}
