/** `GET /api/member/profile` and `POST /api/member/preferences` (EXTRA-9). */
import { desc, eq, sql } from 'drizzle-orm'
import { getProfile, type ProfileBankAccount, setPreferences } from '#contracts/account.ts'
import { memberBankAccounts, members } from '../../../db/schema/member.ts'
import type { Db } from '../../../db/types.ts'
import { unauthenticated } from '../../../kit/errors.ts'
import { handle } from '../../../kit/endpoint/handler.ts'
import { lineIdentityOf, memberById } from '../../auth/read-member.ts'

type BankAccountRow = typeof memberBankAccounts.$inferSelect

export const toProfileAccount = (row: BankAccountRow): ProfileBankAccount => ({
  id: row.id,
  bank_id: row.bankId,
  bank_account_name: row.bankAccountName,
  bank_account_no: row.bankAccountNo,
  status: row.status,
  note: row.note,
})

/** All of a member, the main one first, those that wait or were refused as well. */
export const allBankAccountsOf = (db: Db, memberId: string): Promise<BankAccountRow[]> =>
  db
    .select()
    .from(memberBankAccounts)
    .where(eq(memberBankAccounts.memberId, memberId))
    .orderBy(desc(sql`${memberBankAccounts.status} = 'main'`), memberBankAccounts.id)

export const getProfileHandler = handle(getProfile, async (_, { tx, member }) => {
  const row = (await memberById(tx, member.id)) ?? unauthenticated()
  const accounts = await allBankAccountsOf(tx, row.id)
  const line = await lineIdentityOf(tx, row.id)
  return {
    username: row.username,
    // A member's name is that of the account that money is paid out to.
    full_name: accounts.find(({ status }) => status === 'main')?.bankAccountName ?? '',
    mobile: row.mobile,
    mobile_verified: row.mobileVerifiedAt !== null,
    birthday: row.birthday,
    affiliate_code: row.affiliateCode,
    vip_level: row.vipLevel,
    member_since: row.createdAt,
    friends: await tx.$count(members, eq(members.referredBy, row.id)),
    bank_accounts: accounts.map(toProfileAccount),
    line: line && {
      display_name: line.displayName,
      picture_url: line.pictureUrl,
      linked_at: line.linkedAt,
    },
    notify_by_line: row.notifyByLine,
  }
})

export const setPreferencesHandler = handle(setPreferences, async ({ notify_by_line }, { tx, member }) => {
  await tx.update(members).set({ notifyByLine: notify_by_line }).where(eq(members.id, member.id))
  return null
})
