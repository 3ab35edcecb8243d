/** Members and their ways in, read from the database. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { MOBILE } from '#contracts/auth.ts'
import { lineIdentities, sessions } from '../../db/schema/identity.ts'
import { memberBankAccounts, members } from '../../db/schema/member.ts'
import type { Db } from '../../db/types.ts'
import { networkOf } from '../../kit/rate-limit.ts'

export type MemberRow = typeof members.$inferSelect

async function oneMember(db: Db, agentCode: string, match: ReturnType<typeof eq>): Promise<MemberRow | null> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.agentCode, agentCode), match))
  return row ?? null
}

export const memberByUsername = (db: Db, agentCode: string, username: string) =>
  oneMember(db, agentCode, eq(members.username, username))

export const memberByMobile = (db: Db, agentCode: string, mobile: string) =>
  oneMember(db, agentCode, eq(members.mobile, mobile))

export const memberByReferral = (db: Db, agentCode: string, code: string) =>
  oneMember(db, agentCode, eq(members.affiliateCode, code))

/** By mobile when it looks like one; no username does (rules.ts), so a name never stands for two members. */
export const memberByLogin = (db: Db, agentCode: string, name: string) =>
  MOBILE.test(name) ? memberByMobile(db, agentCode, name) : memberByUsername(db, agentCode, name)

export async function memberById(db: Db, id: string): Promise<MemberRow | null> {
  const [row] = await db.select().from(members).where(eq(members.id, id))
  return row ?? null
}

export async function bankAccountTaken(db: Db, bankId: number, bankAccountNo: string): Promise<boolean> {
  const rows = await db
    .select({ id: memberBankAccounts.id })
    .from(memberBankAccounts)
    .where(and(eq(memberBankAccounts.bankId, bankId), eq(memberBankAccounts.bankAccountNo, bankAccountNo)))
  return rows.length > 0
}

/** Those that are good for money, the main one first. */
export const bankAccountsOf = (db: Db, memberId: string) =>
  db
    .select()
    .from(memberBankAccounts)
    .where(
      and(eq(memberBankAccounts.memberId, memberId), inArray(memberBankAccounts.status, ['main', 'active'])),
    )
    .orderBy(desc(sql`${memberBankAccounts.status} = 'main'`), memberBankAccounts.id)

export async function lineIdentity(db: Db, sub: string) {
  const [row] = await db.select().from(lineIdentities).where(eq(lineIdentities.sub, sub))
  return row ?? null
}

export async function lineIdentityOf(db: Db, memberId: string) {
  const [row] = await db.select().from(lineIdentities).where(eq(lineIdentities.memberId, memberId))
  return row ?? null
}

/** Whether the member has a living session from this network: a stranger's tries must not lock them out there. */
export async function knowsNetwork(db: Db, memberId: string, ip: string): Promise<boolean> {
  const rows = await db
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt)))
    .limit(50)
  return rows.some((row) => row.ip !== '' && networkOf(row.ip) === networkOf(ip))
}
