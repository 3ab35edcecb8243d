/** A call that moves money wants to know who is there. Loaded when it does. */
import type { ApiError } from '#src/api/api-error.ts'
import { stepUp } from '#src/features/auth/step-up.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { askedFor } from '#src/stores/visit.ts'
import type { SiteNavigation } from './failure-policy.ts'

let asking: Promise<boolean> | null = null

/** One dialog, however many calls ask; true: proved. Who knows no password goes to set one, and comes back here. */
export function askStepUp(
  error: ApiError,
  { here, goTo }: Pick<SiteNavigation, 'here' | 'goTo'>,
): Promise<boolean> {
  asking ??= ask(error, here, goTo).finally(() => (asking = null))
  return asking
}

async function ask(error: ApiError, here: () => string, goTo: (path: string) => void): Promise<boolean> {
  const outcome = await stepUp(error, here())
  if (outcome === 'forgot') {
    askedFor(here())
    goTo(paths.forgot())
  }
  return outcome === 'proved'
}
