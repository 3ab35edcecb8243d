/** Puts the people, their money and their LINE accounts into an empty database. */
import { lineIdentities } from '#server/db/schema/identity.ts'
import { memberBankAccounts, members } from '#server/db/schema/member.ts'
import type { Tx } from '#server/db/types.ts'
import { day } from '#server/kit/clock.ts'
import { house, type WalletAccount } from '#server/ledger/accounts.ts'
import { postJournal } from '#server/ledger/post.ts'
import { mainWallet, openWallet } from '#server/modules/member/open-wallet.ts'
import { openPoints } from '#server/modules/points/move-points.ts'
import { linePeople } from './line-people.ts'
import { people, type Person } from './people.ts'

interface Seeding {
  readonly agentCode: string
  readonly passwordHash: string
  readonly now: number
}

/** Ids by username. */
export type Ids = ReadonlyMap<string, string>

export async function seedPeople(tx: Tx, seeding: Seeding): Promise<Ids> {
  const ids = new Map<string, string>()
  for (const person of people) ids.set(person.username, await addPerson(tx, person, seeding, ids))
  for (const [username, id] of ids) await linkLine(tx, username, id, seeding.now)
  return ids
}

/** The LINE accounts that are this member's from the start. */
export async function linkLine(tx: Tx, username: string, memberId: string, now: number): Promise<void> {
  for (const { sub, name, picture, username: owner } of linePeople) {
    if (owner !== username) continue
    const identity = { sub, memberId, displayName: name, pictureUrl: picture, linkedAt: now }
    await tx.insert(lineIdentities).values(identity)
  }
}

async function addPerson(
  tx: Tx,
  person: Person,
  { agentCode, passwordHash, now }: Seeding,
  ids: Ids,
): Promise<string> {
  const [row] = await tx
    .insert(members)
    .values({
      agentCode,
      username: person.username,
      mobile: person.mobile,
      passwordHash,
      vipLevel: person.vipLevel ?? 0,
      status: person.status ?? 'active',
      affiliateCode: person.affiliateCode,
      birthday: person.birthday ?? '1992-08-12',
      mobileVerifiedAt: now - 30 * day,
      referredBy: person.referredBy === undefined ? null : ids.get(person.referredBy)!,
      createdAt: now - 30 * day,
    })
    .returning({ id: members.id })
  const memberId = row!.id
  await openPoints(tx, memberId, person.points ?? 0, now)
  const accounts = [
    { account: person.bank, status: 'main' },
    { account: person.secondBank, status: 'pending' },
  ] as const
  for (const { account, status } of accounts) {
    if (!account) continue
    const [bankId, bankAccountNo] = account
    const values = { memberId, bankId, bankAccountNo, bankAccountName: person.fullName, status }
    await tx.insert(memberBankAccounts).values({ ...values, createdAt: now })
  }
  for (const { spec, balance } of person.wallets ?? [{ spec: mainWallet, balance: 0 }]) {
    const account = await openWallet(tx, memberId, spec, now)
    if (balance > 0) await openWith(tx, account, balance, now)
  }
  return memberId
}

/** Play money comes from an account of the sandbox, so that the ledger's sum stays zero. */
async function openWith(tx: Tx, account: WalletAccount, amount: number, at: number): Promise<void> {
  const postings = [
    { account: house.sandbox, amount: -amount },
    { account, amount },
  ]
  await postJournal(tx, { key: `sandbox-opening:${account}`, kind: 'opening', at, postings })
}
