/** The outside world of this process: the real one, or the sandbox's stand-ins. */
import type { Config } from './config.ts'
import { systemClock } from './kit/clock.ts'
import { refuse } from './kit/errors.ts'
import type { World } from './outside.ts'
import { configuredDelay } from './kit/services/delay.ts'
import { drandBeacon } from './kit/services/drand.ts'
import { createLineClient } from './kit/services/line.ts'
import { errors } from './strings/errors.ts'

/** Without the sandbox nothing sends messages until a provider is configured: said to the member, not swallowed. */
const real = ({ lineChannelId, lineChannelSecret, drandUrls, yeekeeDelaySteps }: Config): World => ({
  services: {
    sms: { send: () => refuse(errors.smsUnavailable) },
    ...(drandUrls.length > 0 ? { beacon: drandBeacon(drandUrls) } : {}),
    delay: configuredDelay(yeekeeDelaySteps),
    ...(lineChannelId
      ? {
          line: createLineClient({
            channelId: lineChannelId,
            channelSecret: lineChannelSecret,
            clock: systemClock,
          }),
        }
      : {}),
  },
  clock: systemClock,
  seed: async () => {},
  mounts: () => [],
  games: () => ({ fetch: () => new Response(null, { status: 404 }) }),
})

export type LoadSandbox = () => Promise<{ sandboxWorld(config: Config): World }>

/** The sandbox is loaded only where it is on, so that production does not even read it. */
export async function openWorld(config: Config, load: LoadSandbox): Promise<World> {
  if (!config.sandbox) return real(config)
  const { sandboxWorld } = await load()
  return sandboxWorld(config)
}
