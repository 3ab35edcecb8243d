/** ID tokens as LINE signs them: HS256 with the channel's secret for the web, ES256 for LIFF apps (line.md §2.7). */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SigningKey } from './signing-key.ts'

export interface Claims {
  readonly iss: string
  readonly sub: string
  readonly aud: string
  /** Seconds since 1970. */
  readonly exp: number
  readonly iat: number
  readonly nonce?: string
  readonly amr: readonly string[]
  readonly name: string
  readonly picture: string
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const mac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest()

export function signJwt(claims: Claims, secret: string): string {
  const text = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode(claims)}`
  return `${text}.${mac(text, secret).toString('base64url')}`
}

export function signLiffJwt(claims: Claims, key: SigningKey): string {
  const text = `${encode({ typ: 'JWT', alg: 'ES256', kid: key.kid })}.${encode(claims)}`
  return `${text}.${key.sign(text).toString('base64url')}`
}

/**
 * The claims of a token with a good signature, else null. Whether it is one is told by the key that fits: the token
 * does not choose (ASVS 9.1.2).
 */
export function readJwt(token: string, secret: string, key: SigningKey): Claims | null {
  const [head = '', body = '', signature = ''] = token.split('.')
  const text = `${head}.${body}`
  const given = Buffer.from(signature, 'base64url')
  const expected = mac(text, secret)
  const good =
    given.length === expected.length
      ? timingSafeEqual(given, expected)
      : given.length === 64 && key.isMine(text, given)
  return good ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims) : null
}
