/** Coupon codes for each way that using one can end (README, Coupons), and what narin1990 used. */
import { satang } from '#contracts/money.ts'
import { coupons, couponUses } from '#server/db/schema/coupon.ts'
import type { Tx } from '#server/db/types.ts'
import { day } from '#server/kit/clock.ts'
import { sandboxPromotions } from '../strings/promotions.ts'
import type { Ids } from './seed-people.ts'

const words = sandboxPromotions.coupons

type Coupon = Omit<typeof coupons.$inferInsert, 'agentCode'>

const couponsAt = (now: number): readonly Coupon[] => [
  {
    code: 'CHOKDEE2569',
    kind: 'credit',
    label: words.credit50,
    amount: satang(50_00),
    turnoverTimes: 3,
    categorys: 'slot,fishing',
    validDays: 7,
  },
  { code: 'LOYKRATHONG', kind: 'credit', label: words.credit30, amount: satang(30_00) },
  { code: 'POINTS100', kind: 'points', label: words.points, count: 100 },
  { code: 'SPIN10', kind: 'free_spins', label: words.spins, count: 10 },
  {
    code: 'WELCOME88',
    kind: 'credit',
    label: words.credit88,
    amount: satang(88_00),
    turnoverTimes: 2,
    endsAt: now - 10 * day,
  },
  {
    code: 'GONE',
    kind: 'credit',
    label: words.credit500,
    amount: satang(500_00),
    totalLimit: 100,
    used: 100,
  },
  { code: 'SOON', kind: 'credit', label: words.credit500, amount: satang(500_00), startsAt: now + 365 * day },
]

export async function seedCoupons(tx: Tx, agentCode: string, ids: Ids, now: number): Promise<void> {
  const rows = await tx
    .insert(coupons)
    .values(couponsAt(now).map((coupon) => ({ agentCode, ...coupon })))
    .returning({ id: coupons.id, code: coupons.code })
  const idOf = (code: string) => rows.find((row) => row.code === code)!.id
  const memberId = ids.get('narin1990')!
  await tx.insert(couponUses).values([
    { memberId, couponId: idOf('LOYKRATHONG'), at: now - 15 * day },
    {
      memberId,
      couponId: idOf('WELCOME88'),
      state: 'expired',
      at: now - 19 * day,
      useUntil: now - 12 * day,
    },
  ])
}
