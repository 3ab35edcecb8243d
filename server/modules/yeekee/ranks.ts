/** Whose shots stand at the ranks that win, before it is asked what they staked. Pure. */
import type { Satang } from '#contracts/money.ts'
import { prizes } from './rules.ts'
import { atRank } from './parts/result.ts'

/** `memberId` null: a number that stands in for a missing one (`yk1`). Shots in the order of acceptance. */
interface RankedShot {
  readonly seq: number
  readonly number: string
  readonly name: string
  readonly memberId: string | null
}

/**
 * Every rank with its member, none where fewer than so many have shot. `played`: whether that member staked enough; the first
 * rank of a member is the only one.
 */
export async function winnersOf<T extends RankedShot>(
  shots: readonly T[],
  played: (memberId: string) => Promise<string | null>,
) {
  const shooters = new Set(shots.flatMap(({ memberId }) => memberId ?? []))
  const won: {
    rank: number
    amount: Satang
    seq: number
    name: string
    memberId: string
    walletId: string
  }[] = []
  if (shooters.size < prizes.minShooters) return won
  for (const { rank, amount } of prizes.ranks) {
    const { seq, name, memberId = null } = atRank(shots, rank) ?? {}
    if (!memberId || won.some((winner) => winner.memberId === memberId)) continue
    const walletId = await played(memberId)
    if (walletId) won.push({ rank, amount, seq: seq!, name: name!, memberId, walletId })
  }
  return won
}
