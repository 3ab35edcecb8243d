/**
 * Devices that a member has signed in on. A device shows itself by a cookie that no script can read and that is kept here
 * as a hash. It opens nothing: it only tells a member's own device from a stranger's, where tries are counted and where
 * callers wait (decision 037).
 */
import { and, desc, eq, gt, inArray, ne, notInArray } from 'drizzle-orm'
import { knownDevices } from '../../db/schema/identity.ts'
import type { Db, Tx } from '../../db/types.ts'
import { day } from '../clock.ts'
import { hashToken, newToken } from './tokens.ts'

/** Since the last sign-in there. */
const DEVICE_LIFE = 180 * day
/** Of one member; the longest unused is forgotten for a new one. */
const DEVICES_KEPT = 10
const NAME = 'device'

/** The device's token of a request, or null. */
export function deviceOf(request: Request): string | null {
  const [, token] = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(request.headers.get('cookie') ?? '') ?? []
  return token ?? null
}

/** For calls of this site only; scripts do not see it. */
const cookieOf = (token: string, secure: boolean) =>
  `${NAME}=${token}; Path=/api; Max-Age=${DEVICE_LIFE / 1000}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

const rowOf = (token: string, memberId: string) =>
  and(eq(knownDevices.tokenHash, hashToken(token)), eq(knownDevices.memberId, memberId))

/** Whether the member has signed in on this device, not too long ago. */
export async function knowsDevice(
  db: Db,
  memberId: string,
  token: string | null,
  now: number,
): Promise<boolean> {
  if (token === null) return false
  const rows = await db
    .select({ at: knownDevices.seenAt })
    .from(knownDevices)
    .where(and(rowOf(token, memberId), gt(knownDevices.expiresAt, now)))
  return rows.length > 0
}

/**
 * After a sign-in, or a number proved: the device is known from now on. Answers the cookie to set. A token that the member has not signed in
 * with is not taken over, since somebody else may have put it there; the other members of the device go along to the new one.
 */
export async function rememberDevice(
  tx: Tx,
  input: { memberId: string; token: string | null; sessionToken?: string; secure: boolean; now: number },
): Promise<string> {
  const { memberId, now } = input
  const seen = { sessionHash: hashToken(input.sessionToken ?? ''), seenAt: now, expiresAt: now + DEVICE_LIFE }
  if (input.token !== null && (await knowsDevice(tx, memberId, input.token, now))) {
    await tx.update(knownDevices).set(seen).where(rowOf(input.token, memberId))
    return cookieOf(input.token, input.secure)
  }
  const token = newToken()
  const others =
    input.token === null
      ? []
      : await tx
          .select()
          .from(knownDevices)
          .where(and(eq(knownDevices.tokenHash, hashToken(input.token)), gt(knownDevices.expiresAt, now)))
          .orderBy(desc(knownDevices.seenAt))
          .limit(DEVICES_KEPT)
  const tokenHash = hashToken(token)
  await tx
    .insert(knownDevices)
    .values([{ tokenHash, memberId, ...seen }, ...others.map((other) => ({ ...other, tokenHash }))])
  const kept = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.memberId, memberId))
    .orderBy(desc(knownDevices.seenAt), desc(knownDevices.tokenHash))
    .limit(DEVICES_KEPT)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.memberId, memberId), notInArray(knownDevices.tokenHash, kept)))
  return cookieOf(token, input.secure)
}

/** After a new password: who knew the old one is a stranger again, but on the device given. */
export async function forgetDevices(tx: Tx, memberId: string, except: string | null = null): Promise<void> {
  const others = except === null ? undefined : ne(knownDevices.tokenHash, hashToken(except))
  await tx.delete(knownDevices).where(and(eq(knownDevices.memberId, memberId), others))
}

/** The devices where these sessions were opened last; sessions by their token hashes. */
export async function forgetDevicesOf(tx: Tx, sessionHashes: readonly string[]): Promise<void> {
  if (sessionHashes.length > 0)
    await tx.delete(knownDevices).where(inArray(knownDevices.sessionHash, [...sessionHashes]))
}
