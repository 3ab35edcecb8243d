/** Back from LINE: what the visit's beginning means for the member. Loaded only by visits that began that way. */
import type { QueryClient } from '@tanstack/react-query'
import { welcome } from '#src/features/auth/welcome.ts'
import { whenItComes } from '#src/lib/connection/code.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { sameOriginPath } from '#src/lib/same-origin.ts'
import type { StartResult } from '#src/platform/platform.ts'

export async function takeUpArrival(
  start: StartResult,
  client: QueryClient,
  goTo: (path: string) => void,
): Promise<void> {
  // Inside LINE that is all there is: the forms of signing in do not come with it.
  if (start.kind === 'entered') return welcome(client).catch(() => {})
  const handleLineReturn = await whenItComes(() =>
    import('#src/features/auth/line-return.ts').then((part) => part.handleLineReturn),
  )
  const landing = await handleLineReturn(start, client)
  if (landing.kind === 'forgot') goTo(paths.forgot())
  else if (landing.kind === 'unlinked') goTo(paths.start())
  else if (landing.returnTo) goTo(sameOriginPath(landing.returnTo) ?? paths.home())
}
