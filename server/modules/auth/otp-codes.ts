/**
 * One-time codes: six digits, five minutes, five tries, bound to number, purpose and reference, good once; the token
 * they are traded for as well (ASVS 6.5, 6.6).
 */
import { scrypt, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { limits } from '#contracts/auth.ts'
import { otpCodes, otpTokens } from '../../db/schema/identity.ts'
import type { Db, Tx } from '../../db/types.ts'
import { minute } from '../../kit/clock.ts'
import { hashToken, newCode, newToken } from '../../kit/identity/tokens.ts'
import { authMessages as say } from '../../strings/auth.ts'
import { plainCode } from './rules.ts'

export const OTP_LIFE = 5 * minute
export const OTP_RESEND = 1 * minute
/** Long enough to type a bank account after it, short enough to be of no use tomorrow. */
const TOKEN_LIFE = 30 * minute
const TRIES = 5
const REF_LENGTH = 4

type OtpPurpose = 'register' | 'reset_password' | 'link' | 'login' | 'pin'

/** What a code is good for. */
export interface OtpSubject {
  readonly agentCode: string
  readonly mobile: string
  readonly purpose: OtpPurpose
}

export interface MadeCode {
  readonly ref: string
  readonly code: string
  readonly codeHash: string
}

/**
 * Six digits are soon guessed from a fast hash, so a slow one is used: 16 MiB and some 40 ms for each guess, which
 * makes a million of them take longer than the code lives. Not inside a transaction.
 */
export function hashCode(
  { agentCode, mobile, purpose }: OtpSubject,
  ref: string,
  code: string,
): Promise<string> {
  const salt = [agentCode, mobile, purpose, ref].join('\n')
  return new Promise((resolve, reject) => {
    scrypt(code, salt, 32, { N: 2 ** 14, r: 8, p: 1 }, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    )
  })
}

export async function makeCode(subject: OtpSubject): Promise<MadeCode> {
  const ref = plainCode(REF_LENGTH)
  const code = newCode(limits.otpLength)
  return { ref, code, codeHash: await hashCode(subject, ref, code) }
}

const about = (table: typeof otpCodes | typeof otpTokens, { agentCode, mobile, purpose }: OtpSubject) =>
  and(
    eq(table.agentCode, agentCode),
    eq(table.mobile, mobile),
    eq(table.purpose, purpose),
    isNull(table.usedAt),
  )

/**
 * Stores a code; the one before it that the same asker got is good no more, so that each has only ever one to guess. That
 * of another asker stays good: a stranger who asks for codes must not spoil the one that the member is typing.
 */
export async function storeCode(
  tx: Tx,
  subject: OtpSubject,
  made: MadeCode,
  asker: string,
  now: number,
): Promise<void> {
  await tx
    .update(otpCodes)
    .set({ usedAt: now })
    .where(and(about(otpCodes, subject), eq(otpCodes.asker, asker)))
  const { ref, codeHash } = made
  const row = { ...subject, asker, ref, codeHash, createdAt: now, expiresAt: now + OTP_LIFE }
  await tx.insert(otpCodes).values(row)
}

/** Counts the try. Answers a token, or why not, after a wrong code with the tries that it has left: the caller must keep what was written either way. */
export async function tradeCode(
  tx: Tx,
  subject: OtpSubject,
  given: { readonly ref: string; readonly codeHash: string },
  now: number,
): Promise<{ token: string } | { refused: string; about?: { tries_left: number } }> {
  const [row] = await tx
    .select()
    .from(otpCodes)
    .where(and(about(otpCodes, subject), eq(otpCodes.ref, given.ref)))
    .for('update')
  if (!row) return { refused: say.otpWrong }
  if (now >= row.expiresAt) return { refused: say.otpExpired }
  if (row.attempts >= TRIES) return { refused: say.otpSpent }
  if (!timingSafeEqual(Buffer.from(row.codeHash, 'hex'), Buffer.from(given.codeHash, 'hex'))) {
    const attempts = row.attempts + 1
    await tx.update(otpCodes).set({ attempts }).where(eq(otpCodes.id, row.id))
    const tries_left = TRIES - attempts
    return { refused: tries_left > 0 ? say.otpWrong : say.otpSpent, about: { tries_left } }
  }
  await tx.update(otpCodes).set({ usedAt: now }).where(eq(otpCodes.id, row.id))
  const token = newToken()
  await tx
    .insert(otpTokens)
    .values({ ...subject, tokenHash: hashToken(token), createdAt: now, expiresAt: now + TOKEN_LIFE })
  return { token }
}

/** Whether a token would be good now: looked at before slow work is done for it. */
export async function isTokenGood(db: Db, subject: OtpSubject, token: string, now: number): Promise<boolean> {
  const [row] = await db
    .select({ expiresAt: otpTokens.expiresAt })
    .from(otpTokens)
    .where(and(about(otpTokens, subject), eq(otpTokens.tokenHash, hashToken(token))))
  return row !== undefined && now < row.expiresAt
}

/** Uses up the token of a verified code; false when it is not good for this, too old, or used. */
export async function spendToken(tx: Tx, subject: OtpSubject, token: string, now: number): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(otpTokens)
    .where(and(about(otpTokens, subject), eq(otpTokens.tokenHash, hashToken(token))))
    .for('update')
  if (!row || now >= row.expiresAt) return false
  await tx.update(otpTokens).set({ usedAt: now }).where(eq(otpTokens.tokenHash, row.tokenHash))
  return true
}
