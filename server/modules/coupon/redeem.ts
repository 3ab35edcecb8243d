/** Uses a code: once for each member, within its time and number, credited through the ledger (EXTRA-6). */
import { and, eq, sql } from 'drizzle-orm'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { satang } from '#contracts/money.ts'
import type { Credited } from '#contracts/reward.ts'
import { couponUses } from '../../db/schema/coupon.ts'
import { memberPoints, wallets } from '../../db/schema/member.ts'
import type { Tx } from '../../db/types.ts'
import { day } from '../../kit/clock.ts'
import { refuse } from '../../kit/errors.ts'
import { balanceOf, walletAccount } from '../../ledger/accounts.ts'
import { lockLedger } from '../../ledger/lock.ts'
import { couponMessages as words } from '../../strings/coupon.ts'
import { isBusy } from '../promotion/at-stake.ts'
import { beginCredit } from '../promotion/begin.ts'
import { refOf } from '../statement/kinds.ts'
import { noteUse, rewardOf, takeOne, turnoverOf, type CouponRow } from './repository.ts'

const KIND = 'coupon.credit'

/** What can be credited today; spins and things have no home yet, and a code of theirs is not used up. */
const served = ['credit', 'points']

/** Carries it out within the caller's transaction; every refusal undoes what was written. */
export async function useCoupon(tx: Tx, coupon: CouponRow, memberId: string, now: number): Promise<Credited> {
  if (coupon.startsAt !== null && coupon.startsAt > now) refuse(words.notYet)
  if (coupon.endsAt !== null && coupon.endsAt <= now) refuse(words.expired)
  if (!served.includes(coupon.kind)) refuse(words.notServed)
  const useUntil = coupon.validDays !== null && coupon.turnoverTimes > 0 ? now + coupon.validDays * day : null
  const useId = await noteUse(tx, { couponId: coupon.id, memberId, useUntil, at: now })
  if (useId === null) refuse(words.usedBefore)
  if (!(await takeOne(tx, coupon.id))) refuse(words.usedUp)
  const reward = rewardOf(coupon, useUntil)
  if (coupon.kind === 'points') {
    const points = await addPoints(tx, memberId, coupon.count ?? 0)
    return { reward, wallet_id: '', balance: null, points, ref: '' }
  }
  return { reward, points: null, ...(await credit(tx, coupon, { memberId, useId, useUntil, now })) }
}

async function addPoints(tx: Tx, memberId: string, points: number): Promise<number> {
  const [row] = await tx
    .insert(memberPoints)
    .values({ memberId, point: points })
    .onConflictDoUpdate({
      target: memberPoints.memberId,
      set: { point: sql`${memberPoints.point} + ${points}` },
    })
    .returning({ point: memberPoints.point })
  return row!.point
}

interface Use {
  readonly memberId: string
  readonly useId: string
  readonly useUntil: number | null
  readonly now: number
}

async function credit(tx: Tx, coupon: CouponRow, { memberId, useId, useUntil, now }: Use) {
  const [wallet] = await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.memberId, memberId), eq(wallets.walletTypeId, MAIN_WALLET_TYPE)))
  if (!wallet) refuse(words.noWallet)
  await lockLedger(tx)
  const account = walletAccount(wallet.id)
  const turnover = turnoverOf(coupon)
  if (turnover > 0 && (await isBusy(tx, wallet.id))) refuse(words.locked)
  const journalId = await beginCredit(tx, {
    memberId,
    walletId: wallet.id,
    source: { couponUseId: useId },
    name: words.promotionName(coupon.code),
    categorys: coupon.categorys,
    credit: coupon.amount ?? satang(0),
    turnover,
    returnCredit: satang(0),
    maxWithdraw: null,
    targetBalance: null,
    endsAt: useUntil,
    key: `coupon:${useId}`,
    kind: KIND,
    memo: coupon.code,
    now,
  })
  await tx.update(couponUses).set({ journalId }).where(eq(couponUses.id, useId))
  return {
    wallet_id: wallet.id,
    balance: await balanceOf(tx, account),
    ref: refOf({ kind: KIND, id: journalId, memo: '' }),
  }
}
