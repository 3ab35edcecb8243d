import { expect, it } from 'vitest'
import type { Game } from '#contracts/games.ts'
import { byPopularity, listGames, lobbyGames, MOST_LISTED, providersIn, walletFits } from './rules.ts'

const game = (id: string, category: string, provider: string, popularity: number): Game => ({
  game_id: id,
  category,
  provider_id: provider,
  popularity,
  sub_provider_id: '',
  source: 'sandbox',
  game_name: id,
  game_name_en: '',
  provider_name: provider,
  image: '',
  tags: [],
})
const games = byPopularity([
  game('b', 'slot', 'p1', 5),
  game('a', 'slot', 'p2', 5),
  game('c', 'casino', 'p1', 9),
])

it('GAME-1 most played first, equal ones by id', () => {
  expect(games.map((one) => one.game_id)).toEqual(['c', 'a', 'b'])
})

it("GAME-1 a lobby of a category holds its games; last is a member's own", () => {
  expect(lobbyGames(games, 'slot').map((one) => one.game_id)).toEqual(['a', 'b'])
  expect(lobbyGames(games, 'hot')).toHaveLength(3)
  expect(lobbyGames(games, 'last')).toEqual([])
})

it('GAME-1 the list takes provider, category and limit; 60 unless told', () => {
  expect(listGames(games, { provider: 'p1' }).map((one) => one.game_id)).toEqual(['c', 'b'])
  expect(listGames(games, { provider: 'p1', category: 'slot' }).map((one) => one.game_id)).toEqual(['b'])
  expect(listGames(games, { limit: 1 })).toHaveLength(1)
  expect(listGames(games, { limit: -1 })).toEqual([])
  const many = Array.from({ length: 700 }, (_, i) => game(`g${i}`, 'slot', 'p1', i))
  expect(listGames(many, {})).toHaveLength(60)
  expect(listGames(many, { limit: 9999 })).toHaveLength(MOST_LISTED)
})

it('GAME-1 providers are those with games here, counted, the largest first', () => {
  const makers = ['p1', 'p2', 'p3'].map((id) => ({
    provider_id: id,
    provider_name: id,
    provider_name_en: '',
    logo: '',
  }))
  expect(providersIn(games, makers).map((one) => [one.provider_id, one.game_count])).toEqual([
    ['p1', 2],
    ['p2', 1],
  ])
})

it.each([
  ['all', 'slot', true],
  ['slot', 'slot', true],
  ['slot', 'casino', false],
  ['slot, casino', 'casino', true],
  ['', 'slot', false],
])('GAME-2 a wallet for "%s" fits %s: %s', (wallet, category, fits) => {
  expect(walletFits(wallet, category)).toBe(fits)
})
