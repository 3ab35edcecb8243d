/** Games by columns and back (contracts/game-pack.ts): what many have in common is written once. */
import type { GamePack } from '#contracts/game-pack.ts'
import type { Game } from '#contracts/games.ts'

const DEMO = 1
const MAINTENANCE = 2

/** Where each different value stands, in the order of their first appearance. */
function places<T>(values: readonly T[]): { list: T[]; at: number[] } {
  const known = new Map<string, number>()
  const list: T[] = []
  const at = values.map((value) => {
    const name = JSON.stringify(value)
    const place = known.get(name) ?? list.push(value) - 1
    known.set(name, place)
    return place
  })
  return { list, at }
}

/** The order is kept. */
export function packGames(games: readonly Game[]): GamePack {
  const kinds = places(
    games.map(({ provider_id, provider_name, sub_provider_id, source, category }) => ({
      provider_id,
      provider_name,
      sub_provider_id,
      source,
      category,
    })),
  )
  const tags = places(games.map((game) => game.tags))
  return {
    kinds: kinds.list,
    tags: tags.list,
    games: {
      game_id: games.map((game) => game.game_id),
      kind: kinds.at,
      game_name: games.map((game) => game.game_name),
      game_name_en: games.map((game) => game.game_name_en),
      image: games.map((game) => game.image),
      tag: tags.at,
      rtp: games.map((game) => game.rtp ?? null),
      volatility: games.map((game) => game.volatility ?? null),
      marks: games.map((game) => (game.has_demo ? DEMO : 0) + (game.maintenance ? MAINTENANCE : 0)),
      popularity: games.map((game) => game.popularity ?? 0),
    },
  }
}

/** Whether every column has a value for each game. */
export const isWhole = ({ games }: GamePack): boolean =>
  new Set(Object.values(games).map(({ length }) => length)).size === 1

/** Games `from` to `to` of a pack; one whose kind or tags are not in it is left out, as any row that cannot be read. */
export function unpackGames({ kinds, tags, games }: GamePack, from = 0, to = games.game_id.length): Game[] {
  const found: Game[] = []
  for (let at = from; at < Math.min(to, games.game_id.length); at++) {
    const [kind, own] = [kinds[games.kind[at]!], tags[games.tag[at]!]]
    if (!kind || !own) continue
    found.push({
      ...kind,
      game_id: games.game_id[at]!,
      game_name: games.game_name[at]!,
      game_name_en: games.game_name_en[at]!,
      image: games.image[at]!,
      tags: own,
      rtp: games.rtp[at]!,
      volatility: games.volatility[at]!,
      has_demo: (games.marks[at]! & DEMO) !== 0,
      maintenance: (games.marks[at]! & MAINTENANCE) !== 0,
      popularity: games.popularity[at]!,
    })
  }
  return found
}
