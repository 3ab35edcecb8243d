/** `POST /api/line/sign_in` (ENV-8): what LINE gave the browser becomes a session, or a ticket to link by. */
import { eq } from 'drizzle-orm'
import { lineSignIn } from '#contracts/auth.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { lineIdentities } from '../../db/schema/identity.ts'
import { invalid, refuse } from '../../kit/errors.ts'
import { type Ask, type Context, handle } from '../../kit/endpoint/handler.ts'
import { networkOf, policies } from '../../kit/rate-limit.ts'
import { reply } from '../../kit/reply.ts'
import { type LineClient, type LineIdentity, LineRefused, LineUnreachable } from '../../kit/services/line.ts'
import { authMessages as say } from '../../strings/auth.ts'
import { errors } from '../../strings/errors.ts'
import { askAbout } from '../pause/outside-register.ts'
import { agentRules } from './parts/agent-rules.ts'
import { newLinkToken } from './link.ts'
import { lineIdentity, memberById } from './read-member.ts'
import { enter } from './parts/session.ts'

type Proof = Omit<RequestOf<typeof lineSignIn>, 'agent_code'>

/** The code's whole transaction must come with it; the callback is the site's root and nothing else. */
function webProof(proof: Proof, ask: Ask) {
  const { code, code_verifier, redirect_uri, nonce } = proof
  const faults: Record<string, string> = {}
  for (const [field, value] of Object.entries({ code, code_verifier, redirect_uri, nonce })) {
    if (!value) faults[field] = errors.field.required
  }
  const callbacks = [ask.origins.site, ...ask.deps.config.allowedOrigins].map((origin) => `${origin}/`)
  if (redirect_uri && !callbacks.includes(redirect_uri)) faults.redirect_uri = errors.field.format
  if (!code || !code_verifier || !redirect_uri || !nonce || faults.redirect_uri) invalid(faults)
  return { code, codeVerifier: code_verifier, redirectUri: redirect_uri, nonce }
}

async function proveWith(line: LineClient, proof: Proof, ask: Ask): Promise<LineIdentity> {
  if (proof.id_token) return line.verify({ idToken: proof.id_token, nonce: proof.nonce })
  const web = webProof(proof, ask)
  return line.verify({ idToken: await line.exchange(web), nonce: web.nonce })
}

/** Whom LINE vouches for; refuses with a sentence when it does not. */
export async function prove(proof: Proof, ask: Ask): Promise<LineIdentity> {
  const line = ask.deps.services.line ?? refuse(say.lineOff)
  try {
    return await proveWith(line, proof, ask)
  } catch (error) {
    if (!(error instanceof LineRefused || error instanceof LineUnreachable)) throw error
    ask.log.warn({ reason: error.message, ip: ask.ip }, 'LINE sign-in refused')
    return refuse(error instanceof LineRefused ? say.lineRefused : say.lineUnreachable)
  }
}

/** The member a LINE account belongs to at this agent, with their picture and name brought up to date. */
async function linkedMember({ tx }: Context, identity: LineIdentity) {
  const known = await lineIdentity(tx, identity.sub)
  if (!known) return null
  const shown = { displayName: identity.name, pictureUrl: identity.picture }
  await tx.update(lineIdentities).set(shown).where(eq(lineIdentities.sub, identity.sub))
  return memberById(tx, known.memberId)
}

export const lineSignInHandler = handle(lineSignIn, {
  limits: (_, ask) => [{ policy: policies.lineAddress, subject: networkOf(ask.ip) }],
  prepare: async ({ agent_code, ...proof }, ask, db) => {
    await agentRules(db, agent_code)
    const identity = await prove(proof, ask)
    const known = await lineIdentity(db, identity.sub)
    const member = known ? await memberById(db, known.memberId) : null
    return { identity, register: await askAbout(db, ask.deps.services, member) }
  },
  run: async (input, ctx, { identity, register }) => {
    const shown = { display_name: identity.name, picture_url: identity.picture }
    const member = await linkedMember(ctx, identity)
    if (!member) {
      const link_token = await newLinkToken(ctx.tx, identity, ctx.now)
      return reply({ data: { status: 'unlinked' as const, link_token, ...shown }, extra: {} })
    }
    if (member.agentCode !== input.agent_code) refuse(say.linkTaken)
    const entered = await enter(ctx, member, register)
    ctx.forgive()
    ctx.log.info({ memberId: member.id, ip: ctx.ip }, 'signed in with LINE')
    return reply({ data: { status: 'signed_in' as const, ...shown }, ...entered })
  },
})
