/**
 * The lists of a category's lobby: the first games of it, and every one, which may be thousands and is read in slices, so
 * that no press waits for it. Loaded with the lobby.
 */
import * as z from 'zod/mini'
import { type GamePack, getPackedGames } from '#contracts/game-pack.ts'
import {
  game,
  type Game,
  type GameCategory,
  getGameList,
  getGameLobby,
  type LobbyKey,
} from '#contracts/games.ts'
import { rows } from '#contracts/wire.ts'
import { isWhole, unpackGames } from '#rules/games/pack.ts'
import { ApiError } from '#src/api/api-error.ts'
import { asOffered } from '#src/api/offering.ts'
import { read } from '#src/api/read.ts'
import { nextTask } from '#src/lib/idle.ts'
import { isNotOffered } from '../platform/not-offered.ts'

export const fetchFirstGames = async (category: LobbyKey, limit: number, signal: AbortSignal) =>
  (await read(getGameList, { category, limit }, signal)).data

/** As they come; what stands in them is read below. */
const unread = { ...getGameLobby, response: z.nullish(z.array(z.unknown())) }
const games = rows(game)
const SLICE = 100

/**
 * All games of a category, in tasks of a hundred: packed, where the platform offers that (decision 105), else as the
 * specification has them.
 */
export async function fetchWholeLobby(
  category: GameCategory,
  agent_code: string,
  signal: AbortSignal,
): Promise<Game[]> {
  const pack = await fetchPack(category, agent_code, signal)
  if (pack) return inSlices(pack.games.game_id.length, (from, to) => unpackGames(pack, from, to), signal)
  const all = (await read(unread, { lobby_key: category, agent_code }, signal)).data ?? []
  return inSlices(all.length, (from, to) => z.decode(games, all.slice(from, to)), signal)
}

/** null where the platform does not offer it. */
async function fetchPack(
  category: GameCategory,
  agent_code: string,
  signal: AbortSignal,
): Promise<GamePack | null> {
  try {
    const asked = { category, agent_code }
    const { data } = await asOffered(getPackedGames, () => read(getPackedGames, asked, signal))
    if (!isWhole(data)) throw new ApiError('malformed', { endpoint: getPackedGames.name })
    return data
  } catch (error) {
    if (isNotOffered(error)) return null
    throw error
  }
}

async function inSlices(
  length: number,
  slice: (from: number, to: number) => Game[],
  signal: AbortSignal,
): Promise<Game[]> {
  const known: Game[] = []
  for (let at = 0; at < length; at += SLICE) {
    await nextTask()
    signal.throwIfAborted()
    known.push(...slice(at, at + SLICE))
  }
  return known
}
