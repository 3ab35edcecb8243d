/**
 * What this device keeps of the lobby across visits (specification.md §3 "Persistence", GAME-1): favourites, and of each
 * lobby the first games, so that a lobby paints at once and opens offline.
 *
 * [Note: Lobby cache size] 3,000 whole games are 1.1 MB of JSON: 2.2 MB of the 5 MB that localStorage has, and 60 ms
 * of a slow phone's main thread at every visit. Kept are the first 90 games of each lobby (ten screens of a phone), as
 * tuples of what a tile and a launch need: about 15 kB a lobby, one key each, read when that lobby is first opened and
 * written when the browser is idle. The rest is in the query cache for as long as the visit lasts.
 */
import * as z from 'zod/mini'
import { create } from 'zustand'
import { type Game, type LobbyKey, lobbyKeys } from '#contracts/games.ts'
import { persisted } from './persisted.ts'
import { useSession } from './session.ts'

/** Games kept of a lobby. */
export const KEPT_GAMES = 90
const MAX_FAVOURITES = 500

type GameId = Pick<Game, 'game_id' | 'provider_id'>

/** Game ids are unique within a provider only. */
export const gameKey = ({ provider_id, game_id }: GameId): string => `${provider_id}/${game_id}`

interface LobbyState {
  /** Keys of games, the newest favourite last. */
  favourites: readonly string[]
}

const storedFavourites = z.object({ favourites: z.array(z.string()).check(z.maxLength(MAX_FAVOURITES)) })
const readAs =
  <S extends z.ZodMiniType>(schema: S) =>
  (value: unknown): z.output<S> | null => {
    const read = z.safeParse(schema, value)
    return read.success ? read.data : null
  }

const stored = persisted<LobbyState>({
  key: 'lobby',
  area: 'local',
  version: 1,
  parse: readAs(storedFavourites),
})
const none: LobbyState = { favourites: [] }

export const useLobby = create<LobbyState>((_set, _get, store) => {
  // What was served knows of none.
  store.getInitialState = () => none
  return stored.read() ?? none
})
stored.onChange((value) => useLobby.setState(value ?? none))

export const isFavourite = (favourites: readonly string[], game: GameId): boolean =>
  favourites.includes(gameKey(game))

/** Sets or takes away the heart of a game; the oldest give way when there are too many. */
export function favouriteChosen(game: GameId, favourite: boolean): void {
  const others = useLobby.getState().favourites.filter((key) => key !== gameKey(game))
  const favourites = (favourite ? [...others, gameKey(game)] : others).slice(-MAX_FAVOURITES)
  useLobby.setState({ favourites })
  stored.write({ favourites })
}

const keptGame = z.tuple([
  z.string(), // game_id
  z.string(), // provider_id
  z.string(), // sub_provider_id
  z.string(), // source
  z.string(), // game_name
  z.string(), // game_name_en
  z.string(), // provider_name
  z.string(), // category
  z.string(), // image
  z.array(z.string()), // tags
  z.nullable(z.number()), // rtp
  z.number(), // 1 has a demo, 2 under maintenance, 3 both
])
const keptLobby = z.object({
  /** The member whose list it is, '' for everybody's. */
  owner: z.string(),
  games: z.array(keptGame),
})
type KeptLobby = z.output<typeof keptLobby>

const cacheOf = (key: LobbyKey) =>
  persisted<KeptLobby>({ key: `lobby.${key}`, area: 'local', version: 1, parse: readAs(keptLobby) })
const caches = Object.fromEntries(lobbyKeys.map((key) => [key, cacheOf(key)])) as Record<
  LobbyKey,
  ReturnType<typeof cacheOf>
>

const ownerOf = (key: LobbyKey): string | null =>
  key === 'last' ? (useSession.getState().user?.username ?? null) : ''

/** Keeps the first games of a lobby. A member's own list is kept under the member's name, and nobody else sees it. */
export function lobbyLoaded(key: LobbyKey, games: readonly Game[]): void {
  const owner = ownerOf(key)
  if (owner === null || (key === 'last' && owner === '')) return
  caches[key].write({ owner, games: games.slice(0, KEPT_GAMES).map(pack) })
}

/** What an earlier visit kept of a lobby: no games where it had none, null when nothing usable was kept. */
export function keptGames(key: LobbyKey): Game[] | null {
  const kept = caches[key].read()
  return kept && kept.owner === ownerOf(key) ? kept.games.map(unpack) : null
}

function pack(game: Game): KeptLobby['games'][number] {
  return [
    game.game_id,
    game.provider_id,
    game.sub_provider_id,
    game.source,
    game.game_name,
    game.game_name_en,
    game.provider_name,
    game.category,
    game.image,
    game.tags,
    game.rtp ?? null,
    (game.has_demo === false ? 0 : 1) + (game.maintenance ? 2 : 0),
  ]
}

function unpack(kept: KeptLobby['games'][number]): Game {
  const [
    game_id,
    provider_id,
    sub_provider_id,
    source,
    game_name,
    game_name_en,
    provider_name,
    category,
    image,
    tags,
    rtp,
    marks,
  ] = kept
  return {
    game_id,
    provider_id,
    sub_provider_id,
    source,
    game_name,
    game_name_en,
    provider_name,
    category,
    image,
    tags,
    rtp,
    has_demo: (marks & 1) === 1,
    maintenance: (marks & 2) === 2,
  }
}
