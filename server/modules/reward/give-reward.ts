/** Gives a member what quests, wheel, point shop, coupons and check-in promise: one way for all of them. */
import { and, eq } from 'drizzle-orm'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { satang, type Satang } from '#contracts/money.ts'
import type { Credited, Reward, RewardKind } from '#contracts/reward.ts'
import { wallets } from '../../db/schema/member.ts'
import type { Tx } from '../../db/types.ts'
import { day } from '../../kit/clock.ts'
import { refuse } from '../../kit/errors.ts'
import { balanceOf, house, walletAccount, type HouseAccount } from '../../ledger/accounts.ts'
import { lockWallets } from '../../ledger/lock.ts'
import { inBaht } from '../../strings/money.ts'
import { rewardMessages as words } from '../../strings/reward.ts'
import { movePoints, type PointKind } from '../points/move-points.ts'
import { isBusy } from '../promotion/at-stake.ts'
import { beginCredit, type RewardJournal } from '../promotion/begin.ts'
import { refOf } from '../statement/kinds.ts'
import { moveSpins } from '../points/move-spins.ts'

/** What is given, as tables hold it. `amount` in satang for credit, `count` for the rest. */
export interface Gift {
  readonly kind: RewardKind
  readonly label: string
  readonly amount: Satang | null
  readonly count: number | null
  /** Turnover that credit asks for, as a multiple of it. */
  readonly turnoverTimes: number
  /** Comma-separated game categories, or `all`. */
  readonly categorys: string
  /** Days in which turnover must be played; null: no end. */
  readonly validDays: number | null
}

/** Kinds that this server can give: free spins inside games are the providers' to count, and none of ours does. */
const givenKinds = ['credit', 'points', 'wheel_spins', 'item', 'none'] as const satisfies RewardKind[]

export const isGiven = (kind: RewardKind): boolean => givenKinds.some((given) => given === kind)

const from: Readonly<Record<RewardJournal, HouseAccount>> = {
  'coupon.credit': house.promotions,
  'quest.credit': house.quests,
  'checkin.credit': house.quests,
  'redemption.credit': house.points,
  'wheel.credit': house.wheel,
}

const pointKinds: Readonly<Record<RewardJournal, PointKind>> = {
  'coupon.credit': 'coupon',
  'quest.credit': 'quest',
  'checkin.credit': 'checkin',
  'redemption.credit': 'redemption',
  'wheel.credit': 'wheel',
}

export interface Giving {
  readonly memberId: string
  readonly gift: Gift
  /** Names the intent, for ever: `quest:{claim}`. */
  readonly key: string
  readonly kind: RewardJournal
  /** What it is for, in words: in the statement, and the name of the turnover that it binds. */
  readonly name: string
  /** Wallet for credit; the main one by default. Must be the member's: the caller has checked. */
  readonly walletId?: string
  /** Of the statement, where it is not the name. */
  readonly memo?: string
  /** The turnover that the member agreed to; undefined: none was told. */
  readonly agreed?: Satang | undefined
  /** Where the credit's turnover is noted beside its key. */
  readonly couponUseId?: string
  readonly now: number
}

export const turnoverOf = ({ amount, turnoverTimes }: Pick<Gift, 'amount' | 'turnoverTimes'>): Satang =>
  satang((amount ?? 0) * turnoverTimes)

/** Until when the turnover of something given now must be played; null: no end. */
export const usableUntil = (gift: Gift, now: number): number | null =>
  gift.validDays !== null && gift.turnoverTimes > 0 ? now + gift.validDays * day : null

/** As the contract tells it. */
export const rewardOf = (gift: Gift, until: number | null = null): Reward => ({
  kind: gift.kind,
  label: gift.label,
  amount: gift.amount,
  count: gift.count,
  turnover: gift.turnoverTimes > 0 ? turnoverOf(gift) : null,
  categorys: gift.categorys === 'all' ? '' : gift.categorys,
  use_until: until,
  valid_days: gift.turnoverTimes > 0 ? gift.validDays : null,
})

async function mainWalletOf(tx: Tx, memberId: string): Promise<string> {
  const [wallet] = await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(and(eq(wallets.memberId, memberId), eq(wallets.walletTypeId, MAIN_WALLET_TYPE)))
  return wallet?.id ?? refuse(words.noWallet)
}

async function giveCredit(tx: Tx, giving: Giving): Promise<Given> {
  const { memberId, gift, key, kind, name, couponUseId, now } = giving
  const walletId = giving.walletId ?? (await mainWalletOf(tx, memberId))
  await lockWallets(tx, [walletId])
  const turnover = turnoverOf(gift)
  if (turnover > 0 && (await isBusy(tx, walletId))) refuse(words.locked)
  if (turnover > 0 && giving.agreed !== turnover) refuse(words.agree(inBaht(turnover)))
  const journalId = await beginCredit(tx, {
    memberId,
    walletId,
    source: couponUseId === undefined ? { rewardKey: key } : { couponUseId },
    from: from[kind],
    name,
    categorys: gift.categorys,
    credit: gift.amount ?? satang(0),
    turnover,
    returnCredit: satang(0),
    maxWithdraw: null,
    targetBalance: null,
    endsAt: usableUntil(gift, now),
    key,
    kind,
    memo: giving.memo ?? name,
    now,
  })
  const credited: Credited = {
    reward: rewardOf(gift, usableUntil(gift, now)),
    wallet_id: walletId,
    balance: await balanceOf(tx, walletAccount(walletId)),
    points: null,
    ref: refOf({ kind, id: journalId, memo: '' }),
  }
  return { credited, journalId }
}

export interface Given {
  readonly credited: Credited
  /** Of credit; null where no money moved. */
  readonly journalId: string | null
}

/**
 * Within the caller's transaction. Refuses, and with it undoes, where credit with turnover meets a wallet that another
 * promotion is in, or whose turnover the member has not agreed to. The key makes it once; the caller answers a repetition from what it noted.
 */
export async function giveReward(tx: Tx, giving: Giving): Promise<Given> {
  const { gift, memberId, key, now } = giving
  if (!isGiven(gift.kind)) refuse(words.notServed)
  if (gift.kind === 'credit') return giveCredit(tx, giving)
  const nothing: Credited = { reward: rewardOf(gift), wallet_id: '', balance: null, points: null, ref: '' }
  const count = gift.count ?? 0
  if (gift.kind === 'points' && count > 0) {
    const move = { memberId, key, kind: pointKinds[giving.kind], amount: count, memo: giving.name, now }
    const { points } = await movePoints(tx, move)
    return { credited: { ...nothing, points }, journalId: null }
  }
  if (gift.kind === 'wheel_spins' && count > 0) await moveSpins(tx, { memberId, key, amount: count, now })
  return { credited: nothing, journalId: null }
}
