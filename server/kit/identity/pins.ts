/** Where a PIN is asked for: who has one, and proofs that it was given (decision 097). */
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { PIN_TRIES } from '#contracts/pin.ts'
import type { PinPurpose } from '#contracts/pin-purpose.ts'
import { agentSettings } from '../../db/schema/agent.ts'
import { memberPins, pinProofs, sessions } from '../../db/schema/identity.ts'
import type { Db } from '../../db/types.ts'
import { minute } from '../clock.ts'
import { hashToken, newToken } from './tokens.ts'

/** Long enough for a slow line, too short to be carried away. */
const PROOF_LIFE = 2 * minute

interface PinStanding {
  readonly set: boolean
  readonly setAt: number | null
  readonly triesLeft: number
}

/**
 * Whether a PIN is to be asked of this member; `always`: also where they have none and the agent wants one of everybody; `needed`: in
 * any case.
 */
export async function pinAsked(
  db: Db,
  { id, agentCode }: { id: string; agentCode: string },
  { always = false, needed = false }: { always?: boolean; needed?: boolean },
): Promise<{ set: boolean } | null> {
  const { set } = await pinStanding(db, id)
  if (set || needed) return { set }
  if (!always) return null
  const [wish] = await db
    .select({ val: agentSettings.val })
    .from(agentSettings)
    .where(and(eq(agentSettings.agentCode, agentCode), eq(agentSettings.configKey, 'pin_always')))
  return wish?.val === '1' ? { set } : null
}

export async function pinStanding(db: Db, memberId: string): Promise<PinStanding> {
  const [row] = await db
    .select({ tries: memberPins.tries, setAt: memberPins.setAt })
    .from(memberPins)
    .where(eq(memberPins.memberId, memberId))
  return { set: row !== undefined, setAt: row?.setAt ?? null, triesLeft: PIN_TRIES - (row?.tries ?? 0) }
}

/**
 * Takes one of the tries, before the PIN is looked at: of any number at once no more than five get the hash. Null: there
 * is no PIN, or no try left.
 */
export async function takeTry(db: Db, memberId: string): Promise<{ hash: string; triesLeft: number } | null> {
  const [row] = await db
    .update(memberPins)
    .set({ tries: sql`${memberPins.tries} + 1` })
    .where(and(eq(memberPins.memberId, memberId), lt(memberPins.tries, PIN_TRIES)))
    .returning({ hash: memberPins.pinHash, tries: memberPins.tries })
  return row ? { hash: row.hash, triesLeft: PIN_TRIES - row.tries } : null
}

/** The PIN was right: tries begin anew, unless another PIN was set meanwhile. Answers whether it is still the one. */
export async function triesAnew(db: Db, memberId: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(memberPins)
    .set({ tries: 0 })
    .where(and(eq(memberPins.memberId, memberId), eq(memberPins.pinHash, hash)))
    .returning({ memberId: memberPins.memberId })
  return rows.length > 0
}

export async function giveProof(
  db: Db,
  sessionId: string,
  purpose: PinPurpose,
  now: number,
): Promise<string> {
  const token = newToken()
  await db
    .insert(pinProofs)
    .values({ tokenHash: hashToken(token), sessionId, purpose, createdAt: now, expiresAt: now + PROOF_LIFE })
  return token
}

/** Uses a proof up; false for one that is not this session's, not for this, too old or used. One statement: once. */
export async function spendProof(
  db: Db,
  token: string,
  sessionId: string,
  purpose: PinPurpose,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(pinProofs)
    .set({ usedAt: now })
    .where(
      and(
        eq(pinProofs.tokenHash, hashToken(token)),
        eq(pinProofs.sessionId, sessionId),
        eq(pinProofs.purpose, purpose),
        isNull(pinProofs.usedAt),
        gt(pinProofs.expiresAt, now),
      ),
    )
    .returning({ tokenHash: pinProofs.tokenHash })
  return rows.length > 0
}

/** Of all of the member's sessions: a PIN that was replaced proves nothing any more. */
export async function forgetProofs(db: Db, memberId: string): Promise<void> {
  const theirs = db.select({ id: sessions.id }).from(sessions).where(eq(sessions.memberId, memberId))
  await db.delete(pinProofs).where(inArray(pinProofs.sessionId, theirs))
}
