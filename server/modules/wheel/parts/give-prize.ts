/** Gives the prize of a spin: at once where it can be, else when the member collects it, once for ever. */
import { eq } from 'drizzle-orm'
import type { Satang } from '#contracts/money.ts'
import type { Credited } from '#contracts/reward.ts'
import { wheelSpins } from '../../../db/schema/wheel.ts'
import type { Tx } from '../../../db/types.ts'
import { Refusal, refuse } from '../../../kit/errors.ts'
import { lockMember } from '../../../ledger/lock.ts'
import { wheelMessages as words } from '../../../strings/wheel.ts'
import { giveReward } from '../../reward/give-reward.ts'
import { spinOf, type SpinParts } from './read-wheel.ts'

interface Giving {
  readonly agreed: Satang | undefined
  readonly now: number
}

async function give(tx: Tx, { spin, prize, wheel }: SpinParts, { agreed, now }: Giving): Promise<Credited> {
  const { credited } = await giveReward(tx, {
    memberId: spin.memberId,
    gift: prize,
    key: `wheel:${spin.id}`,
    kind: 'wheel.credit',
    name: wheel.title,
    agreed,
    now,
  })
  return credited
}

/** Null where the prize cannot be given now (it asks for turnover, which nobody agreed to yet): the spin keeps it. */
export async function giveNow(tx: Tx, parts: SpinParts, now: number): Promise<Credited | null> {
  try {
    // A savepoint: what a refusal leaves half done must not stay with the spin.
    return await tx.transaction((inner) => give(inner, parts, { agreed: undefined, now }))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Gives what a spin kept. Refuses what was given before, and what still cannot be given. */
export async function collectPrize(
  tx: Tx,
  { memberId, spinId, agreed, now }: Giving & { memberId: string; spinId: string },
): Promise<Credited> {
  await lockMember(tx, memberId)
  const parts = (await spinOf(tx, memberId, { id: spinId })) ?? refuse(words.noSpin)
  if (parts.spin.collectedAt !== null) refuse(words.collected)
  const credited = await give(tx, parts, { agreed, now })
  await tx.update(wheelSpins).set({ collectedAt: now }).where(eq(wheelSpins.id, spinId))
  return credited
}
