/** `POST /api/member/pin/passkey/options` and `…/add`: a passkey is made after the PIN, for this session (decision 119). */
import { eq } from 'drizzle-orm'
import type { RequestOf } from '#contracts/kit.ts'
import { addPasskey, beginPasskey, PASSKEYS_MOST } from '#contracts/passkey.ts'
import { PIN_TRIES } from '#contracts/pin.ts'
import { agents } from '../../../../db/schema/agent.ts'
import { memberPasskeys, memberPins } from '../../../../db/schema/identity.ts'
import type { Db } from '../../../../db/types.ts'
import { refuse, unauthenticated } from '../../../../kit/errors.ts'
import { type Ask, handle } from '../../../../kit/endpoint/handler.ts'
import { policies } from '../../../../kit/rate-limit.ts'
import { accountMessages as say } from '../../../../strings/account.ts'
import { deviceOf } from '../../../auth/device.ts'
import { memberById } from '../../../auth/read-member.ts'
import { notify } from '../../../inbox/notify.ts'
import { passkeyAdded } from '../../../inbox/security-notices.ts'
import { isKnown, keepChallenge, spendChallenge, timeFor } from './challenges.ts'
import { asPasskey, described, passkeysOf } from './kept.ts'
import { ALGORITHMS, webauthn } from './library.ts'
import { mustBeParty } from './party.ts'

export const beginPasskeyHandler = handle(beginPasskey, {
  limits: (_, { member }) => [{ policy: policies.passkeyMember, subject: member.id }],
  prepare: async (_, { deps, member }, db) => {
    const party = mustBeParty(deps.config)
    const row = (await memberById(db, member.id)) ?? unauthenticated()
    const there = await passkeysOf(db, member.id)
    if (there.length >= PASSKEYS_MOST) refuse(say.passkeysMost)
    const [agent] = await db.select({ name: agents.name }).from(agents).where(eq(agents.code, row.agentCode))
    const { generateRegistrationOptions } = await webauthn()
    const { challenge, rp, pubKeyCredParams, user } = await generateRegistrationOptions({
      rpID: party.id,
      rpName: agent?.name ?? party.id,
      // Always the same: another passkey of the same device takes the place of the one before it.
      userID: new Uint8Array(Buffer.from(row.publicId)),
      userName: row.username,
      userDisplayName: row.username,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return {
      rp: { ...rp, id: party.id },
      user,
      challenge,
      pubKeyCredParams,
      timeout: timeFor('making'),
      excludeCredentials: there.map(described),
      authenticatorSelection: {
        authenticatorAttachment: 'platform' as const,
        residentKey: 'preferred' as const,
        requireResidentKey: false,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
    }
  },
  run: async (_, { tx, now, sessionId }, options) => {
    await keepChallenge(tx, {
      challenge: options.challenge,
      sessionId: sessionId!,
      purpose: 'passkey',
      now,
    })
    return options
  },
})

/** What the browser made, if it is good; the challenge is spent either way. */
async function made({ credential }: RequestOf<typeof addPasskey>, ask: Ask, db: Db) {
  const party = mustBeParty(ask.deps.config)
  const { clientDataJSON } = credential.response
  const spent = await spendChallenge(db, 'making', {
    clientDataJSON,
    sessionId: ask.sessionId!,
    now: ask.now,
  })
  if (!spent) return null
  const { verifyRegistrationResponse } = await webauthn()
  const { transports = [], ...response } = credential.response
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: spent.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { id, publicKey, counter } = registrationInfo.credential
    return { ...spent, id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
  } catch (error) {
    ask.log.warn({ err: error }, 'passkey not made')
    return null
  }
}

export const addPasskeyHandler = handle(addPasskey, {
  prepare: made,
  run: async (_, { tx, now, member, userAgent, log, ip }, good) => {
    if (!good) return refuse(say.passkeyRefused)
    // One at a time, and none past a PIN that is set anew: that holds the same row.
    const [pin] = await tx.select().from(memberPins).where(eq(memberPins.memberId, member.id)).for('update')
    if (!pin || pin.tries >= PIN_TRIES || !(await isKnown(tx, good.challenge)))
      return refuse(say.passkeyRefused)
    if ((await passkeysOf(tx, member.id)).length >= PASSKEYS_MOST) refuse(say.passkeysMost)
    const [row] = await tx
      .insert(memberPasskeys)
      .values({
        memberId: member.id,
        credentialId: good.id,
        publicKey: good.publicKey,
        counter: good.counter,
        transports: good.transports.filter((one) => /^[\w-]+$/.test(one)).join(','),
        device: deviceOf(userAgent),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) return refuse(say.passkeyRefused)
    await notify(tx, passkeyAdded(member.id, row.device, now))
    log.info({ memberId: member.id, ip }, 'passkey added')
    return asPasskey(row)
  },
})
