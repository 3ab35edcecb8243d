import * as z from 'zod/mini'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gamePack } from '#contracts/game-pack.ts'
import type { Game } from '#contracts/games.ts'
import { isWhole, packGames, unpackGames } from './pack.ts'

const word = fc.constantFrom('', 'chang', 'ช้างเกมส์', 'siam')
const games: fc.Arbitrary<Game[]> = fc.array(
  fc.record({
    game_id: fc.string(),
    provider_id: word,
    sub_provider_id: word,
    source: word,
    game_name: fc.string(),
    game_name_en: fc.string(),
    provider_name: word,
    category: word,
    image: fc.string(),
    tags: fc.array(word, { maxLength: 2 }),
    rtp: fc.option(fc.integer({ min: 80, max: 99 })),
    volatility: fc.option(fc.integer({ min: 1, max: 5 })),
    has_demo: fc.boolean(),
    maintenance: fc.boolean(),
    popularity: fc.nat(),
  }),
)
const names = [
  'game_id',
  'kind',
  'game_name',
  'game_name_en',
  'image',
  'tag',
  'rtp',
  'volatility',
  'marks',
  'popularity',
] as const

it('GAME-1 what is unpacked is what was packed, in whichever slices', () => {
  fc.assert(
    fc.property(games, fc.integer({ min: 1, max: 5 }), (list, slice) => {
      const pack = z.parse(gamePack, JSON.parse(JSON.stringify(packGames(list))))
      const read: Game[] = []
      for (let at = 0; at < list.length; at += slice) read.push(...unpackGames(pack, at, at + slice))
      expect([isWhole(pack), read]).toEqual([true, list])
    }),
  )
})

const some = () =>
  packGames(
    fc.sample(
      games.filter(({ length }) => length > 1),
      { numRuns: 1, seed: 7 },
    )[0]!,
  )

it.each(names)('GAME-1 a pack whose column %s is shorter than the others is not read', (name) => {
  const pack = some()
  pack.games[name].pop()
  expect(isWhole(pack)).toBe(false)
})

it.each(['kind', 'tag'] as const)('GAME-1 a game whose %s is not in the pack is left out', (name) => {
  const pack = some()
  const { length } = pack.games.game_id
  pack.games[name][0] = 9_999
  expect(unpackGames(pack)).toHaveLength(length - 1)
})

it('GAME-1 places are whole numbers from zero on', () => {
  for (const wrong of [-1, 0.5, Number.NaN]) {
    const pack = some()
    pack.games.kind[0] = wrong
    expect(z.safeParse(gamePack, pack).success).toBe(false)
  }
})
