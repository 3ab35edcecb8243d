/** Many members at once, each with a wallet, money and a session: too many to be added one by one. */
import { members, wallets } from '../db/schema/member.ts'
import { sessions } from '../db/schema/identity.ts'
import { ledgerAccounts } from '../db/schema/ledger.ts'
import { satang } from '#contracts/money.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../kit/deps.ts'
import { day } from '../kit/clock.ts'
import { hashToken, newToken } from '../kit/identity/tokens.ts'
import { house, walletAccount } from '../ledger/accounts.ts'
import { postJournal } from '../ledger/post.ts'
import { TEST_AGENT, type TestMember } from './people.ts'

/** `balance` satang each, in one journal. Nobody of them has a password that would do. */
export function addCrowd(
  { database, clock }: Deps,
  size: number,
  balance: number,
): Promise<readonly TestMember[]> {
  const now = clock.now()
  const numbers = Array.from({ length: size }, (_, index) => String(index).padStart(6, '0'))
  const mobileOf = (number: string) => `0999${number}`
  return inTransaction(database.db, async (tx) => {
    const rows = await tx
      .insert(members)
      .values(
        numbers.map((number) => ({
          agentCode: TEST_AGENT,
          username: `crowd${number}`,
          mobile: mobileOf(number),
          passwordHash: '',
          affiliateCode: `C${number}`,
          createdAt: now,
        })),
      )
      .returning({ id: members.id, username: members.username, mobile: members.mobile })
    const owned = await tx
      .insert(wallets)
      .values(
        rows.map((row) => ({
          memberId: row.id,
          walletTypeId: 1,
          name: 'main',
          category: 'all',
          position: 0,
        })),
      )
      .returning({ id: wallets.id, memberId: wallets.memberId })
    const accounts = owned.map((wallet) => walletAccount(wallet.id))
    await tx
      .insert(ledgerAccounts)
      .values(accounts.map((id) => ({ id, kind: 'wallet' as const, balance: satang(0), openedAt: now })))
    await postJournal(tx, {
      key: 'opening:crowd',
      kind: 'opening',
      at: now,
      postings: [
        { account: house.sandbox, amount: -balance * size },
        ...accounts.map((account) => ({ account, amount: balance })),
      ],
    })
    const tokens = new Map(rows.map((row) => [row.id, newToken()]))
    const opened = await tx
      .insert(sessions)
      .values(
        rows.map(({ id }) => ({
          memberId: id,
          tokenHash: hashToken(tokens.get(id)!),
          createdAt: now,
          lastSeenAt: now,
          expiresAt: now + day,
          freshUntil: now + day,
        })),
      )
      .returning({ id: sessions.id, memberId: sessions.memberId })
    const sessionOf = new Map(opened.map((session) => [session.memberId, session.id]))
    const walletOf = new Map(owned.map((wallet) => [wallet.memberId, wallet.id]))
    return rows.map((row) => ({
      ...row,
      password: '',
      token: tokens.get(row.id)!,
      sessionId: sessionOf.get(row.id)!,
      walletIds: [walletOf.get(row.id)!],
    }))
  })
}
