/** Signs in with a name and a password that are known to be right: just registered, or just set anew. */
import type { QueryClient } from '@tanstack/react-query'
import { login } from '#contracts/auth.ts'
import { call } from '#src/api/call.ts'
import { env } from '#src/lib/env.ts'
import { toLogin } from './parts/to-request.ts'
import { signIn } from './sign-in.ts'

/** `username` may be the mobile number. `onIn`: the server has let them in, and nobody is told of it yet. Rejects as the call does. */
export async function signInWith(
  queryClient: QueryClient,
  who: { username: string; password: string },
  onIn: () => void = () => {},
): Promise<void> {
  const { access_token } = await call(login, toLogin(who, { agentCode: env.agentCode }))
  onIn()
  await signIn(queryClient, access_token)
}
