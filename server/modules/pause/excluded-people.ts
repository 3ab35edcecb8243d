/** Who takes a break cannot begin anew as somebody else: by number, bank account, LINE or name (decision 083). */
import { and, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import { lineIdentities } from '../../db/schema/identity.ts'
import { memberBankAccounts, members } from '../../db/schema/member.ts'
import { excludedPeople, memberPauses } from '../../db/schema/pause.ts'
import type { Db, Tx } from '../../db/types.ts'
import { refuse } from '../../kit/errors.ts'
import { hashToken } from '../../kit/identity/tokens.ts'
import { plainName } from '../../kit/plain-name.ts'
import { pauseWords as words } from '../../strings/member.ts'

/** What somebody says of themselves; what is left out is not looked at. */
export interface Person {
  readonly mobile?: string | undefined
  readonly account?: { readonly bankId: number; readonly no: string } | undefined
  /** `sub` of the LINE account. */
  readonly line?: string | undefined
  /** Of the holder of the bank account. */
  readonly name?: string | undefined
}

type Kind = (typeof excludedPeople.$inferSelect)['kind']

/** Name and hash of each thing that is known of somebody. */
function marksOf({ mobile, account, line, name }: Person): { kind: Kind; valueHash: string }[] {
  const known: [Kind, string | undefined][] = [
    ['mobile', mobile],
    ['account', account && `${account.bankId} ${account.no}`],
    ['line', line],
    ['name', name === undefined ? undefined : plainName(name)],
  ]
  return known.flatMap(([kind, value]) => (value ? [{ kind, valueHash: hashToken(`${kind} ${value}`) }] : []))
}

/** Keeps what the member could come back with, as it is now and was at earlier times. */
export async function rememberPerson(tx: Tx, memberId: string): Promise<void> {
  const [member] = await tx.select({ mobile: members.mobile }).from(members).where(eq(members.id, memberId))
  const accounts = await tx.select().from(memberBankAccounts).where(eq(memberBankAccounts.memberId, memberId))
  const lines = await tx.select().from(lineIdentities).where(eq(lineIdentities.memberId, memberId))
  const marks = [
    ...marksOf({ mobile: member?.mobile }),
    ...accounts.flatMap((one) =>
      marksOf({ account: { bankId: one.bankId, no: one.bankAccountNo }, name: one.bankAccountName }),
    ),
    ...lines.flatMap(({ sub }) => marksOf({ line: sub })),
  ]
  if (marks.length > 0)
    await tx
      .insert(excludedPeople)
      .values(marks.map((mark) => ({ memberId, ...mark })))
      .onConflictDoNothing()
}

/** Refuses who takes a break under another name. `self` is the member who asks, whose own marks do not count. */
export async function mustNotBeExcluded(db: Db, person: Person, now: number, self?: string): Promise<void> {
  const marks = marksOf(person)
  if (marks.length === 0) return
  const rows = await db
    .select({ id: excludedPeople.id })
    .from(excludedPeople)
    .innerJoin(memberPauses, eq(memberPauses.memberId, excludedPeople.memberId))
    .where(
      and(
        inArray(
          excludedPeople.valueHash,
          marks.map(({ valueHash }) => valueHash),
        ),
        isNull(memberPauses.overAt),
        ne(memberPauses.kind, 'closed'),
        or(isNull(memberPauses.returnsAt), gt(memberPauses.returnsAt, now)),
        self === undefined ? undefined : ne(excludedPeople.memberId, self),
      ),
    )
    .limit(1)
  if (rows.length > 0) refuse(words.excluded)
}
