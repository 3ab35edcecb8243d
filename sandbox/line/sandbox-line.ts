/** The sandbox's channel, and the client that reaches its provider without a network. */
import type { Config } from '#server/config.ts'
import type { Clock } from '#server/kit/clock.ts'
import { createLineClient, type LineClient } from '#server/kit/services/line.ts'
import { lineApi } from './api.ts'
import { createLineProvider, type LineProvider } from './provider.ts'

/** As VITE_LINE_CHANNEL_ID of a sandbox build. */
export const SANDBOX_CHANNEL = 'sandbox'
/** Opens nothing: it signs ID tokens that only the sandbox believes. */
const SANDBOX_SECRET = 'sandbox-channel-secret'

const channelOf = (config: Config) => ({
  channelId: config.lineChannelId || SANDBOX_CHANNEL,
  channelSecret: config.lineChannelSecret || SANDBOX_SECRET,
})

export const createSandboxLine = (config: Config, clock: Clock): LineProvider =>
  createLineProvider({ ...channelOf(config), clock })

/** The same client as in production, so that the whole exchange is carried out; only the wire is missing. */
export function sandboxLineClient(config: Config, clock: Clock, provider: LineProvider): LineClient {
  const api = lineApi(provider)
  return createLineClient({
    ...channelOf(config),
    clock,
    base: 'http://line.sandbox.invalid',
    fetch: (request) => api.fetch(request),
  })
}
