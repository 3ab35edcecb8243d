/** Back from LINE: what the visit's beginning means for the member. Loaded only by visits that began that way. */
import type { QueryClient } from '@tanstack/react-query'
import { handleLineReturn } from '#src/features/auth/line-return.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { sameOriginPath } from '#src/lib/same-origin.ts'
import type { StartResult } from '#src/platform/platform.ts'

export async function takeUpArrival(
  start: StartResult,
  client: QueryClient,
  goTo: (path: string) => void,
): Promise<void> {
  const landing = await handleLineReturn(start, client)
  if (landing.kind === 'forgot') goTo(paths.forgot())
  else if (landing.kind === 'unlinked') goTo(paths.start())
  else if (landing.returnTo) goTo(sameOriginPath(landing.returnTo) ?? paths.home())
}
