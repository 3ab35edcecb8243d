/** Secrets that are handed out once and kept only as a hash. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 bits from the system's CSPRNG, as 43 characters that need no escaping. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token. It is random and long, so a plain SHA-256 is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Decimal digits, each equally likely; for codes typed by people. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')
