import { useQuery } from '@tanstack/react-query'
import type { GameCategory } from '#contracts/games.ts'
import { lobbyConfigQuery } from '#src/data/games.ts'
import { formatCount } from '#rules/baht.ts'
import { landing } from '#src/strings/landing.ts'
import { useWide } from '#src/ui/use-wide.ts'

/**
 * How many games a category has. Drawn from 960 px only, so a phone does not ask. The line keeps its height while, or
 * when, the count is not known.
 */
export function GameCount({ lobby }: { lobby: GameCategory }) {
  const { data: config } = useQuery({ ...lobbyConfigQuery(lobby), enabled: useWide() })
  if (!config) return '\u00a0'
  const count = formatCount(config.game_count)
  return lobby === 'casino' ? landing.tableCount(count) : landing.gameCount(count)
}
