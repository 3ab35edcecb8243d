import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Game } from '#contracts/games.ts'
import type { Wallet } from '#contracts/member.ts'
import { happened } from '#src/data/affected.ts'
import { gameWalletsQuery } from '#src/data/games.ts'
import { throttled } from './throttled.ts'

/** A quick player settles several rounds a second; the balance is asked for less often. */
const REFRESH_MS = 1200

interface Balances {
  /** The wallets of the game as last heard, empty before. */
  wallets: readonly Wallet[]
  /** A round was settled: balances are asked for again, soon. */
  refresh: () => void
}

/** Balances while playing, and everywhere else once the game is left (GAME-2). */
export function useBalances(game: Game, demo: boolean): Balances {
  const client = useQueryClient()
  // Fetched by the launch and by `refresh`; here it is only watched.
  const { data: wallets = [], refetch } = useQuery({ ...gameWalletsQuery(game), enabled: false })

  // Play money is in no wallet: a visitor who asked for wallets would be taken for a member whose session ended.
  const refresh = useMemo(() => throttled(() => void (demo || refetch()), REFRESH_MS), [demo, refetch])
  useEffect(() => () => refresh.cancel(), [refresh])
  useEffect(() => () => (demo ? undefined : void happened(client, 'gamePlayed')), [client, demo])
  return { wallets, refresh: refresh.call }
}
