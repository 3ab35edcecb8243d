/** Prizes for the newest and the sixteenth shot: to members, once, and only to those who played the round. */
import { and, asc, eq, notInArray } from 'drizzle-orm'
import { lottoBills } from '../../../db/schema/lotto.ts'
import { yeekeePrizes } from '../../../db/schema/yeekee.ts'
import type { Tx } from '../../../db/types.ts'
import { house, walletAccount } from '../../../ledger/accounts.ts'
import { postJournal } from '../../../ledger/post.ts'
import { notify } from '../../inbox/notify.ts'
import { shootingPrize } from '../../inbox/play-notices.ts'
import type { Chain, Shot } from './shots.ts'
import { atRank } from './result.ts'
import { prizes } from '../rules.ts'

/** The member's wallet that staked first, if they staked enough in all; what was cancelled does not count. */
async function playedWith(tx: Tx, roundId: string, memberId: string): Promise<string | null> {
  const bills = await tx
    .select({ walletId: lottoBills.walletId, total: lottoBills.total })
    .from(lottoBills)
    .where(
      and(
        eq(lottoBills.roundId, roundId),
        eq(lottoBills.memberId, memberId),
        notInArray(lottoBills.state, ['cancelled', 'refunded']),
      ),
    )
    .orderBy(asc(lottoBills.id))
  const staked = bills.reduce((sum, bill) => sum + bill.total, 0)
  return staked >= prizes.minStake ? bills[0]!.walletId : null
}

/** Answers who won what. The caller holds the round, so that no bill is being placed or cancelled meanwhile. */
export async function award(tx: Tx, chain: Chain, shots: readonly Shot[], now: number) {
  const won = []
  for (const { rank, amount } of prizes.ranks) {
    const { seq, name, memberId = null } = atRank(shots, rank) ?? {}
    const walletId = memberId && (await playedWith(tx, chain.roundId, memberId))
    if (!memberId || !walletId) continue
    const { journalId } = await postJournal(tx, {
      key: `yeekee:${chain.roundId}:prize:${rank}`,
      kind: 'yeekee.prize',
      memo: chain.chainId,
      at: now,
      postings: [
        { account: house.lotto, amount: -amount },
        { account: walletAccount(walletId), amount },
      ],
    })
    await tx
      .insert(yeekeePrizes)
      .values({ roundId: chain.roundId, rank, seq: seq!, memberId, amount, journalId })
    await notify(tx, shootingPrize({ memberId, roundId: chain.roundId, rank, amount }, now))
    won.push({ rank, seq: seq!, name: name!, amount })
  }
  return won
}
