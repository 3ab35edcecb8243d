/** The member's PIN: asked before money goes out and before what opens the account is changed (decision 097). */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { pinPurposes } from './pin-purpose.ts'
import { flag, instant, int, text } from './wire.ts'

/** How many digits a PIN has. */
export const PIN_LENGTH = 6
/** Wrong ones in a row until only a code by SMS opens it again. */
export const PIN_TRIES = 5

const pin = () => z.string().check(z.regex(/^\d{6}$/))

/** `tries_left` 0: locked, and only `pin.set` opens it. `mobile`: where the code goes, masked. */
export const getPin = endpoint({
  name: 'pin.standing',
  method: 'GET',
  path: '/api/member/pin',
  onError: 'part',
  origin: 'extension',
  summary: 'Whether the member has a PIN, when it was set, and how many tries are left.',
  response: z.object({ set: flag(), set_at: z.nullish(instant()), tries_left: int(), mobile: text() }),
})

/** Goes to the member's own number, whoever asks. 429 as for `auth.requestOtp`. */
export const sendPinCode = endpoint({
  name: 'pin.code',
  method: 'POST',
  path: '/api/member/pin/code',
  onError: 'part',
  origin: 'extension',
  summary: "Sends a code to the member's own number, with which a PIN is set.",
  response: z.object({ otp_ref: z.string(), resend_in: int(), expires_in: int() }),
})

/**
 * The first PIN and every later one: always with a code, so that who took over a session sets none. Refused for a wrong
 * code as `auth.verifyOtp` is, a wrong try staying counted; 422 `pin` for one that is soon guessed. Proofs given before
 * are good no more, and passkeys are removed.
 */
export const setPin = endpoint({
  name: 'pin.set',
  method: 'POST',
  path: '/api/member/pin/set',
  onError: 'part',
  origin: 'extension',
  summary: 'Sets the PIN by a code that was sent to the member, and opens it where it was locked.',
  request: z.object({
    otp_ref: z.string().check(z.minLength(1), z.maxLength(20)),
    otp_code: z.string().check(z.regex(/^\d{6}$/)),
    pin: pin(),
  }),
  response: z.object({ set_at: instant() }),
})

/**
 * A wrong PIN is an answer: `pin_proof` null, and the tries that are left; 0 is locked. A proof is good once, for two
 * minutes, for this purpose and this session: it goes into the header `X-Pin-Proof` of the request that was answered
 * `errorCode.pin`, which is then sent again as it was, same key.
 */
export const verifyPin = endpoint({
  name: 'pin.verify',
  method: 'POST',
  path: '/api/member/pin/verify',
  onError: 'part',
  origin: 'extension',
  summary: 'Trades the PIN for a proof that is good once.',
  request: z.object({ pin: pin(), purpose: z.enum(pinPurposes) }),
  response: z.object({ pin_proof: z.nullish(z.string()), tries_left: int() }),
})
