/** Lobbies, catalogue and launches. Requirements GAME-1, GAME-2, GAME-3. */
import {
  getGameList,
  getGameLobby,
  getGameWallets,
  getLobbyConfigs,
  launchDemo,
  launchGame,
  type Game,
  type LobbyKey,
} from '#contracts/games.ts'
import { getPackedGames } from '#contracts/game-pack.ts'
import { packGames } from '#rules/games/pack.ts'
import type { Db } from '../../db/types.ts'
import type { Deps } from '../../kit/deps.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { refuse } from '../../kit/errors.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { prepare, type Prepared } from '../../kit/endpoint/prepared.ts'
import { networkOf, policies } from '../../kit/rate-limit.ts'
import type { GameProviders } from '../../kit/services.ts'
import { games as sentences } from '../../strings/games.ts'
import { catalogueFor, type Catalogue } from './parts/catalogue.ts'
import { walletsOf } from '../member/wallets.ts'
import { lastPlayed, maintenanceOf, notePlay, ownWallet } from './parts/played-games.ts'
import { listGames, providersIn, walletFits } from './rules.ts'

type Asked = { readonly deps: Deps; readonly now: number }

const catalogue = (ask: Asked, db: Db) => catalogueFor(ask.deps, db, ask.now)

/** Encodes a public reply once for as long as the catalogue stays the same. */
function once(shelf: Catalogue, name: string, make: () => Prepared): Prepared {
  const ready = shelf.prepared.get(name) ?? make()
  shelf.prepared.set(name, ready)
  return ready
}

const lobbyReply = (shelf: Catalogue, key: LobbyKey) =>
  once(shelf, `lobby ${key}`, () => prepare(getGameLobby, [...shelf.lobby(key)]))

/** The game that is asked for, when what was handed back with it agrees. */
function known(shelf: Catalogue, wish: { game_id: string; provider_id: string; source?: string }): Game {
  const game = shelf.byId.get(wish.game_id)
  if (!game || game.provider_id !== wish.provider_id) refuse(sentences.unknownGame)
  if (wish.source !== undefined && game.source !== wish.source) refuse(sentences.unknownGame)
  return game
}

/** Providers that can open the game now. Slow ones take their time here, outside the transaction. */
async function open(ask: Asked, db: Db, game: Game): Promise<GameProviders> {
  // Asked of the table, not of the cache: a game that was just taken down must not open.
  if ((await maintenanceOf(db, game.game_id)) !== false) refuse(sentences.maintenance)
  const providers = ask.deps.services.games
  if (!providers) refuse(sentences.noProvider)
  await providers.ready(game.game_id)
  return providers
}

export const gameHandlers = collect(
  handle(getLobbyConfigs, async ({ lobby_key: key }, ctx) => {
    const shelf = await catalogue(ctx, ctx.tx)
    return once(shelf, `configs ${key}`, () => {
      const list = shelf.lobby(key)
      return prepare(getLobbyConfigs, {
        lobby_key: key,
        title: sentences.lobby[key],
        game_count: list.length,
        providers: providersIn(list, shelf.providers),
      })
    })
  }),

  handle(getGameList, async (wish, ctx) => listGames((await catalogue(ctx, ctx.tx)).games, wish)),

  handle(getGameLobby, async ({ lobby_key: key }, ctx) => {
    const shelf = await catalogue(ctx, ctx.tx)
    if (key !== 'last') return lobbyReply(shelf, key)
    if (!ctx.member) return []
    return (await lastPlayed(ctx.tx, ctx.member.id)).flatMap((id) => shelf.byId.get(id) ?? [])
  }),

  handle(getPackedGames, async ({ category }, ctx) => {
    const shelf = await catalogue(ctx, ctx.tx)
    return once(shelf, `packed ${category}`, () => prepare(getPackedGames, packGames(shelf.lobby(category))))
  }),

  handle(launchDemo, {
    limits: (_, ask) => [{ policy: policies.demoAddress, subject: networkOf(ask.ip) }],
    prepare: async (wish, ask, db) => {
      const game = known(await catalogue(ask, db), wish)
      if (!game.has_demo) refuse(sentences.noDemo)
      return open(ask, db, game)
    },
    run: async (wish, ctx, providers) => {
      const path = await providers.launch(ctx.tx, { gameId: wish.game_id, member: null, now: ctx.now })
      return { link: ctx.origins.games + path }
    },
  }),

  handle(getGameWallets, {
    mode: 'read',
    run: async (wish, ctx) => {
      const game = known(await catalogue(ctx, ctx.tx), wish)
      const wallets = await walletsOf(ctx.tx, ctx.member.id)
      return wallets.filter((wallet) => walletFits(wallet.category, game.category))
    },
  }),

  handle(launchGame, {
    prepare: async (wish, ask, db) => {
      const game = known(await catalogue(ask, db), wish)
      const wallet = await ownWallet(db, ask.member.id, wish.wallet_id)
      if (!wallet) refuse(sentences.unknownWallet)
      if (!walletFits(wallet.category, game.category)) refuse(sentences.walletDoesNotFit)
      return open(ask, db, game)
    },
    run: async (wish, ctx, providers) => {
      const memberId = ctx.member.id
      const member = { memberId, walletId: wish.wallet_id, sessionId: ctx.sessionId! }
      const path = await providers.launch(ctx.tx, { gameId: wish.game_id, member, now: ctx.now })
      await notePlay(ctx.tx, memberId, wish.game_id, ctx.now)
      return { link: ctx.origins.games + path }
    },
  }),
)
