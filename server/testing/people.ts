/** An agent and members for tests. */
import { eq, sql } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import { agents, agentSettings } from '../db/schema/agent.ts'
import { sessions } from '../db/schema/identity.ts'
import { members, wallets, type MemberStatus } from '../db/schema/member.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../kit/deps.ts'
import { openSession } from '../kit/identity/sessions.ts'
import { hashToken } from '../kit/identity/tokens.ts'
import { house, openAccount, walletAccount } from '../ledger/accounts.ts'
import { postJournal } from '../ledger/post.ts'
import { openPoints } from '../modules/points/move-points.ts'

export const TEST_AGENT = 'chokdee'

export async function addAgent(db: Db): Promise<void> {
  await db.insert(agents).values({ code: TEST_AGENT, number: 7, name: 'Chokdee', registerType: 1 })
  await db
    .insert(agentSettings)
    .values({ agentCode: TEST_AGENT, configKey: 'generate_username_mode', val: '1', defaultVal: '1' })
}

interface WalletSpec {
  readonly type?: number
  readonly name?: string
  readonly category?: string
  readonly canDeposit?: boolean
  readonly promotion?: string
  readonly turnover?: Satang
  /** Satang. */
  readonly balance?: number
}

export interface MemberSpec {
  readonly username?: string
  readonly mobile?: string
  readonly password?: string
  readonly vipLevel?: number
  readonly status?: MemberStatus
  readonly points?: number
  /** '' where none is held. */
  readonly birthday?: string
  /** One main wallet, empty, by default. */
  readonly wallets?: readonly WalletSpec[]
}

export interface TestMember {
  readonly id: string
  readonly username: string
  readonly mobile: string
  readonly password: string
  /** Bearer token of an open session. */
  readonly token: string
  /** Id of that session. */
  readonly sessionId: string
  /** In the order of the spec. */
  readonly walletIds: readonly string[]
}

let made = 0

/** Adds a member with wallets, their money (from `house:sandbox`) and a session. */
export async function addMember(deps: Deps, spec: MemberSpec = {}): Promise<TestMember> {
  const number = ++made
  const now = deps.clock.now()
  const username = spec.username ?? `member${number}`
  const mobile = spec.mobile ?? `08${String(10_000_000 + number)}`
  const password = spec.password ?? 'password-1234'
  const passwordHash = await deps.passwords.hash(password)
  return inTransaction(deps.database.db, async (tx) => {
    const [member] = await tx
      .insert(members)
      .values({
        agentCode: TEST_AGENT,
        username,
        mobile,
        passwordHash,
        vipLevel: spec.vipLevel ?? 0,
        status: spec.status ?? 'active',
        birthday: spec.birthday ?? '1990-01-01',
        affiliateCode: `T${String(number).padStart(5, '0')}`,
        createdAt: now,
      })
      .returning({ id: members.id })
    const memberId = member!.id
    await openPoints(tx, memberId, spec.points ?? 0, now)
    const walletIds: string[] = []
    for (const [index, wallet] of (spec.wallets ?? [{}]).entries()) {
      const [row] = await tx
        .insert(wallets)
        .values({
          memberId,
          walletTypeId: wallet.type ?? index + 1,
          name: wallet.name ?? `wallet ${index + 1}`,
          category: wallet.category ?? 'all',
          canDeposit: wallet.canDeposit ?? index === 0,
          activePromotionName: wallet.promotion ?? '',
          currentTurnover: wallet.turnover,
          position: index,
        })
        .returning({ id: wallets.id })
      const account = walletAccount(row!.id)
      await openAccount(tx, account, now)
      if (wallet.balance) {
        const postings = [
          { account: house.sandbox, amount: -wallet.balance },
          { account, amount: wallet.balance },
        ]
        await postJournal(tx, { key: `opening:${row!.id}`, kind: 'opening', at: now, postings })
      }
      walletIds.push(row!.id)
    }
    const token = await openSession(tx, { memberId, now })
    const sessionId = await neverIdle(tx, token)
    return { id: memberId, username, mobile, password, token, sessionId, walletIds }
  })
}

/** Somebody who is at hand whatever a test does to the clock; being away is what `step-up.test.ts` is about. */
export async function neverIdle(tx: Db, token: string): Promise<string> {
  const [row] = await tx
    .update(sessions)
    .set({ freshUntil: sql`${sessions.expiresAt}` })
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ id: sessions.id })
  return row!.id
}
