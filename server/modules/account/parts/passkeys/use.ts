/** `POST /api/member/pin/passkey/ask` and `…/verify`: fingerprint or face in place of the PIN (decision 119). */
import { and, eq } from 'drizzle-orm'
import type { RequestOf } from '#contracts/kit.ts'
import { askPasskey, verifyPasskey } from '#contracts/passkey.ts'
import { memberPasskeys } from '../../../../db/schema/identity.ts'
import type { Db } from '../../../../db/types.ts'
import { type Ask, handle } from '../../../../kit/endpoint/handler.ts'
import { giveProof, pinStanding } from '../../../../kit/identity/pins.ts'
import type { SessionMember } from '../../../../kit/identity/sessions.ts'
import { newToken } from '../../../../kit/identity/tokens.ts'
import { policies } from '../../../../kit/rate-limit.ts'
import { keepChallenge, spendChallenge, timeFor } from './challenges.ts'
import { described, type KeptPasskey, passkeysOf } from './kept.ts'
import { webauthn } from './library.ts'
import { mustBeParty } from './party.ts'

type MemberAsk = Ask & { readonly member: SessionMember }

export const askPasskeyHandler = handle(askPasskey, {
  limits: (_, { member }) => [{ policy: policies.passkeyMember, subject: member.id }],
  run: async ({ purpose }, { tx, now, member, sessionId, deps }) => {
    const party = mustBeParty(deps.config)
    const { triesLeft } = await pinStanding(tx, member.id)
    const passkeys = triesLeft > 0 ? await passkeysOf(tx, member.id) : []
    if (passkeys.length === 0) return { options: null, tries_left: triesLeft }
    const challenge = newToken()
    await keepChallenge(tx, { challenge, sessionId: sessionId!, purpose, now })
    const options = {
      challenge,
      timeout: timeFor('using'),
      rpId: party.id,
      allowCredentials: passkeys.map(described),
      userVerification: 'required' as const,
    }
    return { options, tries_left: triesLeft }
  },
})

/** What was signed, if it is good; the challenge is spent either way. */
async function signed({ credential }: RequestOf<typeof verifyPasskey>, ask: MemberAsk, db: Db) {
  const party = mustBeParty(ask.deps.config)
  const spent = await spendChallenge(db, 'using', {
    clientDataJSON: credential.response.clientDataJSON,
    sessionId: ask.sessionId!,
    now: ask.now,
  })
  const kept = (await passkeysOf(db, ask.member.id)).find(
    ({ credentialId }) => credentialId === credential.id,
  )
  if (!spent || !kept) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const { clientDataJSON, authenticatorData, signature } = credential.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: spent.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: kept.counter,
      },
    })
    return verified ? { kept, purpose: spent.purpose, counter: authenticationInfo.newCounter } : null
  } catch (error) {
    ask.log.warn({ err: error }, 'passkey not good')
    return null
  }
}

/** Notes the use, unless the passkey was removed or used otherwise meanwhile. */
async function noteUse(db: Db, { id, counter }: KeptPasskey, counted: number, now: number): Promise<boolean> {
  const rows = await db
    .update(memberPasskeys)
    .set({ counter: counted, lastUsedAt: now })
    .where(and(eq(memberPasskeys.id, id), eq(memberPasskeys.counter, counter)))
    .returning({ id: memberPasskeys.id })
  return rows.length > 0
}

export const verifyPasskeyHandler = handle(verifyPasskey, {
  prepare: signed,
  run: async (_, { tx, now, member, sessionId, log, ip }, good) => {
    const { triesLeft: tries_left } = await pinStanding(tx, member.id)
    if (good && tries_left > 0 && (await noteUse(tx, good.kept, good.counter, now)))
      return { pin_proof: await giveProof(tx, sessionId!, good.purpose, now), tries_left }
    log.warn({ memberId: member.id, ip, tries_left }, 'passkey refused')
    return { pin_proof: null, tries_left }
  },
})
