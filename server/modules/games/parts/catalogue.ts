/** The catalogue in memory: read from the tables once a minute at most, never for each request. */
import { asc } from 'drizzle-orm'
import type { Game, LobbyKey, Provider } from '#contracts/games.ts'
import { games, providers } from '../../../db/schema/games.ts'
import type { Db } from '../../../db/types.ts'
import { minute } from '../../../kit/clock.ts'
import type { Prepared } from '../../../kit/endpoint/prepared.ts'
import { byPopularity, lobbyGames } from '../rules.ts'

export interface Catalogue {
  /** Every game, most played first. */
  readonly games: readonly Game[]
  readonly byId: ReadonlyMap<string, Game>
  readonly providers: readonly Provider[]
  lobby(key: LobbyKey): readonly Game[]
  /** Replies encoded before, by name. */
  readonly prepared: Map<string, Prepared>
}

const FRESH = 1 * minute

type GameRow = typeof games.$inferSelect

const toGame = (row: GameRow, providerName: string): Game => ({
  game_id: row.id,
  provider_id: row.providerId,
  sub_provider_id: row.subProviderId,
  source: row.source,
  game_name: row.name,
  game_name_en: row.nameEn,
  provider_name: providerName,
  category: row.category,
  image: row.image,
  tags: row.tags,
  rtp: row.rtp,
  volatility: row.volatility,
  has_demo: row.hasDemo,
  popularity: row.popularity,
  maintenance: row.maintenance,
})

/** A catalogue of given games. */
function catalogueOf(list: readonly Game[], makers: readonly Provider[]): Catalogue {
  const sorted = byPopularity(list)
  const lobbies = new Map<LobbyKey, readonly Game[]>()
  return {
    games: sorted,
    byId: new Map(sorted.map((game) => [game.game_id, game])),
    providers: makers,
    lobby: (key) => {
      const known = lobbies.get(key) ?? lobbyGames(sorted, key)
      lobbies.set(key, known)
      return known
    },
    prepared: new Map(),
  }
}

async function read(db: Db): Promise<Catalogue> {
  const makers = await db.select().from(providers).orderBy(asc(providers.position), asc(providers.id))
  const names = new Map(makers.map((maker) => [maker.id, maker.name]))
  const rows = await db.select().from(games)
  return catalogueOf(
    rows.map((row) => toGame(row, names.get(row.providerId) ?? '')),
    makers.map((maker) => ({
      provider_id: maker.id,
      provider_name: maker.name,
      provider_name_en: maker.nameEn,
      logo: maker.logo,
    })),
  )
}

interface Kept {
  readonly at: number
  readonly catalogue: Promise<Catalogue>
}
const kept = new WeakMap<object, Kept>()

/** The catalogue, for the owner of the cache (the server's parts). A failed read is not kept. */
export function catalogueFor(owner: object, db: Db, now: number): Promise<Catalogue> {
  const known = kept.get(owner)
  if (known && now >= known.at && now - known.at < FRESH) return known.catalogue
  const catalogue = read(db)
  kept.set(owner, { at: now, catalogue })
  catalogue.catch(() => kept.delete(owner))
  return catalogue
}
