/** ROUTE-3: who may see what, as route loaders. The server decides; these only spare a useless page. */
import { redirect } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { useSession } from '#src/stores/session.ts'
import { askedFor, turnedAway } from '#src/stores/visit.ts'

/** Only visits by a new link need it. */
export const agentCheck = () => import('./agent-check.ts')

/** Visitors on a member page: the page is remembered, then home with the agent code, or /login when none is known. */
export function requireMember({ request }: { request: Request }): null | Promise<never> {
  return useSession.getState().user ? null : turnAway(request)
}

async function turnAway(request: Request): Promise<never> {
  const { pathname, search } = new URL(request.url)
  askedFor(pathname + search)
  const agentCode = await agentOfVisit()
  if (!agentCode) throw redirect(paths.login())
  turnedAway(true)
  throw redirect(paths.home({ ag: agentCode }))
}

/** What the link said, unless the platform denies it in time: a slow one keeps nobody waiting. */
async function agentOfVisit(): Promise<string | null> {
  if (useInvitation.getState().claimedAgent)
    await agentCheck()
      .then(({ checkedInTime }) => checkedInTime())
      .catch(() => {})
  const { claimedAgent, agentCode } = useInvitation.getState()
  return claimedAgent ?? agentCode
}

/** Members on /login and /register. */
export function requireVisitor(): null {
  if (useSession.getState().user) throw redirect(paths.member())
  return null
}
