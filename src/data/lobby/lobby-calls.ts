/**
 * The lists of a category's lobby: the first games of it, and every one, which may be thousands and is read in slices, so
 * that no press waits for it. Loaded with the lobby.
 */
import * as z from 'zod/mini'
import { game, type Game, getGameList, getGameLobby, type LobbyKey } from '#contracts/games.ts'
import { rows } from '#contracts/wire.ts'
import { read } from '#src/api/read.ts'
import { nextTask } from '#src/lib/idle.ts'

export const fetchFirstGames = async (category: LobbyKey, limit: number, signal: AbortSignal) =>
  (await read(getGameList, { category, limit }, signal)).data

/** As they come; what stands in them is read below. */
const unread = { ...getGameLobby, response: z.nullish(z.array(z.unknown())) }
const games = rows(game)
const SLICE = 100

/** As `fetchLobby`, in tasks of a hundred games. */
export async function fetchWholeLobby(
  lobby_key: LobbyKey,
  agent_code: string,
  signal: AbortSignal,
): Promise<Game[]> {
  const all = (await read(unread, { lobby_key, agent_code }, signal)).data ?? []
  const known: Game[] = []
  for (let at = 0; at < all.length; at += SLICE) {
    await nextTask()
    signal.throwIfAborted()
    known.push(...z.decode(games, all.slice(at, at + SLICE)))
  }
  return known
}
