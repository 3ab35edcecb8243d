/** A category's games, packed (decision 105): an addition of ours beside `game.lobby`, for catalogues of thousands. */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { gameCategories } from './games.ts'
import { agentCode } from './wire.ts'

const index = () => z.int().check(z.gte(0))

/** What many games have in common, written once. */
const gameKind = z.object({
  provider_id: z.string(),
  provider_name: z.string(),
  sub_provider_id: z.string(),
  source: z.string(),
  category: z.string(),
})

const columns = z.object({
  game_id: z.array(z.string()),
  /** Places in `kinds`. */
  kind: z.array(index()),
  game_name: z.array(z.string()),
  game_name_en: z.array(z.string()),
  image: z.array(z.string()),
  /** Places in `tags`. */
  tag: z.array(index()),
  /** Percent, null where none is published. */
  rtp: z.array(z.nullable(z.number())),
  volatility: z.array(z.nullable(z.number())),
  /** 1 it has a demo, 2 it is under maintenance, 3 both. */
  marks: z.array(index()),
  popularity: z.array(z.number()),
})

/** Every column has a value for each game, in the lobby's order; a pack in which they have not is not to be read. */
export const gamePack = z.object({
  kinds: z.array(gameKind),
  /** Sets of tags that games have, the empty one too. */
  tags: z.array(z.array(z.string())),
  games: columns,
})

/** A pack, read. */
export type GamePack = z.output<typeof gamePack>

/** The same games in the same order as `game.lobby` of the category. Empty columns for a category that has none. */
export const getPackedGames = endpoint({
  name: 'game.packed',
  method: 'GET',
  path: '/api/game/packed',
  auth: 'none',
  onError: 'part',
  origin: 'extension',
  summary: 'All games of a category, by columns: a third of the letters of `game.lobby`.',
  request: z.object({ category: z.enum(gameCategories), agent_code: z.optional(agentCode()) }),
  response: gamePack,
})
