/**
 * What the member last played, as this device knows it: so that home has it, and its room, before the server is asked.
 * Of one member, and gone with their session; the boot script of index.html sees that there is some (`theme-boot.ts`).
 */
import type { Game } from '#contracts/games.ts'
import { asRecord, persisted } from './persisted.ts'
import { useSession } from './session.ts'

interface Recents {
  username: string
  /** When the server said so, or a game was opened; epoch ms. */
  at: number
  /** The latest first; at least one. */
  games: readonly Game[]
}

/** More than a row shows. */
const KEPT = 12

/** What a tile shows and where it leads; whatever else there is to a game is asked of the server. */
const asGame = (value: unknown): Game[] => {
  const record = asRecord(value)
  if (typeof record?.game_id !== 'string' || typeof record.provider_id !== 'string') return []
  const text = (field: unknown) => (typeof field === 'string' ? field : '')
  return [
    {
      game_id: record.game_id,
      provider_id: record.provider_id,
      sub_provider_id: '',
      source: '',
      game_name: text(record.game_name),
      game_name_en: '',
      provider_name: text(record.provider_name),
      category: '',
      image: text(record.image),
      tags: [],
    },
  ]
}

const stored = persisted<Recents>({
  key: 'recents',
  area: 'local',
  version: 1,
  parse(value) {
    const record = asRecord(value)
    if (typeof record?.username !== 'string' || !Array.isArray(record.games)) return null
    const games = record.games.flatMap(asGame)
    const at = typeof record.at === 'number' ? record.at : 0
    return games.length > 0 ? { username: record.username, at, games } : null
  },
})

/** Of this member; null where the device knows of none. */
export function recentsOf(username: string): Recents | null {
  const kept = username === '' ? null : stored.read()
  return kept?.username === username ? kept : null
}

/** What the server said at `at` (epoch ms). A game opened since is newer than that. Of none nothing is kept. */
export function recentsTold(username: string, games: readonly Game[], at: number): void {
  if (username === '' || at < (recentsOf(username)?.at ?? 0)) return
  if (games.length === 0) return stored.clear()
  stored.write({ username, at, games: games.slice(0, KEPT).flatMap(asGame) })
}

/** The member has just been let into this game. */
export function gameOpened(game: Game): void {
  const username = useSession.getState().user?.username ?? ''
  const before = recentsOf(username)?.games ?? []
  const others = before.filter(
    ({ game_id, provider_id }) => game_id !== game.game_id || provider_id !== game.provider_id,
  )
  recentsTold(username, [game, ...others], Date.now())
}

/** The session is over: the next person at this device must not find what was played. */
export const recentsForgotten = (): void => stored.clear()
