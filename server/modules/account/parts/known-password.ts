/** The password asked for again, before something that matters. */
import { and, eq } from 'drizzle-orm'
import { members } from '../../../db/schema/member.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { refuse, unauthenticated } from '../../../kit/errors.ts'
import type { Ask } from '../../../kit/endpoint/handler.ts'
import { policies, type Take } from '../../../kit/rate-limit.ts'
import type { SessionMember } from '../../../kit/identity/sessions.ts'
import { accountMessages as say } from '../../../strings/account.ts'
import { memberById, type MemberRow } from '../../auth/read-member.ts'
import { inLine } from '../../auth/standing.ts'

type MemberAsk = Ask & { readonly member: SessionMember }

/** Tries are counted per member: who took over an open session must not guess on. A good one is no try: `forgive()`. */
export const passwordTries = (ask: MemberAsk): readonly Take[] => [
  { policy: policies.passwordAgain, subject: ask.member.id },
]

/** The member, if this is their password; otherwise a refusal beside the field. Slow: not inside a transaction. */
export async function knownBy(ask: MemberAsk, db: Db, password: string, field: string): Promise<MemberRow> {
  const member = (await memberById(db, ask.member.id)) ?? unauthenticated()
  if (await ask.deps.passwords.verify(password, member.passwordHash, inLine(ask, member.id))) return member
  ask.log.warn({ memberId: member.id, ip: ask.ip }, 'wrong password')
  return refuse(say.passwordWrong, { fields: { [field]: say.passwordWrong } })
}

/** Whether this is still the password's hash; locked, so that a reset comes before or after and never between. */
export async function isPassword(tx: Tx, memberId: string, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), eq(members.passwordHash, passwordHash)))
    .for('update')
  return rows.length > 0
}
