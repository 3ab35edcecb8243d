/** For tests of polls: one that runs, votes cast by the real function, and deposits as the bank's are credited. */
import { satang } from '#contracts/money.ts'
import { pollChoices, polls } from '../../db/schema/poll.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hour } from '../../kit/clock.ts'
import { house, walletAccount } from '../../ledger/accounts.ts'
import { postJournal } from '../../ledger/post.ts'
import { announceAnswer } from '../../modules/poll/announce.ts'
import { castVote } from '../../modules/poll/vote.ts'
import { TEST_AGENT, type TestMember } from '../people.ts'
import type { TestServer } from '../test-server.ts'

export interface TestPoll {
  readonly pollId: string
  readonly choices: readonly string[]
}

/** Opened an hour ago, closes in an hour; one free vote; 100 baht; four choices. */
export async function addPoll(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  rest: Partial<typeof polls.$inferInsert> = {},
): Promise<TestPoll> {
  const now = clock.now()
  const [row] = await db
    .insert(polls)
    .values({
      agentCode: TEST_AGENT,
      title: 'Who wins',
      opensAt: now - hour,
      closesAt: now + hour,
      announcesAt: now + 2 * hour,
      prizePool: satang(100_00),
      freeVotes: 1,
      mostVotes: 5,
      ...rest,
    })
    .returning({ id: polls.id })
  const pollId = row!.id
  const names = ['elephant', 'peacock', 'crab', 'kite']
  const made = await db
    .insert(pollChoices)
    .values(names.map((name, position) => ({ pollId, name, position })))
    .returning({ id: pollChoices.id })
  return { pollId, choices: made.map(({ id }) => id) }
}

export const vote = (
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { pollId, choices }: TestPoll,
  { id: memberId }: Pick<TestMember, 'id'>,
  choice = 0,
) =>
  inTransaction(db, (tx) =>
    castVote(tx, {
      pollId,
      choiceId: choices[choice]!,
      memberId,
      agentCode: TEST_AGENT,
      now: clock.now(),
    }),
  )

/** Names the right choice, after the poll has closed. */
export const announcePoll = (
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  { pollId, choices }: TestPoll,
  choice = 0,
) => inTransaction(db, (tx) => announceAnswer(tx, { pollId, choiceId: choices[choice]!, now: clock.now() }))

let deposits = 0

/** Satang into a wallet, by a journal as a bank's transfer has. */
export const deposited = (
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  walletId: string,
  amount: number,
) =>
  inTransaction(db, (tx) =>
    postJournal(tx, {
      key: `deposit:test-${++deposits}`,
      kind: 'deposit',
      at: clock.now(),
      postings: [
        { account: house.deposits, amount: -amount },
        { account: walletAccount(walletId), amount },
      ],
    }),
  )
