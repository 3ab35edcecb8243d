/** For tests of cashback: an agent's rules, and members who deposit, play and withdraw at a moment. */
import type { CashbackKind } from '#contracts/cashback.ts'
import { satang } from '#contracts/money.ts'
import { cashbackRates, cashbackRules } from '../../db/schema/cashback.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/types.ts'
import { house, walletAccount, type HouseAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { notePlays } from '../../modules/play/note-play.ts'
import { TEST_AGENT, type TestMember } from '../people.ts'
import type { TestServer } from '../test-server.ts'

type RuleSpec = Partial<typeof cashbackRules.$inferInsert>

/** The boards' rules: 17.4 by category, 17.5 by level. */
export async function addCashbackRules(
  db: Db,
  specs: Partial<Record<CashbackKind, RuleSpec>> = {},
): Promise<void> {
  const usual = { agentCode: TEST_AGENT, terms: ['Losses only.'], minimum: satang(1_00) }
  await db.insert(cashbackRules).values([
    { ...usual, kind: 'daily', title: 'Daily', cap: satang(3_000_00), ...specs.daily },
    { ...usual, kind: 'weekly', title: 'Weekly', cap: satang(10_000_00), ...specs.weekly },
  ])
  const daily = { slot: 500, casino: 400, fishing: 500, sport: 300, lotto: 0 }
  const weekly = [100, 200, 300]
  await db.insert(cashbackRates).values([
    ...Object.entries(daily).map(([category, rate], position) => ({
      agentCode: TEST_AGENT,
      kind: 'daily' as const,
      position,
      category,
      rate,
    })),
    ...weekly.map((rate, vipLevel) => ({
      agentCode: TEST_AGENT,
      kind: 'weekly' as const,
      position: vipLevel,
      vipLevel,
      rate,
    })),
  ])
}

type Server = Pick<TestServer, 'db' | 'clock'>

let made = 0

function move({ db, clock }: Server, member: TestMember, kind: string, from: HouseAccount, amount: number) {
  const postings = [
    { account: from, amount: -amount },
    { account: walletAccount(member.walletIds[0]!), amount },
  ]
  const journal = { key: `test:${kind}:${++made}`, kind, memo: '', at: clock.now(), postings }
  return inTransaction(db, (tx) => postJournal(tx, journal))
}

export const depositOf = (server: Server, member: TestMember, baht: number) =>
  move(server, member, 'deposit', house.deposits, baht * 100)

export const withdrawOf = (server: Server, member: TestMember, baht: number) =>
  move(server, member, 'withdraw', house.payouts, -baht * 100)

interface Round {
  readonly category: string
  /** Satang. */
  readonly stake: number
  readonly win: number
  readonly bound?: boolean
  /** Moves the wallet too; without it only the play is noted. */
  readonly paid?: boolean
}

/** A round that is settled now. */
export async function playRound(server: Server, member: TestMember, round: Round): Promise<void> {
  const { category, stake, win, bound = false, paid = false } = round
  const played = { memberId: member.id, category, stake: satang(stake), win: satang(win), bound }
  if (paid && win !== stake) await move(server, member, 'game.round', house.games, win - stake)
  await inTransaction(server.db, (tx) => notePlays(tx, [played], server.clock.now()))
}
