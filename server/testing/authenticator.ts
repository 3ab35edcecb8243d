/**
 * A phone's authenticator, as far as a site sees of it: makes a key pair and signs by it, as Web Authentication says
 * (https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data). It does what it is told, wrong things too.
 */
import { createHash, generateKeyPairSync, randomBytes, sign as signBy } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** What a browser or device would not do, or does elsewhere. */
interface Wrong {
  /** Where the page is. */
  origin?: string
  /** The host it is asked for. */
  rpId?: string
  /** False: touched, without the device knowing by whom. */
  verified?: boolean
  /** How often it has signed. */
  counter?: number
  type?: string
  challenge?: string
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A device with one passkey. `counts`: as a security chip does, and a phone's cloud does not. */
export function authenticator({
  origin,
  rpId,
  counts = true,
}: {
  origin: string
  rpId: string
  counts?: boolean
}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  let signed = 0

  function dataOf(flags: number, wrong: Wrong): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(wrong.counter ?? signed)
    const shown = PRESENT | (wrong.verified === false ? 0 : VERIFIED) | flags
    return Buffer.concat([sha256(wrong.rpId ?? rpId), Buffer.from([shown]), counter])
  }
  const clientData = (usual: string, challenge: string, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? usual,
        challenge: wrong.challenge ?? challenge,
        origin: wrong.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const credential = { id, rawId: id, type: 'public-key' as const }

  return {
    id,
    /** Answers `pin.passkeyOptions`. */
    make({ challenge }: { challenge: string }, wrong: Wrong = {}) {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(key.x!, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(key.y!, 'base64url'))],
        ]),
      )
      const aaguid = Buffer.alloc(16)
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([dataOf(HAS_KEY, wrong), aaguid, length, credentialId, cose])
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<never, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<never, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, wrong)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** Answers `pin.passkeyAsk`. */
    sign({ challenge }: { challenge: string }, wrong: Wrong = {}) {
      if (counts) signed += 1
      const client = clientData('webauthn.get', challenge, wrong)
      const authData = dataOf(0, wrong)
      const signature = signBy('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      }
    },
  }
}

/** One that is there. */
export type Authenticator = ReturnType<typeof authenticator>
