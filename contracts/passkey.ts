/**
 * Passkeys beside the PIN: fingerprint or face in its place (decision 119). Shapes in camel case are those of the browser's own
 * interface, in the JSON that Web Authentication gives them (https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON);
 * what is bytes there is base64url here. All are answered 501 by a platform that has no name for browsers to tie passkeys to.
 */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { passkeyPurposes } from './pin-purpose.ts'
import { id, instant, int, rows, text } from './wire.ts'

/** How many passkeys a member can have: their phones and computers. */
export const PASSKEYS_MOST = 5

const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most))
/** The longest that an authenticator may make it, 1,023 bytes. */
const credentialId = () => bytes(1_364)
/** How an authenticator is reached: `internal`, `hybrid`, … */
const transports = () => z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8)))

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: transports() })

/** A passkey as its member sees it. */
export const passkey = z.object({
  id: id(),
  /** Device and browser that made it, in words, as the server read them from the user agent. */
  device: text(),
  created_at: instant(),
  /** Null: never yet. */
  last_used_at: z.nullish(instant()),
})

/** One passkey, read: instants in epoch ms (UTC). */
export type Passkey = z.output<typeof passkey>

/**
 * Oldest first. `rp_id` is the name that browsers tie them to: a page of another host, that is no part of it, can neither make nor
 * use one.
 */
export const getPasskeys = endpoint({
  name: 'pin.passkeys',
  method: 'GET',
  path: '/api/member/pin/passkeys',
  onError: 'part',
  origin: 'extension',
  summary: "The member's passkeys, and the host they belong to.",
  response: z.object({ rp_id: z.string(), passkeys: rows(passkey) }),
})

/**
 * Asks for the PIN, of who has none too: one is set first (`errorCode.pin`, purpose `passkey`). The challenge is good once, five
 * minutes, for this session. Refused where there are `PASSKEYS_MOST` already, 429 after 30 in a quarter of an hour.
 */
export const beginPasskey = endpoint({
  name: 'pin.passkeyOptions',
  method: 'POST',
  path: '/api/member/pin/passkey/options',
  pin: { purpose: 'passkey', needed: true },
  onError: 'part',
  origin: 'extension',
  summary: 'What the browser is given to make a passkey.',
  response: z.object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    /** Milliseconds. */
    timeout: z.number(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      authenticatorAttachment: z.literal('platform'),
      residentKey: z.literal('preferred'),
      requireResidentKey: z.boolean(),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  }),
})

/**
 * `credential` is what the browser made by `pin.passkeyOptions`. Refused where it does not answer a challenge of this session, was made
 * for another site or without the device knowing its holder, is known already, or where the PIN was set anew meanwhile; the
 * challenge is used up all the same. The member is told of the new passkey.
 */
export const addPasskey = endpoint({
  name: 'pin.passkeyAdd',
  method: 'POST',
  path: '/api/member/pin/passkey/add',
  onError: 'part',
  origin: 'extension',
  summary: 'Keeps a passkey that the browser made.',
  request: z.object({
    credential: z.object({
      id: credentialId(),
      rawId: credentialId(),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: bytes(4_000),
        attestationObject: bytes(16_000),
        transports: transports(),
      }),
    }),
  }),
  response: passkey,
})

/**
 * `options` null: there is nothing to ask the browser for, since the PIN is locked (`tries_left` 0) or the member has no passkey. The
 * challenge is good once, two minutes, for this purpose and this session. 429 after 30 in a quarter of an hour.
 */
export const askPasskey = endpoint({
  name: 'pin.passkeyAsk',
  method: 'POST',
  path: '/api/member/pin/passkey/ask',
  onError: 'part',
  origin: 'extension',
  summary: 'What the browser is given to ask for a passkey in place of the PIN.',
  request: z.object({ purpose: z.enum(passkeyPurposes) }),
  response: z.object({
    options: z.nullish(
      z.object({
        challenge: z.string(),
        /** Milliseconds. */
        timeout: z.number(),
        rpId: z.string(),
        allowCredentials: z.array(descriptor),
        userVerification: z.literal('required'),
      }),
    ),
    tries_left: int(),
  }),
})

/**
 * What was signed is an answer, as a wrong PIN is: `pin_proof` null for what is not good or no longer the member's, and for a locked PIN
 * (`tries_left` 0). No try of the PIN is counted, and none given back. A proof is that of `pin.verify`, for the purpose that
 * `pin.passkeyAsk` was called with.
 */
export const verifyPasskey = endpoint({
  name: 'pin.passkeyVerify',
  method: 'POST',
  path: '/api/member/pin/passkey/verify',
  onError: 'part',
  origin: 'extension',
  summary: 'Trades what a passkey signed for a proof that is good once.',
  request: z.object({
    credential: z.object({
      id: credentialId(),
      rawId: credentialId(),
      type: z.literal('public-key'),
      response: z.object({
        clientDataJSON: bytes(4_000),
        authenticatorData: bytes(2_000),
        signature: bytes(2_000),
        userHandle: z.nullish(z.string().check(z.maxLength(100))),
      }),
    }),
  }),
  response: z.object({ pin_proof: z.nullish(z.string()), tries_left: int() }),
})

/** Asks for the PIN. 404 for one that is not the member's or is gone; `data` is null. The member is told. */
export const removePasskey = endpoint({
  name: 'pin.passkeyRemove',
  method: 'POST',
  path: '/api/member/pin/passkey/remove',
  pin: { purpose: 'passkey', needed: true },
  onError: 'part',
  origin: 'extension',
  mayMiss: true,
  summary: 'Removes a passkey of the member.',
  request: z.object({ passkey_id: id() }),
  response: z.nullish(z.unknown()),
})
