// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import type { Game } from '#contracts/games.ts'
import { favouriteChosen, isFavourite, KEPT_GAMES, keptGames, lobbyLoaded, useLobby } from './lobby.ts'
import { useSession } from './session.ts'

const game = (id: number): Game => ({
  game_id: `sl-${id}`,
  provider_id: 'chang',
  sub_provider_id: 'c1',
  source: 'direct',
  game_name: 'นกยูงรำแพนแห่งหิมพานต์',
  game_name_en: 'Dancing Peacock of Himmaphan',
  provider_name: 'ช้างเกมส์',
  category: 'slot',
  image: `/posters/sl-${id}.svg`,
  tags: ['hot', 'new'],
  rtp: 96.5,
  has_demo: true,
  maintenance: false,
})
const many = Array.from({ length: 3000 }, (_, id) => game(id))
const as = (username: string | null) =>
  useSession.setState({ user: username === null ? null : { token: 't', username, vipLevel: 0 } })

beforeEach(() => {
  useLobby.setState({ favourites: [] })
  as(null)
})

it('GAME-1 keeps favourites across visits, newest last, each once', () => {
  favouriteChosen(game(1), true)
  favouriteChosen(game(2), true)
  favouriteChosen(game(1), true)
  expect(useLobby.getState().favourites).toEqual(['chang/sl-2', 'chang/sl-1'])
  expect(JSON.parse(localStorage['chokdee.lobby'] as string)).toEqual({
    v: 1,
    data: { favourites: ['chang/sl-2', 'chang/sl-1'] },
  })
  favouriteChosen(game(2), false)
  expect(isFavourite(useLobby.getState().favourites, game(2))).toBe(false)
})

it('GAME-1 keeps at most 500 favourites', () => {
  for (const each of many.slice(0, 520)) favouriteChosen(each, true)
  expect(useLobby.getState().favourites).toHaveLength(500)
  expect(useLobby.getState().favourites[0]).toBe('chang/sl-20')
})

it('GAME-1 follows favourites chosen in another tab, and drops what is not a list of them', () => {
  const tell = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'chokdee.lobby', newValue }))
  tell(JSON.stringify({ v: 1, data: { favourites: ['a/1'] } }))
  expect(useLobby.getState().favourites).toEqual(['a/1'])
  tell(JSON.stringify({ v: 1, data: { favourites: [1, 2] } }))
  expect(useLobby.getState().favourites).toEqual([])
})

it('GAME-1 keeps the first games of a lobby, as they were', () => {
  lobbyLoaded('slot', many)
  const kept = keptGames('slot')
  expect(kept).toHaveLength(KEPT_GAMES)
  expect(kept?.[0]).toEqual(many[0])
  expect(keptGames('casino')).toBeNull()
  lobbyLoaded('casino', [])
  expect(keptGames('casino')).toEqual([])
})

it('GAME-1 seven lobbies of 3,000 games stay far below what localStorage holds', () => {
  as('narin1990')
  for (const key of ['last', 'hot', 'casino', 'slot', 'fishing', 'sport', 'freespin'] as const)
    lobbyLoaded(key, many)
  const characters = Object.values({ ...localStorage }).join('').length
  expect(characters).toBeLessThan(200_000)
})

it.each([['not json'], ['{"v":9,"data":{}}'], ['{"v":1,"data":{"owner":"","games":[["a"]]}}'], ['null']])(
  'GAME-1 a stored lobby of another shape is nothing: %s',
  (text) => {
    localStorage.setItem('chokdee.lobby.slot', text)
    expect(keptGames('slot')).toBeNull()
  },
)

it('GAME-1 the games a member played last are shown to nobody else', () => {
  lobbyLoaded('last', many)
  expect(localStorage.getItem('chokdee.lobby.last')).toBeNull()
  as('narin1990')
  lobbyLoaded('last', many.slice(0, 3))
  expect(keptGames('last')).toHaveLength(3)
  as('malee')
  expect(keptGames('last')).toBeNull()
  as(null)
  expect(keptGames('last')).toBeNull()
})
