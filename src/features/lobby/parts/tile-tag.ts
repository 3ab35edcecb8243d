import type { Game } from '#contracts/games.ts'
import { lobby } from '#src/strings/lobby.ts'

const labels: Readonly<Record<string, string>> = lobby.tags

/** The one tag on a tile: maintenance before all, then the first tag that has a Thai label. */
export function tileTag(game: Game): string | undefined {
  if (game.maintenance) return lobby.maintenance
  const known = game.tags.find((tag) => tag in labels)
  return known === undefined ? undefined : labels[known]
}
