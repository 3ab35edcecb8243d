/** Stands in for missing shots in rounds by `yk1`: that rule needs sixteen, and too few members may have shot (domain.md §3.4). */
import { YEEKEE_RANK } from '#contracts/yeekee.ts'
import type { Tx } from '../../../db/types.ts'
import { yeekeeMessages } from '../../../strings/yeekee.ts'
import { fillerNumber, linkYk1 } from '../../lotto/yeekee-chain.ts'
import { appendShots, type Chain, type Shot } from './shots.ts'

/**
 * Appends what is missing, after the last shot of a member, each number derived from the committed seed. Without a
 * member, so none of them wins a prize. Answers them in order.
 */
export async function fill(tx: Tx, chain: Chain, now: number): Promise<Shot[]> {
  const fillers: Shot[] = []
  let head = chain.head
  for (let seq = chain.shots + 1; seq <= YEEKEE_RANK; seq++) {
    const number = fillerNumber(chain.serverSeed, chain.chainId, fillers.length + 1)
    head = linkYk1(head, seq, number)
    const name = yeekeeMessages.filler
    fillers.push({
      roundId: chain.roundId,
      seq,
      number,
      head,
      tag: '',
      memberId: null,
      name,
      acceptedAt: now,
    })
  }
  await appendShots(tx, fillers)
  return fillers
}
