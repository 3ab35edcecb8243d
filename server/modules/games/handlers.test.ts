import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  getGameList,
  getGameLobby,
  getGameWallets,
  getLobbyConfigs,
  launchDemo,
  launchGame,
} from '#contracts/games.ts'
import { getPackedGames } from '#contracts/game-pack.ts'
import { unpackGames } from '#rules/games/pack.ts'
import { gamePlays, games, gameSessions, providers } from '../../db/schema/games.ts'
import { members } from '../../db/schema/member.ts'
import type { Deps } from '../../kit/deps.ts'
import { refuse } from '../../kit/errors.ts'
import { testServer } from '../../testing/hooks.ts'
import { createLaunch } from '#sandbox/games/launch.ts'
import { games as sentences } from '../../strings/games.ts'
import { gameHandlers } from './handlers.ts'

async function seed({ database }: Deps) {
  await database.db.insert(providers).values([
    { id: 'chang', name: 'ช้างเกมส์', position: 1 },
    { id: 'siam', name: 'สยามไลฟ์', position: 2 },
  ])
  const base = { source: 'sandbox', tags: [], hasDemo: true }
  await database.db.insert(games).values([
    {
      ...base,
      id: 'sl-1',
      providerId: 'chang',
      name: 'นกยูงรำแพน',
      category: 'slot',
      popularity: 9,
      rtp: 96.1,
    },
    {
      ...base,
      id: 'sl-2',
      providerId: 'chang',
      name: 'ช้างนำโชค',
      category: 'slot',
      popularity: 7,
      maintenance: true,
    },
    { ...base, id: 'sl-3', providerId: 'chang', name: 'โคมไฟดับ', category: 'slot', popularity: 1 },
    {
      ...base,
      id: 'ca-1',
      providerId: 'siam',
      name: 'ไฮโลถ้วยทอง',
      category: 'casino',
      popularity: 8,
      hasDemo: false,
    },
  ])
}

const server = testServer({
  handlers: gameHandlers,
  seed,
  services: {
    games: {
      ready: async (id) => {
        if (id === 'sl-3') refuse('ค่ายเกมปิด')
      },
      launch: createLaunch,
    },
  },
})

const wish = (game_id: string, provider_id = 'chang') => ({
  game_id,
  provider_id,
  source: 'sandbox',
  is_mobile: true,
})
const demo = (game_id: string, provider_id?: string) => ({
  ...wish(game_id, provider_id),
  agent_code: 'chokdee',
})

describe('lobbies', () => {
  it('GAME-1 configs name the lobby, count its games and its providers', async () => {
    const { data } = await server.call(getLobbyConfigs, { lobby_key: 'slot' })
    expect(data).toMatchObject({
      title: 'สล็อต',
      game_count: 3,
      providers: [{ provider_id: 'chang', game_count: 3 }],
    })
  })

  it('GAME-1 a lobby holds its games, most played first, to visitors too', async () => {
    const { data, headers } = await server.call(getGameLobby, { lobby_key: 'slot' })
    expect(data.map((game) => game.game_id)).toEqual(['sl-1', 'sl-2', 'sl-3'])
    expect(data[0]).toMatchObject({ provider_name: 'ช้างเกมส์', rtp: 96.1, maintenance: false })
    const again = await server.call(
      getGameLobby,
      { lobby_key: 'slot' },
      { headers: { 'if-none-match': headers.get('etag')! } },
    )
    expect(headers.get('etag')).toBeTruthy()
    expect(again).toMatchObject({ status: 304, text: '' })
  })

  it('GAME-1 a category packed holds what the lobby holds', async () => {
    const { data, headers } = await server.call(getPackedGames, { category: 'slot' })
    const lobby = await server.call(getGameLobby, { lobby_key: 'slot' })
    expect(unpackGames(data)).toEqual(lobby.data)
    expect(headers.get('etag')).toBeTruthy()
    expect(unpackGames((await server.call(getPackedGames, { category: 'sport' })).data)).toEqual([])
  })

  it('GAME-1 list: provider, category, limit', async () => {
    const { data } = await server.call(getGameList, { provider: 'chang', category: 'slot', limit: 2 })
    expect(data.map((game) => game.game_id)).toEqual(['sl-1', 'sl-2'])
  })

  it("GAME-1 last is empty for visitors and the member's own, newest first, after launches", async () => {
    expect((await server.call(getGameLobby, { lobby_key: 'last' })).data).toEqual([])
    const malee = await server.member({ wallets: [{ balance: 100_00 }] })
    await server.call(launchGame, { ...wish('sl-1'), wallet_id: malee.walletIds[0]! }, { as: malee })
    server.clock.advance(1000)
    await server.call(launchGame, { ...wish('ca-1', 'siam'), wallet_id: malee.walletIds[0]! }, { as: malee })
    const { data } = await server.call(getGameLobby, { lobby_key: 'last' }, { as: malee })
    expect(data.map((game) => game.game_id)).toEqual(['ca-1', 'sl-1'])
    const other = await server.member()
    expect((await server.call(getGameLobby, { lobby_key: 'last' }, { as: other })).data).toEqual([])
  })

  it('GAME-1 a change of the catalogue shows within a minute', async () => {
    await server.call(getGameLobby, { lobby_key: 'slot' })
    await server.db.update(games).set({ name: 'ชื่อใหม่' }).where(eq(games.id, 'sl-1'))
    server.clock.advance(61_000)
    const { data } = await server.call(getGameLobby, { lobby_key: 'slot' })
    expect(data[0]!.game_name).toBe('ชื่อใหม่')
    server.clock.advance(61_000)
  })
})

