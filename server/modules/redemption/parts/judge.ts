/** May this member redeem this, and what would it cost? Every rule in one place, for the preview and the real thing. */
import { and, asc, eq } from 'drizzle-orm'
import { MAIN_WALLET_TYPE } from '#contracts/member.ts'
import { QUANTITY_MAX } from '#contracts/redemption.ts'
import { formatCount } from '#rules/baht.ts'
import { wallets } from '../../../db/schema/member.ts'
import type { Db } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import { redemptionMessages as words } from '../../../strings/redemption.ts'
import { isBusy } from '../../promotion/at-stake.ts'
import { rowTakes } from '../../promotion/read-promotions.ts'
import { limitLeft, redeemedBy, type ItemRow } from './items.ts'

export interface Wish {
  readonly memberId: string
  readonly item: ItemRow
  readonly quantity: number
  /** For credit; undefined is the main one. */
  readonly walletId: string | undefined
  /** What the member has. */
  readonly points: number
}

export interface Judged {
  /** Points for all pieces. */
  readonly cost: number
  /** Most pieces that this member could redeem now. */
  readonly most: number
  /** Where credit goes; null for other kinds. */
  readonly walletId: string | null
  /** Why not, in words; null when nothing stands against it. */
  readonly fault: string | null
}

interface Numbers {
  readonly item: ItemRow
  readonly quantity: number
  readonly points: number
  readonly left: number | null
}

/** Pure: what the numbers alone say. */
function countFault({ item, quantity, points, left }: Numbers): string | null {
  const { stock } = item
  if (stock === 0) return words.soldOut
  if (left === 0) return words.limitReached
  if (stock !== null && stock < quantity) return words.fewLeft(formatCount(stock))
  if (left !== null && left < quantity) return words.overLimit(formatCount(left))
  const missing = item.points * quantity - points
  return missing > 0 ? words.notEnough(formatCount(missing)) : null
}

/** Pure. */
const mostOf = ({ item, points, left }: Omit<Numbers, 'quantity'>): number =>
  Math.min(Math.floor(points / item.points), item.stock ?? QUANTITY_MAX, left ?? QUANTITY_MAX, QUANTITY_MAX)

async function walletFor(db: Db, { memberId, walletId, item }: Wish): Promise<string> {
  const [row] = await db
    .select()
    .from(wallets)
    .where(
      and(
        eq(wallets.memberId, memberId),
        walletId === undefined ? eq(wallets.walletTypeId, MAIN_WALLET_TYPE) : eq(wallets.id, walletId),
      ),
    )
    .orderBy(asc(wallets.id))
  if (!row) refuse(words.unknownWallet)
  const fits = { categorys: item.categorys, availableWalletTypeId: '' }
  if (row.walletTypeId !== MAIN_WALLET_TYPE && !rowTakes(fits, row)) refuse(words.walletDoesNotFit)
  return row.id
}

/** Reads only. Refuses a wallet that is not the member's or does not take the credit. */
export async function judge(db: Db, wish: Wish): Promise<Judged> {
  const { item, quantity, points, memberId } = wish
  const walletId = item.kind === 'credit' ? await walletFor(db, wish) : null
  const left = limitLeft(item, (await redeemedBy(db, memberId)).get(item.id) ?? 0)
  const isBound = walletId !== null && item.turnoverTimes > 0 && (await isBusy(db, walletId))
  return {
    cost: item.points * quantity,
    most: mostOf({ item, points, left }),
    walletId,
    fault: countFault({ item, quantity, points, left }) ?? (isBound ? words.locked : null),
  }
}
