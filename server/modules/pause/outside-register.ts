/** The outside register of excluded people (kit/services/exclusions.ts): asked at sign-in and daily. No answer stops play as a yes does. */
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { memberBankAccounts, members } from '../../db/schema/member.ts'
import { memberPauses } from '../../db/schema/pause.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/types.ts'
import { day } from '../../kit/clock.ts'
import { askRegister, type RegisterAnswer } from '../../kit/services/exclusions.ts'
import type { JobContext } from '../../kit/jobs.ts'
import type { Services } from '../../kit/services.ts'
import { beginPause, liftPause } from './begin-pause.ts'
import { heldPause } from './standing.ts'

/** Asks about a member; `clear` where no register is connected. Outside of any transaction. */
export async function askAbout(
  db: Db,
  { exclusions }: Pick<Services, 'exclusions'>,
  member: { readonly id: string; readonly mobile: string } | null,
): Promise<RegisterAnswer> {
  if (!exclusions || !member) return 'clear'
  const [account] = await db
    .select()
    .from(memberBankAccounts)
    .where(eq(memberBankAccounts.memberId, member.id))
    .orderBy(asc(memberBankAccounts.id))
    .limit(1)
  return askRegister(exclusions, {
    mobile: member.mobile,
    account: account && { bankId: account.bankId, no: account.bankAccountNo },
    name: account?.bankAccountName,
  })
}

/** What follows from an answer. A pause of the member's own stays as it is. */
export async function heedRegister(
  tx: Tx,
  memberId: string,
  answer: RegisterAnswer,
  now: number,
): Promise<void> {
  if (answer !== 'silent')
    await tx.update(members).set({ registerCheckedAt: now }).where(eq(members.id, memberId))
  if (answer === 'clear') return liftPause(tx, { memberId, kind: 'register', who: 'register', now })
  if (await heldPause(tx, memberId, now)) return
  await beginPause(tx, { memberId, kind: 'register', endsAt: null, who: 'register', now })
}

/** Members of one batch. */
const BATCH = 200

/** Everybody who was not asked about for a day, and who is stopped by the register alone. */
export async function askRegisterDaily({ database, services, clock }: JobContext): Promise<void> {
  if (!services.exclusions) return
  const { db } = database
  for (let last = '0'; ;) {
    const rows = await db
      .selectDistinct({ id: members.id, mobile: members.mobile })
      .from(members)
      .leftJoin(memberPauses, and(eq(memberPauses.memberId, members.id), isNull(memberPauses.overAt)))
      .where(
        and(
          gt(members.id, last),
          eq(members.status, 'active'),
          or(
            isNull(members.registerCheckedAt),
            lt(members.registerCheckedAt, clock.now() - day),
            eq(memberPauses.kind, 'register'),
          ),
        ),
      )
      .orderBy(asc(members.id))
      .limit(BATCH)
    for (const row of rows) {
      const answer = await askAbout(db, services, row)
      await inTransaction(db, (tx) => heedRegister(tx, row.id, answer, clock.now()))
    }
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}
