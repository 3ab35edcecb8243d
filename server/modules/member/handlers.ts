/** What a signed-in member owns. Balances are the ledger's (WALLET-1). */
import { getPoints, getWallets } from '#contracts/member.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { pointsOf } from '../points/read-points.ts'
import { walletsOf } from './wallets.ts'

export const memberHandlers = collect(
  handle(getPoints, {
    mode: 'read',
    run: async (_, { tx, member, now }) => {
      const { points, next } = await pointsOf(tx, member.id, now)
      return { point: points, expiring: next?.points ?? null, expires_on: next?.expiresOn ?? null }
    },
  }),
  handle(getWallets, { mode: 'read', run: (_, { tx, member }) => walletsOf(tx, member.id) }),
)
