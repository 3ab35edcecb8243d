/** ROUTE-3: who may see what and at which addresses, as route loaders. The server decides; these only spare a useless page. */
import { type LoaderFunction, redirect } from 'react-router'
import { isForMembers, type Page } from '#src/lib/pages/page.ts'
import { paths } from '#src/lib/pages/paths.ts'
import { useInvitation } from '#src/stores/invitation.ts'
import { useSession } from '#src/stores/session.ts'
import { askedFor, turnedAway } from '#src/stores/visit.ts'

/** Only visits by a new link need it. */
export const agentCheck = () => import('../arrival/agent-check.ts')

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
function requireVisitor(): null {
  if (useSession.getState().user) throw redirect(paths.member())
  return null
}

/** Which lobbies there are is the contract's word, loaded with the lobby. */
async function knownLobby({ request }: { request: Request }): Promise<null> {
  const { lobbyOf } = await import('#src/features/lobby/lobby-url.ts')
  return lobbyOf(new URL(request.url).pathname) ? null : notFound()
}

/** Without a round the lobby shows those that take bets. */
function someRound({ params, request }: { params: { roundId?: string }; request: Request }): null {
  if (!params.roundId) throw redirect(paths.lottoLobby() + new URL(request.url).search)
  return null
}

/** ROUTE-2: an unknown address is an error with status 404, not an empty page. */
export function notFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

/** By the names that pages declare. */
const guards: Readonly<Record<NonNullable<Page['guard']>, LoaderFunction>> = {
  member: requireMember,
  visitor: requireVisitor,
  lobby: knownLobby,
  round: someRound,
}

/** The guard of a page; the layouts of members ask for one by themselves. */
export const guardOf = (page: Page): LoaderFunction | null =>
  page.guard ? guards[page.guard] : isForMembers(page) ? requireMember : null
