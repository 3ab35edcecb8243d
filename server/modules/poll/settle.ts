/**
 * Pays the pool of a poll whose answer is known, some winners in each transaction. A winner is paid by the row in
 * `poll_prizes`, written with the money, which has a key of its own besides: so what was cut off goes on where it was.
 */
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { wallets } from '../../db/schema/member.ts'
import { pollPrizes, polls, pollVotes } from '../../db/schema/poll.ts'
import type { Tx } from '../../db/types.ts'
import { house, walletAccount } from '../../ledger/accounts.ts'
import { postJournals } from '../../ledger/post.ts'
import { pollMessages as words } from '../../strings/poll.ts'
import { notify } from '../inbox/notify.ts'
import type { PollRow } from './read-poll.ts'

/** A transaction holds the winners' wallets for a fraction of a second. */
export const AT_ONCE = 100

interface Winner {
  readonly memberId: string
  readonly walletId: string | null
  readonly votes: number
}

/** Members with a right vote who have no prize yet, in the order of their ids; their main wallet with them. */
const unpaid = (tx: Tx, { id, answerChoiceId }: PollRow, after: string, most: number): Promise<Winner[]> =>
  tx
    .select({ memberId: pollVotes.memberId, walletId: wallets.id, votes: count() })
    .from(pollVotes)
    .leftJoin(
      wallets,
      and(eq(wallets.memberId, pollVotes.memberId), eq(wallets.walletTypeId, MAIN_WALLET_TYPE)),
    )
    .leftJoin(
      pollPrizes,
      and(eq(pollPrizes.pollId, pollVotes.pollId), eq(pollPrizes.memberId, pollVotes.memberId)),
    )
    .where(
      and(
        eq(pollVotes.pollId, id),
        eq(pollVotes.choiceId, answerChoiceId!),
        gt(pollVotes.memberId, after),
        isNull(pollPrizes.memberId),
      ),
    )
    .groupBy(pollVotes.memberId, wallets.id)
    .orderBy(asc(pollVotes.memberId))
    .limit(most)

interface Payment extends Winner {
  readonly walletId: string
  readonly amount: Satang
}

async function pay(tx: Tx, { id: pollId, title }: PollRow, payments: readonly Payment[], now: number) {
  const posted = await postJournals(
    tx,
    payments.map(({ memberId, walletId, amount }) => ({
      key: `poll:${pollId}:${memberId}`,
      kind: 'poll.prize',
      memo: title,
      at: now,
      postings: [
        { account: house.polls, amount: -amount },
        { account: walletAccount(walletId), amount },
      ],
    })),
  )
  await tx.insert(pollPrizes).values(
    payments.map(({ memberId, votes, amount }, index) => {
      return { pollId, memberId, votes, amount, journalId: posted[index]!.journalId, at: now }
    }),
  )
  const notices = payments.map(({ memberId, amount }) => ({
    memberId,
    key: `poll:${pollId}`,
    kind: 'reward' as const,
    title: words.wonTitle,
    body: words.wonText(title, amount),
    link: `/poll/${pollId}`,
    at: now,
  }))
  await notify(tx, ...notices)
}

export interface Batch {
  readonly pollId: string
  /** Only winners after this one, in the order of their ids. */
  readonly after: string
  readonly most: number
  readonly now: number
}

/** `paidTo`: the last winner that was looked at. `stuck`: those who have no main wallet, and keep the poll unsettled. */
export type Settled = { readonly paidTo: string; readonly stuck: readonly string[] } | 'done'

/** The next winners; `done` once nobody was left after `after`. */
export async function settleBatch(tx: Tx, { pollId, after, most, now }: Batch): Promise<Settled> {
  // Another settler waits here, and then finds what this one has left.
  const [poll] = await tx.select().from(polls).where(eq(polls.id, pollId)).for('update')
  if (!poll || poll.announcedAt === null || poll.settledAt !== null) return 'done'
  const each = poll.prizeEach!
  const winners = each > 0 ? await unpaid(tx, poll, after, most) : []
  const payments = winners.flatMap(({ walletId, ...rest }) =>
    walletId === null ? [] : [{ ...rest, walletId, amount: satang(rest.votes * each) }],
  )
  if (payments.length > 0) await pay(tx, poll, payments, now)
  if (winners.length > 0) {
    const stuck = winners.filter(({ walletId }) => walletId === null).map(({ memberId }) => memberId)
    return { paidTo: winners.at(-1)!.memberId, stuck }
  }
  const [left] = each > 0 ? await unpaid(tx, poll, '0', 1) : []
  if (!left) await tx.update(polls).set({ settledAt: now }).where(eq(polls.id, pollId))
  return 'done'
}
