/**
 * Which replies the build collects for the landing, and under which query key they are planted. Keys must be those of
 * `src/data/`: a test holds them together. Imports contracts and keys only, so that the build can run it under Node.
 */
import { getAgentConfig, getBanners, getEvents, getNotifications } from '#contracts/agent.ts'
import { gameCategories, getGameLobby, getLobbyConfigs } from '#contracts/games.ts'
import type { DataOf, Endpoint } from '#contracts/kit.ts'
import { getPromotions } from '#contracts/promotion.ts'
import { ofAnybody } from '#src/data/query-key.ts'

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

const firstGames = (games: DataOf<typeof getGameLobby>) => games.slice(0, HOT_GAMES)
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
