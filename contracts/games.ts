/** Lobbies, catalogue and game launches. Product-spec §3, §4, §7; requirements GAME. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { wallet } from './member.ts'
import { agentCode, flag, id, int, int32, num, rows, text } from './wire.ts'

/** Lobby keys (GAME-1). `last` and `hot` are lists of their own, the others are game categories. */
export const lobbyKeys = ['last', 'hot', 'casino', 'slot', 'fishing', 'sport', 'freespin'] as const

/** A word of `lobbyKeys`. */
export type LobbyKey = (typeof lobbyKeys)[number]

/** Categories that a game belongs to; what a platform adds is read as it comes (`game.category` is text). */
export const gameCategories = ['casino', 'slot', 'fishing', 'sport', 'freespin'] as const

/** A word of `gameCategories`. */
export type GameCategory = (typeof gameCategories)[number]
/** Default of `/api/game/list` (specification.md §5). */
export const GAME_LIST_LIMIT = 60

/** A game of the catalogue. `image` is an address; '' for what the platform does not tell. */
export const game = z.object({
  game_id: id(),
  provider_id: id(),
  sub_provider_id: text(),
  /** Which aggregator serves it; handed back as it came when launching. */
  source: text(),
  game_name: z.string(),
  game_name_en: text(),
  provider_name: text(),
  category: text(),
  image: text(),
  /** `hot`, `new`, or themes; the first that has a Thai label is shown on the tile. */
  tags: rows(z.string()),
  /** Return to player in percent, where the provider publishes it. */
  rtp: z.nullish(num()),
  /** 1 low to 5 high, where published. */
  volatility: z.nullish(int()),
  has_demo: z.optional(flag()),
  /** Higher is played more. */
  popularity: z.optional(num()),
  /** Under maintenance: shown, not launched. */
  maintenance: z.optional(flag()),
})

/** One game, read. */
export type Game = z.output<typeof game>

/** A maker of games; `game_count` is that of the list it came with. */
export const provider = z.object({
  provider_id: id(),
  provider_name: z.string(),
  provider_name_en: text(),
  logo: text(),
  game_count: z.optional(int()),
})

/** One maker, read. */
export type Provider = z.output<typeof provider>

/** Providers with a game in this lobby, the one with the most first. `last` is empty here: it is a member's own. */
export const getLobbyConfigs = endpoint({
  name: 'lobby.configs',
  method: 'GET',
  path: '/api/lobby/configs',
  auth: 'none',
  onError: 'part',
  origin: 'spec',
  summary: 'Providers and counts of a lobby.',
  request: z.object({ lobby_key: z.enum(lobbyKeys), agent_code: z.optional(agentCode()) }),
  response: z.object({
    lobby_key: text(),
    title: text(),
    game_count: int(),
    providers: rows(provider),
  }),
})

/** 500 at most. Empty for a provider or category that has none. */
export const getGameList = endpoint({
  name: 'game.list',
  method: 'GET',
  path: '/api/game/list',
  auth: 'none',
  onError: 'part',
  origin: 'spec',
  summary: 'Games of a provider or a category, most played first; 60 unless told.',
  request: z.object({
    provider: z.optional(z.string()),
    category: z.optional(z.string()),
    limit: z.optional(int32()),
  }),
  response: rows(game),
})

/** `last` holds 30 at most and is empty for a visitor, `hot` the 60 most played. */
export const getGameLobby = endpoint({
  name: 'game.lobby',
  method: 'GET',
  path: '/api/game/lobby',
  auth: 'optional',
  onError: 'part',
  origin: 'spec',
  summary: "All games of a lobby; `last` is the member's own, newest first.",
  request: z.object({ lobby_key: z.enum(lobbyKeys), agent_code: z.optional(agentCode()) }),
  response: rows(game),
})

/**
 * Refused for a game that is unknown or not of this provider and source, has no demo, is under maintenance, or that its
 * provider does not open; 429 by address. `link` is an address on the games' own origin.
 */
export const launchDemo = endpoint({
  name: 'game.demo',
  method: 'POST',
  path: '/api/game/demo',
  auth: 'none',
  origin: 'spec',
  summary: 'Link of a demo: play money, no session needed.',
  request: z.object({
    game_id: z.string(),
    provider_id: z.string(),
    is_mobile: flag(),
    source: z.string(),
    agent_code: agentCode(),
  }),
  response: z.object({ link: z.string() }),
})

/**
 * Refused for a game that is unknown or not of this provider. A wallet fits by its category; empty ones are in the list
 * too.
 */
export const getGameWallets = endpoint({
  name: 'game.wallets',
  method: 'POST',
  path: '/api/game/wallets',
  byHand: false,
  origin: 'spec',
  summary: 'Wallets of the member that may pay for this game.',
  request: z.object({ game_id: z.string(), provider_id: z.string(), sub_provider_id: z.string() }),
  response: z.array(wallet),
})

/**
 * Refused as `launchDemo` is, and for a wallet that is not the member's or not for this category. What a provider's
 * wallet calls owe the member's session (decision 038): a token of the game is good for no longer than the session it
 * was opened in (sign-out, sign-out from elsewhere, a password change or reset, suspension) and never for more than
 * twelve hours. Bets with it are refused from then on; the win of a bet that was taken is paid all the same, known by
 * its round and not by the token.
 */
export const launchGame = endpoint({
  name: 'game.link',
  method: 'POST',
  path: '/api/game/link',
  stepUp: true,
  origin: 'spec',
  summary:
    'Link of a game played from this wallet; its token ends with the session that asked, and after twelve hours. Wins of bets that were taken are still paid.',
  request: z.object({
    wallet_id: z.string(),
    game_id: z.string(),
    provider_id: z.string(),
    is_mobile: flag(),
    source: z.string(),
  }),
  response: z.object({ link: z.string() }),
})