describe('demo', () => {
  it("GAME-2 a visitor gets a link on the games' origin, its token in the fragment", async () => {
    const { data } = await server.call(launchDemo, demo('sl-1'))
    expect(data.link).toMatch(/^http:\/\/localhost.*\/play\/sl-1#t=[\w-]{43}$/)
    const [session] = await server.db.select().from(gameSessions)
    expect(session).toMatchObject({ demo: true, memberId: null, walletId: null, demoBalance: 10_000_00 })
    expect(JSON.stringify(session)).not.toContain(data.link.split('#t=')[1])
  })

  it.each([
    ['a game without demo', demo('ca-1', 'siam'), sentences.noDemo],
    ['a game under maintenance', demo('sl-2'), sentences.maintenance],
    ['an unknown game', demo('sl-9'), sentences.unknownGame],
    ["another provider's game", demo('sl-1', 'siam'), sentences.unknownGame],
    ['another source', { ...demo('sl-1'), source: 'other' }, sentences.unknownGame],
    ['a provider that is closed', demo('sl-3'), 'ค่ายเกมปิด'],
  ])('GAME-3 refuses %s with a sentence', async (_, input, sentence) => {
    const answer = await server.call(launchDemo, input)
    expect(answer).toMatchObject({ status: 200, error: 1, message: sentence })
    expect(await server.db.select().from(gameSessions)).toEqual([])
  })

  it('GAME demos are limited per address', async () => {
    const tries = []
    for (let i = 0; i < 130; i++)
      tries.push((await server.call(launchDemo, demo('sl-1'), { ip: '203.0.113.9' })).status)
    expect(tries.filter((status) => status === 429).length).toBe(10)
  })
})

describe('real play', () => {
  const specs = {
    wallets: [
      { balance: 50_00 },
      { type: 4, category: 'slot', balance: 18_00 },
      { type: 5, category: 'sport', balance: 1 },
    ],
  }

  it('GAME-2 wallets that fit the game, with balances, the empty main one included', async () => {
    const malee = await server.member(specs)
    const input = { game_id: 'sl-1', provider_id: 'chang', sub_provider_id: '' }
    const { data } = await server.call(getGameWallets, input, { as: malee })
    expect(data.map((wallet) => [wallet.id, wallet.balance])).toEqual([
      [malee.walletIds[0], 50_00],
      [malee.walletIds[1], 18_00],
    ])
    const casino = await server.call(
      getGameWallets,
      { game_id: 'ca-1', provider_id: 'siam', sub_provider_id: '' },
      { as: malee },
    )
    expect(casino.data.map((wallet) => wallet.id)).toEqual([malee.walletIds[0]])
  })

  it('GAME-2 a link opens a session for that wallet and notes the play once per launch', async () => {
    const malee = await server.member(specs)
    const input = { ...wish('sl-1'), wallet_id: malee.walletIds[1]! }
    await server.call(launchGame, input, { as: malee })
    const { data } = await server.call(launchGame, input, { as: malee })
    expect(data.link).toContain('/play/sl-1#t=')
    expect(await server.db.select().from(gameSessions)).toHaveLength(2)
    expect(await server.db.select().from(gamePlays)).toMatchObject([
      { memberId: malee.id, gameId: 'sl-1', plays: 2 },
    ])
  })

  it.each([
    ['a game under maintenance', () => wish('sl-2'), 0, sentences.maintenance],
    ['a wallet of another category', () => wish('sl-1'), 2, sentences.walletDoesNotFit],
    ['an unknown game', () => wish('sl-9'), 0, sentences.unknownGame],
    ['a provider that is closed', () => wish('sl-3'), 0, 'ค่ายเกมปิด'],
  ])('GAME-3 refuses %s', async (_, make, index, sentence) => {
    const malee = await server.member(specs)
    const answer = await server.call(
      launchGame,
      { ...make(), wallet_id: malee.walletIds[index]! },
      { as: malee },
    )
    expect(answer).toMatchObject({ status: 200, error: 1, message: sentence })
    expect(await server.db.select().from(gamePlays)).toEqual([])
  })

  it.each(['9999', 'x', '', '1; drop'])(
    "GAME-3 refuses wallet %j as it refuses another's",
    async (walletId) => {
      const malee = await server.member(specs)
      const other = await server.member(specs)
      const none = await server.call(launchGame, { ...wish('sl-1'), wallet_id: walletId }, { as: malee })
      const foreign = await server.call(
        launchGame,
        { ...wish('sl-1'), wallet_id: other.walletIds[0]! },
        { as: malee },
      )
      expect(none).toMatchObject({ status: 200, error: 1, message: sentences.unknownWallet })
      expect(foreign.text).toBe(none.text)
    },
  )

  it('GAME-2 needs a session, and a suspended member has none', async () => {
    expect((await server.call(launchGame, { ...wish('sl-1'), wallet_id: '1' })).status).toBe(401)
    expect(
      (await server.call(getGameWallets, { game_id: 'sl-1', provider_id: 'chang', sub_provider_id: '' }))
        .status,
    ).toBe(401)
    const malee = await server.member(specs)
    await server.db.update(members).set({ status: 'suspended' }).where(eq(members.id, malee.id))
    expect(
      (await server.call(launchGame, { ...wish('sl-1'), wallet_id: malee.walletIds[0]! }, { as: malee }))
        .status,
    ).toBe(401)
  })
})
