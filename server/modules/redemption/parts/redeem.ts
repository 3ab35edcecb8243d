/** Trades points for an item: exactly once, and never more than there is (EXTRA-3). */
import { and, eq } from 'drizzle-orm'
import type { DataOf, RequestOf } from '#contracts/kit.ts'
import type { Satang } from '#contracts/money.ts'
import type { Delivery, redeemItem } from '#contracts/redemption.ts'
import { redemptions } from '../../../db/schema/redemption.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import type { Context } from '../../../kit/endpoint/handler.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { redemptionMessages as words } from '../../../strings/redemption.ts'
import { holdPoints, movePoints } from '../../points/move-points.ts'
import { giveReward, rewardOf } from '../../reward/give-reward.ts'
import { refOf } from '../../statement/kinds.ts'
import { giftOf, itemOnOffer, takeStock, type ItemRow } from './items.ts'
import { judge, type Judged } from './judge.ts'

type Ctx = Context<typeof redeemItem>
type Answer = DataOf<typeof redeemItem>

const to = ({ name, mobile, address }: Delivery) => ({
  deliverName: name,
  deliverMobile: mobile,
  deliverAddress: address,
})

/** The answer that went out before, for an intent whose stored one is gone. */
async function before(tx: Tx, { member, operationId }: Ctx, item: ItemRow, points: number) {
  const [row] = await tx
    .select()
    .from(redemptions)
    .where(and(eq(redemptions.memberId, member.id), eq(redemptions.key, operationId)))
  if (!row) return undefined
  const journal = { kind: 'redemption.credit', id: row.journalId ?? '', memo: '' }
  return {
    redemption_id: row.id,
    state: row.state,
    points_left: points,
    credited: {
      reward: rewardOf(giftOf(item, row.quantity)),
      wallet_id: row.walletId ?? '',
      balance: null,
      points: null,
      ref: row.journalId === null ? '' : refOf(journal),
    },
  } satisfies Answer
}

export async function redeem(wish: RequestOf<typeof redeemItem>, ctx: Ctx): Promise<Answer> {
  const { tx, member, now } = ctx
  const { quantity, delivery } = wish
  const find = () => itemOnOffer(tx, member.agentCode, wish.item_id, now)
  const item = (await find()) ?? refuse(words.unknown)
  // The order of locks: wallets, points, stock.
  if (item.kind === 'credit') await lockMember(tx, member.id)
  const points = await holdPoints(tx, member.id, now)
  const done = await before(tx, ctx, item, points)
  if (done) return done
  if (item.kind === 'item' && !delivery) refuse(words.needsDelivery)
  const asked = { memberId: member.id, quantity, walletId: wish.wallet_id, points }
  const judged = await judge(tx, { ...asked, item })
  if (judged.fault !== null) refuse(judged.fault)
  if (wish.expected_points !== undefined && wish.expected_points !== judged.cost) refuse(words.changed)
  if (!(await takeStock(tx, item, quantity))) {
    // Somebody was faster, or the price is another one: what stands there now says which.
    const after = (await find()) ?? refuse(words.unknown)
    refuse((await judge(tx, { ...asked, item: after })).fault ?? words.changed)
  }
  return give(ctx, { item, quantity, delivery, judged, agreed: wish.agreed_turnover })
}

interface Agreed {
  readonly item: ItemRow
  readonly quantity: number
  readonly delivery: Delivery | undefined
  readonly judged: Judged
  readonly agreed: Satang | undefined
}

async function give(ctx: Ctx, { item, quantity, delivery, judged, agreed }: Agreed): Promise<Answer> {
  const { tx, member, now, operationId } = ctx
  const { kind, name, image } = item
  const isSent = kind === 'item'
  const gift = giftOf(item, quantity)
  const [row] = await tx
    .insert(redemptions)
    .values({
      memberId: member.id,
      itemId: item.id,
      key: operationId,
      name,
      image,
      kind,
      quantity,
      points: judged.cost,
      amount: gift.amount,
      state: isSent ? 'preparing' : 'done',
      ...(isSent && delivery ? to(delivery) : {}),
      walletId: judged.walletId,
      at: now,
      movedAt: now,
    })
    .returning()
  const { id, state } = row!
  const key = `redemption:${id}`
  const what = words.what(name, quantity)
  const paid = {
    memberId: member.id,
    key,
    kind: 'redemption',
    amount: -judged.cost,
    memo: what,
    now,
  } as const
  const { points } = await movePoints(tx, paid)
  const { credited, journalId } = await giveReward(tx, {
    memberId: member.id,
    gift,
    key: `${key}:gift`,
    kind: 'redemption.credit',
    name: what,
    ...(judged.walletId === null ? {} : { walletId: judged.walletId }),
    agreed,
    now,
  })
  if (journalId !== null) await tx.update(redemptions).set({ journalId }).where(eq(redemptions.id, id))
  return { redemption_id: id, state, points_left: credited.points ?? points, credited }
}
