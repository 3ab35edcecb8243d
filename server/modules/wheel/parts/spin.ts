/** One spin: paid for, decided, written down and its prize given, in one transaction. */
import { eq } from 'drizzle-orm'
import { type WheelSpin, wheelTabs } from '#contracts/wheel.ts'
import { formatCount } from '#rules/baht.ts'
import { wheelSpins } from '../../../db/schema/wheel.ts'
import type { Tx } from '../../../db/types.ts'
import { refuse } from '../../../kit/errors.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { wheelMessages as words } from '../../../strings/wheel.ts'
import { movePoints, NotEnoughPoints } from '../../points/move-points.ts'
import { pointsOf } from '../../points/read-points.ts'
import { notePointStake } from '../../protection/note-stake.ts'
import { spinAnswer } from './answers.ts'
import { prizeAt, slotOf } from '../derive.ts'
import { giveNow } from './give-prize.ts'
import { moveSpins, spinsOf } from '../../points/move-spins.ts'
import { activeWheel, spinOf, type Wheel } from './read-wheel.ts'
import { takeNonce } from './seeds.ts'

export interface SpinWish {
  readonly memberId: string
  readonly agentCode: string
  /** The wheel that the member saw. */
  readonly stockId: string
  readonly tab: number
  /** Drawn by the browser, for a member who has none yet. */
  readonly clientSeed: string | undefined
  /** Of the intent; the same again answers the same spin. */
  readonly operation: string
  readonly now: number
}

async function payWithPoints(tx: Tx, wheel: Wheel, { memberId, operation, now }: SpinWish): Promise<void> {
  const price = wheel.pointsPerSpin ?? refuse(words.noPoints)
  const move = {
    memberId,
    key: `spin:${operation}`,
    kind: 'spin',
    amount: -price,
    memo: wheel.title,
    now,
  } as const
  try {
    await movePoints(tx, move)
  } catch (error) {
    if (error instanceof NotEnoughPoints)
      refuse(words.tooFewPoints(formatCount(error.points), formatCount(price)))
    throw error
  }
  await notePointStake(tx, memberId, price, now)
}

async function payWithSpin(tx: Tx, { memberId, operation, now }: SpinWish): Promise<void> {
  const moved = await moveSpins(tx, { memberId, key: `spin:${operation}`, amount: -1, now })
  if (!moved) refuse(words.noSpins)
}

const held = async (tx: Tx, { memberId, now }: SpinWish) => ({
  freeSpins: await spinsOf(tx, memberId),
  points: (await pointsOf(tx, memberId, now)).points,
})

/** Refuses, and nothing is spent, where another wheel stands than the member saw, or nothing pays for it. */
export async function spin(tx: Tx, wish: SpinWish): Promise<WheelSpin> {
  const { memberId, operation, now } = wish
  await lockMember(tx, memberId)
  const before = await spinOf(tx, memberId, { operation })
  if (before) return spinAnswer(before)
  const wheel = await activeWheel(tx, wish.agentCode, 'share')
  if (wheel?.id !== wish.stockId) refuse(words.changed)
  await (wish.tab === wheelTabs.points ? payWithPoints(tx, wheel, wish) : payWithSpin(tx, wish))

  const { seed, nonce } = await takeNonce(tx, memberId, wish.clientSeed, now)
  const slot = slotOf({ serverSeed: seed.serverSeed, clientSeed: seed.clientSeed, nonce })
  const prize = prizeAt(wheel.prizes, slot)
  const [row] = await tx
    .insert(wheelSpins)
    .values({
      memberId,
      operation,
      wheelId: wheel.id,
      prizeId: prize.id,
      tab: wish.tab,
      slot,
      seedId: seed.id,
      nonce,
      at: now,
      ...(await held(tx, wish)),
    })
    .returning()
  const parts = { spin: row!, prize, wheel, seed }
  const credited = await giveNow(tx, parts, now)
  if (!credited) return spinAnswer(parts)
  const [given] = await tx
    .update(wheelSpins)
    .set({ collectedAt: now, ...(await held(tx, wish)) })
    .where(eq(wheelSpins.id, row!.id))
    .returning()
  return spinAnswer({ ...parts, spin: given! }, credited)
}
