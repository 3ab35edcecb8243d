/** The promotions that narin1990 is playing. */
import { and, eq } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { ledgerJournals } from '#server/db/schema/ledger.ts'
import { wallets } from '#server/db/schema/member.ts'
import { promotions, walletPromotions } from '#server/db/schema/promotion.ts'
import type { Tx } from '#server/db/types.ts'
import { day } from '#server/kit/clock.ts'
import { balanceOf, walletAccount } from '#server/ledger/accounts.ts'
import { setBound, tellWallet } from '#server/modules/promotion/bound.ts'
import { sandboxAgent } from '../strings/agent.ts'
import { sandboxPromotions } from '../strings/promotions.ts'
import type { Ids } from './seed-people.ts'

const seeds = [
  {
    walletTypeId: 3,
    name: sandboxPromotions.slot.name,
    categorys: 'slot',
    moved: satang(500_00),
    credit: satang(50_00),
    turnoverDone: satang(1_230_00),
    turnoverTarget: satang(1_650_00),
  },
  {
    walletTypeId: 4,
    name: sandboxAgent.promotions.sport.name,
    categorys: 'sport',
    moved: satang(500_00),
    credit: satang(75_00),
    turnoverDone: satang(3_100_00),
    turnoverTarget: satang(5_000_00),
  },
] as const

export async function seedBound(tx: Tx, ids: Ids, now: number): Promise<void> {
  const memberId = ids.get('narin1990')!
  for (const { walletTypeId, ...figures } of seeds) {
    const [wallet] = await tx
      .select({ id: wallets.id })
      .from(wallets)
      .where(and(eq(wallets.memberId, memberId), eq(wallets.walletTypeId, walletTypeId)))
    const [promotion] = await tx
      .select({ id: promotions.id })
      .from(promotions)
      .where(eq(promotions.name, figures.name))
    // Their money came with the opening: all of it takes part.
    const [opening] = await tx
      .select({ id: ledgerJournals.id })
      .from(ledgerJournals)
      .where(eq(ledgerJournals.key, `sandbox-opening:${walletAccount(wallet!.id)}`))
    await tx.insert(walletPromotions).values({
      memberId,
      walletId: wallet!.id,
      promotionId: promotion!.id,
      journalId: opening!.id,
      startedAt: now - 3 * day,
      ...figures,
    })
    await setBound(tx, wallet!.id, await balanceOf(tx, walletAccount(wallet!.id)))
    await tellWallet(tx, wallet!.id)
  }
}
