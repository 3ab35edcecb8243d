/** Tells a member of a sign-in from a kind of device that the account has not seen. */
import { desc, eq } from 'drizzle-orm'
import { sessions } from '../../../db/schema/identity.ts'
import type { Tx } from '../../../db/types.ts'
import { deviceOf } from '../device.ts'
import { notify } from '../../inbox/notify.ts'
import { newDevice } from '../../inbox/security-notices.ts'

/** Sessions looked back at; ended ones are kept for 30 days. */
const LOOKED_AT = 100

/**
 * Before the new session is written. Devices are compared as the member reads them (system and browser, no versions):
 * an update of a browser is no new device. Nothing is said where there is nothing to compare with: the first sign-in
 * of an account, or a caller that names no device.
 */
export async function tellNewDevice(
  tx: Tx,
  { memberId, userAgent, now }: { memberId: string; userAgent: string; now: number },
): Promise<void> {
  const device = deviceOf(userAgent)
  if (!device) return
  const rows = await tx
    .select({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.memberId, memberId))
    .orderBy(desc(sessions.id))
    .limit(LOOKED_AT)
  const known = new Set(rows.map((row) => deviceOf(row.userAgent)).filter(Boolean))
  if (known.size > 0 && !known.has(device)) await notify(tx, newDevice(memberId, device, now))
}
