import { expect, it } from 'vitest'
import type { Game } from '#contracts/games.ts'
import { countFavourites, filterGames, providersOf, sortGames } from './filter-games.ts'

const game = (id: string, over: Partial<Game> = {}): Game => ({
  game_id: id,
  provider_id: 'chang',
  sub_provider_id: '',
  source: '',
  game_name: id,
  game_name_en: '',
  provider_name: 'ช้างเกมส์',
  category: 'slot',
  image: '',
  tags: [],
  ...over,
})
const games = [
  game('ช้าง', { popularity: 5, rtp: 96.2 }),
  game('เก้าอี้', { popularity: 9, tags: ['hot', 'new'], provider_id: 'ploy', provider_name: 'พลอยสตูดิโอ' }),
  game('กบ', { popularity: 7, rtp: 97.1, provider_id: 'ploy', provider_name: 'พลอยสตูดิโอ' }),
]
const ids = (list: readonly Game[]) => list.map((each) => each.game_id)

it.each([
  [null, ['ช้าง', 'เก้าอี้', 'กบ']],
  ['popular', ['เก้าอี้', 'กบ', 'ช้าง']],
  ['new', ['เก้าอี้', 'ช้าง', 'กบ']],
  ['name', ['กบ', 'เก้าอี้', 'ช้าง']],
  ['rtp', ['กบ', 'ช้าง', 'เก้าอี้']],
] as const)('GAME-1 sorts by %s', (order, expected) => {
  expect(ids(sortGames(games, order))).toEqual(expected)
})

it('GAME-1 filters by provider and by heart, both at once', () => {
  const hearts = ['ploy/กบ', 'chang/ช้าง']
  expect(ids(filterGames(games, { provider: 'ploy', favourites: false }, hearts))).toEqual(['เก้าอี้', 'กบ'])
  expect(ids(filterGames(games, { provider: '', favourites: true }, hearts))).toEqual(['ช้าง', 'กบ'])
  expect(ids(filterGames(games, { provider: 'ploy', favourites: true }, hearts))).toEqual(['กบ'])
  expect(filterGames(games, { provider: '', favourites: false }, hearts)).toBe(games)
  expect(countFavourites(games, [...hearts, 'gone/x'])).toBe(2)
})

it("GAME-1 a heart belongs to one provider's game", () => {
  expect(countFavourites(games, ['other/กบ'])).toBe(0)
})

it('GAME-1 lists providers with their counts, most games first', () => {
  expect(providersOf(games)).toEqual([
    { id: 'ploy', name: 'พลอยสตูดิโอ', count: 2 },
    { id: 'chang', name: 'ช้างเกมส์', count: 1 },
  ])
})
