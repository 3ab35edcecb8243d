/** LINE's proof, exchanged once at our server: for a session, or for a ticket to link by (ENV-8). */
import { lineSignIn } from '#contracts/auth.ts'
import { call } from '#src/api/call.ts'
import { env } from '#src/lib/env.ts'
import type { LineCredential } from '#src/platform/platform.ts'
import type { LineLink } from '#src/stores/line-link.ts'

export type Exchanged =
  | { kind: 'member'; token: string }
  /** LINE vouches for the person, and no member of ours is theirs. */
  | { kind: 'unlinked'; link: LineLink }

/** Rejects with the call's `ApiError`; null when the reply has neither session nor ticket. */
export async function exchangeLine(credential: LineCredential): Promise<Exchanged | null> {
  const { data, access_token } = await call(lineSignIn, { agent_code: env.agentCode, ...toWire(credential) })
  if (access_token) return { kind: 'member', token: access_token }
  if (!data.link_token) return null
  return {
    kind: 'unlinked',
    link: { token: data.link_token, name: data.display_name, picture: data.picture_url },
  }
}

export type LineProof = ReturnType<typeof toWire>

/** As the calls of LINE's proof take it. */
export const toWire = (credential: LineCredential) =>
  credential.kind === 'idToken'
    ? { id_token: credential.idToken }
    : {
        code: credential.code,
        code_verifier: credential.codeVerifier,
        nonce: credential.nonce,
        redirect_uri: credential.redirectUri,
      }
