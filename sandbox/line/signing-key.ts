/** The key that ID tokens of LIFF apps are signed with: ES256, its public half at `/oauth2/v2.1/certs`. */
import { generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'

export interface SigningKey {
  /** As the list of certificates names it, and every token that it signed. */
  readonly kid: string
  /** The public half, for whoever wants to verify a token. */
  readonly jwk: Readonly<Record<string, unknown>>
  sign(text: string): Buffer
  isMine(text: string, signature: Buffer): boolean
}

/** A new one for each start: nothing that one sandbox signed is believed by another. */
export function createSigningKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomUUID()
  // JWS wants both numbers side by side (RFC 7518 §3.4), where Node's own choice is DER.
  const dsaEncoding = 'ieee-p1363' as const
  return {
    kid,
    jwk: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' },
    sign: (text) => sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding }),
    isMine: (text, signature) =>
      verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding }, signature),
  }
}
