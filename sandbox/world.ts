/** The sandbox as the server's outside world (world.ts). */
import './not-in-production.ts'
import { Hono } from 'hono'
import type { Config } from '#server/config.ts'
import type { Clock } from '#server/kit/clock.ts'
import type { World } from '#server/outside.ts'
import { sandboxApp } from './app.ts'
import { movedClock, type MovedClock } from './clock.ts'
import { gamesApp } from './games/app.ts'
import { createSandboxLine } from './line/sandbox-line.ts'
import { postersApp } from './posters.ts'
import { seedSandbox } from './seed.ts'
import { sandboxServices } from './services.ts'

export function sandboxWorld(config: Config, clock: Clock & Partial<MovedClock> = movedClock()): World {
  // One provider: what its page gives out, its API takes.
  const line = createSandboxLine(config, clock)
  return {
    services: sandboxServices(config, clock, line),
    clock,
    seed: async (deps) => {
      await clock.restore?.(deps.database.db)
      await seedSandbox(deps.database.db, deps)
    },
    mounts: (deps) => [
      { path: '/sandbox', app: sandboxApp(deps, line) },
      { path: '/posters', app: new Hono().route('/posters', postersApp()) },
    ],
    games: gamesApp,
  }
}
