/** Prizes for the newest and the sixteenth shot: to members, one each, and only to those who played the round. */
import { and, asc, eq, notInArray } from 'drizzle-orm'
import type { YeekeeProof } from '#contracts/yeekee.ts'
import { satang } from '#contracts/money.ts'
import { stakeAtRisk } from '#rules/lotto-cover.ts'
import { lottoBills, lottoLines } from '../../../db/schema/lotto.ts'
import { yeekeePrizes } from '../../../db/schema/yeekee.ts'
import type { Tx } from '../../../db/types.ts'
import { house, walletAccount } from '../../../ledger/accounts.ts'
import { postJournal } from '../../../ledger/post.ts'
import { notify } from '../../inbox/notify.ts'
import { shootingPrize } from '../../inbox/play-notices.ts'
import type { RoundOfLottery } from '../../lotto/rounds.ts'
import type { Room, Shot } from './shots.ts'
import { winnersOf } from '../ranks.ts'
import { prizes } from '../rules.ts'

/** The member's wallet that staked first, if they staked enough in all. */
async function playedWith(
  tx: Tx,
  { round, lottery }: RoundOfLottery,
  memberId: string,
): Promise<string | null> {
  const lines = await tx
    .select({
      walletId: lottoBills.walletId,
      betType: lottoLines.betType,
      number: lottoLines.number,
      amount: lottoLines.amount,
    })
    .from(lottoBills)
    .innerJoin(lottoLines, eq(lottoLines.billId, lottoBills.id))
    .where(
      and(
        eq(lottoBills.roundId, round.id),
        eq(lottoBills.memberId, memberId),
        notInArray(lottoBills.state, ['cancelled', 'refunded']),
      ),
    )
    .orderBy(asc(lottoBills.id), asc(lottoLines.seq))
  return stakeAtRisk(lines, lottery.mostCovered) >= prizes.minStake ? lines[0]!.walletId : null
}

/** Answers who won what. The caller holds the round, so that no bill is being placed or cancelled meanwhile. */
export async function award(tx: Tx, { chain, ...of }: Room, shots: readonly Shot[], now: number) {
  const winners = await winnersOf(shots, (memberId) => playedWith(tx, of, memberId))
  const won: YeekeeProof['prizes'] = []
  for (const { rank, amount, seq, name, memberId, walletId } of winners) {
    const { journalId } = await postJournal(tx, {
      key: `yeekee:${chain.roundId}:prize:${rank}`,
      kind: 'yeekee.prize',
      memo: chain.chainId,
      at: now,
      postings: [
        { account: house.lotto, amount: satang(-amount) },
        { account: walletAccount(walletId), amount },
      ],
    })
    await tx.insert(yeekeePrizes).values({ roundId: chain.roundId, rank, seq, memberId, amount, journalId })
    await notify(tx, shootingPrize({ memberId, roundId: chain.roundId, rank, amount }, now))
    won.push({ rank, seq, name, amount })
  }
  return won
}
