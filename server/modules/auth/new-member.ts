/** Creates a member with everything one needs from the first moment on. */
import { memberBankAccounts, memberPoints, members } from '../../db/schema/member.ts'
import type { Tx } from '../../db/types.ts'
import { mainWallet, openWallet } from '../member/open-wallet.ts'
import { authMessages as say } from '../../strings/auth.ts'
import { taken } from './parts/check-account.ts'
import { memberByMobile, memberByUsername } from './read-member.ts'
import { type BankInput, newUsername, plainCode } from './rules.ts'

interface NewMember {
  readonly agentCode: string
  /** Null: the platform makes one. */
  readonly username: string | null
  readonly mobile: string
  readonly passwordHash: string
  readonly referredBy: string | null
  readonly knowUsId: number
  /** `YYYY-MM-DD`, '' where it was not asked for. */
  readonly birthday?: string
  readonly bank: BankInput | null
  /** The number was proved by a code. */
  readonly mobileProved: boolean
  readonly now: number
}

const REFERRAL_LENGTH = 6
/** Made-up names and codes meet one that exists now and then; five times in a row never. */
const TRIES = 5

/** Refuses what somebody else took in the meantime. */
export async function createMember(tx: Tx, wish: NewMember): Promise<{ id: string; username: string }> {
  const member = await insertMember(tx, wish)
  await tx.insert(memberPoints).values({ memberId: member.id, point: 0 })
  await openWallet(tx, member.id, mainWallet, wish.now)
  if (wish.bank) await addBankAccount(tx, member.id, wish.bank, wish.now)
  return member
}

async function insertMember(tx: Tx, wish: NewMember): Promise<{ id: string; username: string }> {
  const { agentCode, mobile, passwordHash, referredBy, knowUsId, mobileProved, now } = wish
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const username = wish.username ?? newUsername()
    const affiliateCode = plainCode(REFERRAL_LENGTH)
    const [row] = await tx
      .insert(members)
      .values({
        agentCode,
        username,
        mobile,
        passwordHash,
        affiliateCode,
        referredBy,
        knowUsId,
        birthday: wish.birthday ?? '',
        mobileVerifiedAt: mobileProved ? now : null,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: members.id, username: members.username })
    if (row) return row
    if (await memberByMobile(tx, agentCode, mobile)) taken({ mobile: say.mobileTaken })
    if (wish.username && (await memberByUsername(tx, agentCode, wish.username)))
      taken({ username: say.usernameTaken })
  }
  throw new Error('no free username or referral code')
}

async function addBankAccount(tx: Tx, memberId: string, bank: BankInput, now: number): Promise<void> {
  const rows = await tx
    .insert(memberBankAccounts)
    .values({
      memberId,
      bankId: bank.bankId,
      bankAccountName: bank.name,
      bankAccountNo: bank.no,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: memberBankAccounts.id })
  if (rows.length === 0) taken({ bank_account_no: say.accountTaken })
}
