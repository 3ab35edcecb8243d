/** A promotion under way in a wallet: 3,100 of 5,000 baht played. It binds what the wallet holds, or as much as is said. */
import { eq, sql } from 'drizzle-orm'
import { satang } from '#contracts/money.ts'
import { wallets } from '../db/schema/member.ts'
import { promotions, walletPromotions } from '../db/schema/promotion.ts'
import type { Db } from '../db/types.ts'
import { balanceOf, walletAccount } from '../ledger/accounts.ts'
import { TEST_AGENT, type TestMember } from './people.ts'

export async function bindWallet(
  db: Db,
  member: Pick<TestMember, 'id' | 'walletIds'>,
  wallet: number,
  bound?: number,
): Promise<void> {
  const { rows } = await db.execute<{ id: string | number }>(sql`select max(id) as id from ledger_journals`)
  const [promotion] = await db
    .insert(promotions)
    .values({ agentCode: TEST_AGENT, name: 'welcome' })
    .returning({ id: promotions.id })
  await db.insert(walletPromotions).values({
    memberId: member.id,
    walletId: member.walletIds[wallet]!,
    promotionId: promotion!.id,
    name: 'welcome',
    moved: satang(0),
    credit: satang(100_00),
    turnoverTarget: satang(5_000_00),
    turnoverDone: satang(3_100_00),
    journalId: String(rows[0]!.id),
    startedAt: 0,
  })
  const walletId = member.walletIds[wallet]!
  const binds = bound ?? (await balanceOf(db, walletAccount(walletId)))
  await db
    .update(wallets)
    .set({ bound: satang(binds) })
    .where(eq(wallets.id, walletId))
}
