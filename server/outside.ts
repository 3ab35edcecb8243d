/** What is outside of a process, as a whole: the real world's and the sandbox's have the same shape. */
import type { Mount } from './app.ts'
import type { Deps } from './kit/deps.ts'
import type { Clock } from './kit/clock.ts'
import type { Services } from './kit/services.ts'

export interface World {
  readonly services: Services
  readonly clock: Clock
  /** Puts the sandbox's people and money in place; the second time nothing changes. */
  seed(deps: Deps): Promise<void>
  mounts(deps: Deps): readonly Mount[]
  /** The game providers, on the second port. Called with the sandbox only. */
  games(deps: Deps): { fetch(request: Request): Response | Promise<Response> }
}
