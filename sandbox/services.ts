/** The sandbox's stand-ins for the outside: messages go to the inbox, LINE is our own, sentinels wait and fail. */
import './not-in-production.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '#server/config.ts'
import { sandboxMessages } from '#server/db/schema/sandbox.ts'
import type { Clock } from '#server/kit/clock.ts'
import { refuse } from '#server/kit/errors.ts'
import { configuredDelay } from '#server/kit/services/delay.ts'
import type { ExclusionRegister } from '#server/kit/services/exclusions.ts'
import type { Screening, Services, Sms } from '#server/kit/services.ts'
import { errors } from '#server/strings/errors.ts'
import { sandboxGateway } from './bank/gateway.ts'
import { sandboxProviders } from './games/launch.ts'
import { createSandboxLine, sandboxLineClient } from './line/sandbox-line.ts'
import type { LineProvider } from './line/provider.ts'
import { sandboxBeaconAt } from './lotto/beacon.ts'
import { sandboxDraws } from './lotto/draw.ts'
import { sandboxPayoutBank } from './payouts/bank.ts'
import {
  MOBILE_EXCLUDED,
  MOBILE_OTP_FAILS,
  MOBILE_OTP_SLOW,
  MOBILE_REGISTER_SILENT,
  SLOW_MS,
  USERNAME_BREAKS,
  USERNAME_SLOW,
} from './sentinels.ts'

const sms: Sms = {
  send: async (tx, { to, text, now }) => {
    if (to === MOBILE_OTP_FAILS) refuse(errors.smsUnavailable)
    await tx.insert(sandboxMessages).values({ channel: 'sms', recipient: to, body: text, createdAt: now })
  },
}

const exclusions: ExclusionRegister = {
  isExcluded: async ({ mobile }) => {
    if (mobile === MOBILE_REGISTER_SILENT) throw new Error('sentinel: the register is silent')
    return mobile === MOBILE_EXCLUDED
  },
}

const screening = (pause: (milliseconds: number) => Promise<unknown>): Screening => ({
  check: async ({ kind, subject }) => {
    const slow = kind === 'login' ? USERNAME_SLOW : MOBILE_OTP_SLOW
    if (subject === slow) await pause(SLOW_MS)
    if (kind === 'login' && subject === USERNAME_BREAKS) throw new Error('sentinel: the server fails')
  },
})

/** `line`: the provider that the sandbox's pages use too. `pause`: for tests that cannot wait. */
export function sandboxServices(
  config: Config,
  clock: Clock,
  line: LineProvider = createSandboxLine(config, clock),
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Services {
  return {
    sms,
    games: sandboxProviders,
    line: sandboxLineClient(config, clock, line),
    payments: sandboxGateway,
    payouts: sandboxPayoutBank(clock),
    draws: sandboxDraws,
    // Where a delay is asked for, rounds are made by it.
    ...(config.yeekeeDelaySteps ? {} : { beacon: sandboxBeaconAt(clock) }),
    delay: configuredDelay(config.yeekeeDelaySteps ?? 0),
    exclusions,
    screening: screening(pause),
  }
}
