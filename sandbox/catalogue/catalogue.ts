/**
 * The sandbox catalogue: more than three thousand games of fictitious providers, the boards' games first, and two
 * sentinels for trying failures by hand. The same at every start.
 */
import type { Provider } from '#contracts/games.ts'
import { entry, type CatalogueGame } from './entry.ts'
import { namedGames } from './board-games.ts'
import { generatedGames } from './generated.ts'
import { word } from './names.ts'
import { providerList } from './providers.ts'
import { sentinelNames } from '../strings/games-tables.ts'

/** Its launch always fails with the provider's maintenance sentence. */
export const FAILING_GAME = 'sl-9001'
/** Its launch answers after `SLOW_LAUNCH_MS`. */
export const SLOW_GAME = 'sl-9002'
export const SLOW_LAUNCH_MS = 4000

const sentinels: readonly CatalogueGame[] = [
  entry({
    id: FAILING_GAME,
    category: 'slot',
    provider: 'chang',
    name: word(sentinelNames.failing),
    art: { subject: 'lantern', palette: 'lacquer', backdrop: 'night' },
    tags: ['festival'],
    popularity: 60_500,
  }),
  entry({
    id: SLOW_GAME,
    category: 'slot',
    provider: 'ploy',
    name: word(sentinelNames.slow),
    art: { subject: 'turtle', palette: 'jade', backdrop: 'hills' },
    tags: ['animal'],
    popularity: 60_400,
  }),
]

const taken = new Set([...namedGames, ...sentinels].map((game) => game.game_name))

/** All games, most played first. */
export const catalogueGames: readonly CatalogueGame[] = [
  ...namedGames,
  ...sentinels,
  ...generatedGames(taken),
].toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0))

const byId = new Map(catalogueGames.map((game) => [game.game_id, game]))
export const findGame = (id: string): CatalogueGame | undefined => byId.get(id)

/** Providers with their number of games, the largest first. */
export const catalogueProviders: readonly Provider[] = providerList
  .map((provider) => ({
    ...provider,
    game_count: catalogueGames.filter((game) => game.provider_id === provider.provider_id).length,
  }))
  .toSorted((a, b) => b.game_count - a.game_count)
