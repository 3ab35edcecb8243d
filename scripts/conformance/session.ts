/** Signing in for the checks of a member, and out again: the only calls that are not reads, made on request only. */
import { login, logout } from '#contracts/auth.ts'
import { generousEnvelope } from '#contracts/generous.ts'
import * as z from 'zod/mini'

/** The access token; throws with the platform's own sentence when it refuses. */
export async function signIn(
  base: string,
  agentCode: string,
  username: string,
  password: string,
): Promise<string> {
  const response = await fetch(base + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ username, password, agent_code: agentCode }),
    signal: AbortSignal.timeout(15_000),
  })
  const reply = z.safeDecode(
    z.object({ error: z.union([z.literal(0), z.literal('0')]), ...login.extra.shape }),
    generousEnvelope(await response.json()) as never,
  )
  if (!reply.success) throw new Error(`sign-in failed: HTTP ${response.status}`)
  return reply.data.access_token
}

/** Ends the session that `signIn` opened. */
export async function signOut(base: string, token: string): Promise<void> {
  await fetch(base + logout.path, {
    method: logout.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(15_000),
  })
}
