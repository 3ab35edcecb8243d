/**
 * `POST /api/member/update_sub_bank_account` (LOGIN-7): the second account, in the member's own name. A member who
 * registered by SMS has none yet: the first one given becomes the main account, and its name the member's.
 */
import { eq } from 'drizzle-orm'
import { updateSubBankAccount } from '#contracts/account.ts'
import { memberBankAccounts, members } from '../../../db/schema/member.ts'
import type { Tx } from '../../../db/types.ts'
import { invalid, refuse } from '../../../kit/errors.ts'
import { handle } from '../../../kit/endpoint/handler.ts'
import { accountMessages as say } from '../../../strings/account.ts'
import { authMessages } from '../../../strings/auth.ts'
import { type BankInput, readBank } from '../../auth/rules.ts'
import { mustNotBeExcluded } from '../../pause/excluded-people.ts'
import { knownBy, passwordTries } from './known-password.ts'
import { allBankAccountsOf, toProfileAccount } from './profile.ts'
import { isSameName, mayReplace } from './rules.ts'

/** The table refuses what somebody else has; the answer says so beside the field. */
const taken = () =>
  refuse(authMessages.accountTaken, { fields: { bank_account_no: authMessages.accountTaken } })

async function write(tx: Tx, memberId: string, bank: BankInput, now: number) {
  const accounts = await allBankAccountsOf(tx, memberId)
  const main = accounts.find(({ status }) => status === 'main')
  const second = accounts.find(({ status }) => status !== 'main')
  if (main && !isSameName(bank.name, main.bankAccountName))
    refuse(say.nameDiffers, { fields: { bank_account_name: say.nameDiffers } })
  if (accounts.some(({ bankId, bankAccountNo }) => bankId === bank.bankId && bankAccountNo === bank.no))
    refuse(say.accountSame, { fields: { bank_account_no: say.accountSame } })
  if (second && !mayReplace(second, now)) refuse(say.accountTooSoon)
  if (await isTaken(tx, bank)) taken()
  await mustNotBeExcluded(tx, { account: bank, name: bank.name }, now, memberId)
  const values = {
    bankId: bank.bankId,
    bankAccountName: bank.name,
    bankAccountNo: bank.no,
    status: main ? ('pending' as const) : ('main' as const),
    note: '',
    createdAt: now,
  }
  const [row] = second
    ? await tx.update(memberBankAccounts).set(values).where(eq(memberBankAccounts.id, second.id)).returning()
    : await tx
        .insert(memberBankAccounts)
        .values({ memberId, ...values })
        .onConflictDoNothing()
        .returning()
  return row ?? taken()
}

async function isTaken(tx: Tx, { bankId, no }: BankInput): Promise<boolean> {
  const rows = await tx
    .select({ bankId: memberBankAccounts.bankId })
    .from(memberBankAccounts)
    .where(eq(memberBankAccounts.bankAccountNo, no))
  return rows.some((row) => row.bankId === bankId)
}

export const updateSubBankAccountHandler = handle(updateSubBankAccount, {
  limits: (_, ask) => passwordTries(ask),
  prepare: async (input, ask, db) => {
    const read = readBank(input)
    if ('faults' in read) return invalid(read.faults)
    // The specification's client sends none: its session is fresh enough, or the call did not come this far.
    if (input.password !== undefined) await knownBy(ask, db, input.password, 'password')
    return read.bank
  },
  run: async (_, { tx, now, member, forgive, log }, bank) => {
    // Two devices at once: the second waits, and then sees what the first has done.
    await tx.select({ id: members.id }).from(members).where(eq(members.id, member.id)).for('update')
    const row = await write(tx, member.id, bank, now)
    forgive()
    log.info({ memberId: member.id, accountId: row.id }, 'bank account given')
    return toProfileAccount(row)
  },
})
