/** Polls: what is asked, the votes, and who shared the pool. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, money, ref } from '../columns.ts'

export const polls = pgTable('polls', {
  id: id(),
  agentCode: text('agent_code').notNull(),
  title: text().notNull(),
  question: text().notNull().default(''),
  image: text().notNull().default(''),
  description: text().notNull().default(''),
  opensAt: instant('opens_at').notNull(),
  closesAt: instant('closes_at').notNull(),
  /** When the answer is promised; it is known at `announcedAt`. */
  announcesAt: instant('announces_at'),
  /** Shared among all votes for the right choice. */
  prizePool: money('prize_pool').notNull(),
  freeVotes: integer('free_votes').notNull(),
  /** One more vote for each so much that the member deposits while the poll runs; null: none but the free ones. */
  depositPerVote: money('deposit_per_vote'),
  mostVotes: integer('most_votes').notNull(),
  /** The poll before this one, whose winners are shown while it runs. */
  previousId: ref('previous_id'),
  answerChoiceId: ref('answer_choice_id'),
  announcedAt: instant('announced_at'),
  /** Prize of one right vote, fixed with the answer: the pool divided and cut to whole satang. */
  prizeEach: money('prize_each'),
  /** Every winner has been paid. */
  settledAt: instant('settled_at'),
})

/** Further facts of a poll, in the agent's words. */
export const pollFacts = pgTable(
  'poll_facts',
  {
    pollId: ref('poll_id').notNull(),
    key: text().notNull(),
    val: text().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.pollId, t.key] })],
)

export const pollChoices = pgTable('poll_choices', {
  id: id(),
  pollId: ref('poll_id').notNull(),
  name: text().notNull(),
  image: text().notNull().default(''),
  position: integer().notNull().default(0),
})

/** One row is one unit of a member's quota, used for ever: the database refuses to change or to delete it. */
export const pollVotes = pgTable('poll_votes', {
  id: id(),
  pollId: ref('poll_id').notNull(),
  choiceId: ref('choice_id').notNull(),
  memberId: ref('member_id').notNull(),
  /** From 1; a member has each at most once in a poll. */
  unitNo: integer('unit_no').notNull(),
  at: instant('at').notNull(),
})

/** What a member was paid, once for a poll. */
export const pollPrizes = pgTable(
  'poll_prizes',
  {
    pollId: ref('poll_id').notNull(),
    memberId: ref('member_id').notNull(),
    /** Right votes. */
    votes: integer().notNull(),
    amount: money('amount').notNull(),
    journalId: ref('journal_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pollId, t.memberId] })],
)
