/** What waits to be taken, for the badges of the member menu. */
import { and, eq, gt, isNull, sum } from 'drizzle-orm'
import type { RewardsSummary } from '#contracts/inbox.ts'
import { satang, type Satang } from '#contracts/money.ts'
import { cashbacks } from '../../../db/schema/cashback.ts'
import type { Db } from '../../../db/types.ts'
import type { SessionMember } from '../../../kit/identity/sessions.ts'
import { redeemableOf } from '../../affiliate/account.ts'
import { claimableQuests } from '../../quest/claimable.ts'
import { spinsOf } from '../../points/move-spins.ts'

/** Of all periods that can be claimed now. */
async function claimableCashback(db: Db, memberId: string, now: number): Promise<Satang> {
  const [row] = await db
    .select({ amount: sum(cashbacks.amount) })
    .from(cashbacks)
    .where(
      and(eq(cashbacks.memberId, memberId), isNull(cashbacks.claimedAt), gt(cashbacks.claimableUntil, now)),
    )
  return satang(Number(row?.amount ?? 0))
}

export async function summaryOf(db: Db, member: SessionMember, now: number): Promise<RewardsSummary> {
  return {
    quests_claimable: await claimableQuests(db, member, now),
    wheel_spins: await spinsOf(db, member.id),
    cashback: await claimableCashback(db, member.id, now),
    affiliate: await redeemableOf(db, member.id),
  }
}
