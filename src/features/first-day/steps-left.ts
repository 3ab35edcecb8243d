/** What a member has not done yet of the three steps of a first day, by the platform's own record. */
import type { QueryClient } from '@tanstack/react-query'
import { lobbyQuery } from '#src/data/games.ts'
import { userInfoQuery, walletsQuery } from '#src/data/member.ts'
import { depositOrdersQuery } from '#src/data/money/payment.ts'
import { totalBalance } from '#src/data/money/total-balance.ts'
import { useSession } from '#src/stores/session.ts'

export interface StepsDone {
  account: boolean
  deposit: boolean
}

/** As many as the deposit page lists: one answer serves both. */
const RECENT = 4

/**
 * Null for who has played, and where it cannot be told: then nothing is said. Money in a wallet counts as a deposit, however it
 * came there.
 */
export async function stepsDone(client: QueryClient): Promise<StepsDone | null> {
  try {
    const played = await client.fetchQuery(lobbyQuery('last'))
    // Signed out meanwhile: there is nobody to ask about.
    if (played.length > 0 || !useSession.getState().user) return null
    const [info, wallets] = await Promise.all([
      client.fetchQuery(userInfoQuery()),
      client.fetchQuery(walletsQuery()),
    ])
    const account = info.bank_accounts.length > 0
    if (totalBalance(wallets) > 0) return { account, deposit: true }
    const orders = account ? (await client.fetchQuery(depositOrdersQuery(RECENT))).orders : []
    return { account, deposit: orders.some(({ state }) => state === 'credited') }
  } catch {
    return null
  }
}
