/** Saved sets of numbers of a member. */
import { and, count, desc, eq } from 'drizzle-orm'
import type { NumberSet, saveNumberSet } from '#contracts/bills.ts'
import type { RequestOf } from '#contracts/kit.ts'
import { lottoSets } from '../../../db/schema/lotto.ts'
import { members } from '../../../db/schema/member.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { invalid, notFound, refuse } from '../../../kit/errors.ts'
import { billWords as words } from '../../../strings/bill.ts'
import { digitsIn } from './bet-digits.ts'

/** More than anybody can choose from. */
const MOST = 50

const view = (row: typeof lottoSets.$inferSelect): NumberSet => ({
  set_id: row.id,
  name: row.name,
  lines: row.lines,
  updated_at: row.updatedAt,
})

export async function setsOf(db: Db, memberId: string): Promise<NumberSet[]> {
  const rows = await db
    .select()
    .from(lottoSets)
    .where(eq(lottoSets.memberId, memberId))
    .orderBy(desc(lottoSets.updatedAt), desc(lottoSets.id))
  return rows.map(view)
}

const isMine = (memberId: string, setId: string) =>
  and(eq(lottoSets.memberId, memberId), eq(lottoSets.id, setId))

/** The member's row is locked while sets are counted, so that two at once do not both get the last place. */
async function mustHavePlace(tx: Tx, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update')
  const [row] = await tx.select({ sets: count() }).from(lottoSets).where(eq(lottoSets.memberId, memberId))
  if (row!.sets >= MOST) refuse(words.tooManySets(MOST))
}

export async function saveSet(
  tx: Tx,
  memberId: string,
  { set_id, name, lines }: RequestOf<typeof saveNumberSet>,
  now: number,
): Promise<NumberSet> {
  const bad = lines.find((line) => digitsIn(line.bet_type) !== line.number.length)
  if (bad) invalid({ lines: words.badSetLine(bad.number) })
  const values = { name, lines, updatedAt: now }
  if (set_id !== undefined) {
    const [row] = await tx.update(lottoSets).set(values).where(isMine(memberId, set_id)).returning()
    return view(row ?? notFound(words.unknownSet))
  }
  await mustHavePlace(tx, memberId)
  const [row] = await tx
    .insert(lottoSets)
    .values({ memberId, ...values })
    .returning()
  return view(row!)
}

/** Asked twice, or for another's, it is answered the same: afterwards the member has no such set. */
export async function deleteSet(tx: Tx, memberId: string, setId: string): Promise<void> {
  await tx.delete(lottoSets).where(isMine(memberId, setId))
}
