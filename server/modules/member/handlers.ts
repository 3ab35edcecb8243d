/** What a signed-in member owns. Balances are the ledger's (WALLET-1). */
import { eq } from 'drizzle-orm'
import { getPoints, getWallets } from '#contracts/member.ts'
import { memberPoints } from '../../db/schema/member.ts'
import { collect } from '../../kit/collect.ts'
import { handle } from '../../kit/handler.ts'
import { walletsOf } from './wallets.ts'

export const memberHandlers = collect(
  handle(getPoints, {
    mode: 'read',
    run: async (_, { tx, member }) => {
      const [row] = await tx.select().from(memberPoints).where(eq(memberPoints.memberId, member.id))
      return { point: row?.point ?? 0 }
    },
  }),
  handle(getWallets, { mode: 'read', run: (_, { tx, member }) => walletsOf(tx, member.id) }),
)
