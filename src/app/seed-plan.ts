/**
 * Which replies the build collects for the landing and the pages that anybody sees first, and under which query key they are planted. Keys must be those of
 * `src/data/`: a test holds them together. Imports contracts and keys only, so that the build can run it under Node.
 */
import { getAgentConfig, getBanners, getEvents, getNotifications } from '#contracts/agent.ts'
import {
  type GameCategory,
  gameCategories,
  getGameList,
  getGameLobby,
  getLobbyConfigs,
} from '#contracts/games.ts'
import type { DataOf, Endpoint } from '#contracts/kit.ts'
import { getLottoLobby } from '#contracts/lotto.ts'
import { getPromotions } from '#contracts/promotion.ts'
import { ofAnybody } from '#src/data/query-key.ts'
import { featuredAs, featuredOf } from '#src/lib/featured-lottery.ts'

export interface SeedCall {
  readonly key: readonly unknown[]
  readonly endpoint: Endpoint
  readonly request: Readonly<Record<string, unknown>>
  /** Cuts the reply to what the first render shows, so that the page stays small. */
  readonly trim?: (data: never) => unknown
}

/** Two rows of six at 1280 px. */
const HOT_GAMES = 12
/** What a phone's strip can be swiped through. */
const PROMOTIONS = 6

/** Names in English are for the search alone, which has lists of its own. */
const firstGames = (games: DataOf<typeof getGameLobby>) =>
  games.slice(0, HOT_GAMES).map((game) => ({ ...game, game_name_en: '' }))
const firstPromotions = (promotions: DataOf<typeof getPromotions>) => promotions.slice(0, PROMOTIONS)
const countOnly = (config: DataOf<typeof getLobbyConfigs>) => ({ ...config, providers: [] })

export const seedPlan = (agent_code: string): readonly SeedCall[] => [
  { key: ofAnybody(getAgentConfig.name), endpoint: getAgentConfig, request: { agent_code } },
  { key: ofAnybody(getBanners.name), endpoint: getBanners, request: { agent_code } },
  { key: ofAnybody(getEvents.name), endpoint: getEvents, request: { agent_code } },
  { key: ofAnybody(getNotifications.name), endpoint: getNotifications, request: { agent_code } },
  {
    key: ofAnybody(getGameLobby.name, 'hot'),
    endpoint: getGameLobby,
    request: { lobby_key: 'hot', agent_code },
    trim: firstGames,
  },
  {
    key: ofAnybody(getPromotions.name),
    endpoint: getPromotions,
    request: { agent_code },
    trim: firstPromotions,
  },
  ...gameCategories.map((lobby_key) => ({
    key: ofAnybody(getLobbyConfigs.name, lobby_key),
    endpoint: getLobbyConfigs,
    request: { lobby_key, agent_code },
    trim: countOnly,
  })),
]

/** More than a screen of the smallest tiles, in whole rows of any width. */
const SERVED_GAMES = 18
/** As many as the lobby asks for first (src/data/lobby). */
const FIRST_GAMES = 60

const servedGames = (games: DataOf<typeof getGameList>) => games.slice(0, SERVED_GAMES)

const ofLobby = (category: GameCategory, agent_code: string): readonly SeedCall[] => [
  {
    key: ofAnybody(getGameList.name, 'first', category),
    endpoint: getGameList,
    request: { category, limit: FIRST_GAMES },
    trim: servedGames,
  },
  {
    key: ofAnybody(getLobbyConfigs.name, category),
    endpoint: getLobbyConfigs,
    request: { lobby_key: category, agent_code },
  },
]

/** Rounds and their order hang on the minute: of the lotteries only that with a panel of its own is served, without its round. */
function featured(lobby: DataOf<typeof getLottoLobby>) {
  const lottery = featuredOf(lobby, '')
  return lottery && featuredAs(lottery)
}

/** The same for other pages, by what their addresses end with; a page without one is drawn without data. */
export const pageSeedPlan = (agent_code: string): Readonly<Record<string, readonly SeedCall[]>> => ({
  ...Object.fromEntries(gameCategories.map((category) => [category, ofLobby(category, agent_code)])),
  promotions: [
    {
      key: ofAnybody(getPromotions.name),
      endpoint: getPromotions,
      request: { agent_code },
      trim: firstPromotions,
    },
  ],
  // How people register here, and whom they ask for help.
  ...Object.fromEntries(
    ['login', 'register', 'forgot'].map((page) => [
      page,
      [{ key: ofAnybody(getAgentConfig.name), endpoint: getAgentConfig, request: { agent_code } }],
    ]),
  ),
  'lotto/lobby': [
    {
      key: ofAnybody(getLottoLobby.name, 'featured'),
      endpoint: getLottoLobby,
      request: { agent_code },
      trim: featured,
    },
  ],
})

/** The plan of an address: `/slot` and `/lobby/slot` are the same lobby; what is below `/member` is of one person. */
export const planOf = <Plan>(plans: Readonly<Record<string, Plan>>, address: string): Plan | undefined =>
  plans[/^\/(?:lobby\/)?(\w+|lotto\/lobby)$/.exec(address)?.[1] ?? '']
