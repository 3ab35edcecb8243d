/** Where the money property plays: the real handlers, a bank that obeys, one promotion, one slot machine. */
import { eq } from 'drizzle-orm'
import type { Endpoint, RequestOf } from '#contracts/kit.ts'
import { promotionBundles, promotions } from '#server/db/schema/promotion.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Db } from '#server/db/types.ts'
import type { Deps } from '#server/kit/deps.ts'
import { hashToken, newToken } from '#server/kit/identity/tokens.ts'
import { affiliateHandlers } from '#server/modules/affiliate/handlers.ts'
import { billHandlers } from '#server/modules/bill/handlers.ts'
import { cashbackHandlers } from '#server/modules/cashback/handlers.ts'
import { memberHandlers } from '#server/modules/member/handlers.ts'
import { paymentHandlers } from '#server/modules/payment/handlers.ts'
import { promotionHandlers } from '#server/modules/promotion/handlers.ts'
import { questHandlers } from '#server/modules/quest/handlers.ts'
import { redemptionHandlers } from '#server/modules/redemption/handlers.ts'
import { statementHandlers } from '#server/modules/statement/handlers.ts'
import { wheelHandlers } from '#server/modules/wheel/handlers.ts'
import { withdrawHandlers } from '#server/modules/withdraw/handlers.ts'
import { gameSessions } from '#server/db/schema/games.ts'
import { createLaunch } from '#sandbox/games/launch.ts'
import { catalogueGames } from '#sandbox/catalogue/catalogue.ts'
import { testBank, type TestBank } from '#server/testing/scenes/banks.ts'
import type { Called } from '#server/testing/call.ts'
import { depositOptions, depositor } from '#server/testing/scenes/deposits.ts'
import { TEST_AGENT, type TestMember } from '#server/testing/people.ts'
import { openTestServer, type TestServer } from '#server/testing/test-server.ts'
import { openRewards, rewardPlayer } from './reward-world.ts'

/** An answer that never left, to whoever would have logged it as a fault. */
export class Killed extends Error {
  getResponse(): Response {
    return new Response(null, { status: 503 })
  }
}

export interface World {
  readonly server: TestServer
  readonly bank: TestBank
  readonly promotionId: string
  readonly channelId: string
  readonly gameId: string
  /** Calls an endpoint; `killed` lets the process die just before its transaction commits. */
  call<E extends Endpoint>(
    endpoint: E,
    input: RequestOf<E>,
    how: { as: Player; key?: string; killed?: boolean },
  ): Promise<Called<E> | null>
  /** Runs the work as a process that dies before it commits would. */
  dying<T>(work: (deps: Deps) => Promise<T>): Promise<T | null>
}

export interface Player extends TestMember {
  readonly account: string
  /** Of an open game session, by wallet. */
  readonly sessions: readonly string[]
}

/** Every transaction comes to nothing, as if the process were killed before its commit. */
function neverCommitting(db: Db): Db {
  return new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name) as unknown
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value
      return (work: (tx: Db) => Promise<unknown>) =>
        target.transaction(async (tx) => {
          await work(tx)
          throw new Killed()
        })
    },
  })
}

export async function openWorld(): Promise<World> {
  const bank = testBank()
  const server = await openTestServer({
    ...depositOptions,
    handlers: {
      ...affiliateHandlers,
      ...billHandlers,
      ...cashbackHandlers,
      ...memberHandlers,
      ...paymentHandlers,
      ...promotionHandlers,
      ...questHandlers,
      ...redemptionHandlers,
      ...statementHandlers,
      ...wheelHandlers,
      ...withdrawHandlers,
    },
    services: { ...depositOptions.services, payouts: bank },
    ease: 1_000_000,
  })
  const [promotion] = await server.db
    .insert(promotions)
    .values({ agentCode: TEST_AGENT, name: 'always', repeats: 'always' })
    .returning({ id: promotions.id })
  const promotionId = promotion!.id
  const bundles = { min_transfer_amount: '100', bonus_percent: '50', max_bonus: '200', turnover_times: '2' }
  await server.db
    .insert(promotionBundles)
    .values(Object.entries(bundles).map(([key, val]) => ({ promotionId, key, val })))
  await openRewards(server)
  const { rows } = await server.db.execute<{ id: string | number }>(
    `select id from payment_channels where kind = 'bank' limit 1`,
  )
  const deps = server.deps as { database: Deps['database'] } & Deps
  const dying: World['dying'] = async (work) => {
    const { database } = deps
    deps.database = { ...database, db: neverCommitting(database.db) }
    try {
      return await work(deps)
    } catch {
      return null
    } finally {
      deps.database = database
    }
  }
  return {
    server,
    bank,
    promotionId,
    channelId: String(rows[0]!.id),
    gameId: catalogueGames.find((game) => game.kind === 'slot' && !game.maintenance)!.game_id,
    dying,
    call: async (endpoint, input, { as, key, killed }) => {
      const ask = () => server.call(endpoint, input, { as, ...(key && { key }) })
      return killed ? dying(ask).then(() => null) : ask()
    },
  }
}

/** Somebody with a bank account, two wallets, and a game open on each. */
export async function addPlayer(world: World): Promise<Player> {
  const { server, gameId } = world
  const member = await depositor(server, {
    wallets: [
      { type: 1, balance: 300_00, canDeposit: true },
      { type: 3, category: 'slot', balance: 100_00, canDeposit: true },
    ],
  })
  const now = server.clock.now()
  const sessions = await Promise.all(
    member.walletIds.map((walletId) =>
      inTransaction(server.db, async (tx) => {
        const owner = { memberId: member.id, walletId, sessionId: member.sessionId }
        const path = await createLaunch(tx, { gameId, member: owner, now })
        const token = newToken()
        await tx
          .update(gameSessions)
          .set({ tokenHash: hashToken(token), exchangedAt: now, lastSeenAt: now })
          .where(eq(gameSessions.launchHash, hashToken(path.split('#t=')[1]!)))
        return token
      }),
    ),
  )
  const { rows } = await server.db.execute<{ id: string | number }>(
    `select id from member_bank_accounts where member_id = ${member.id}`,
  )
  const player = { ...member, account: String(rows[0]!.id), sessions }
  await rewardPlayer(server, player)
  return player
}
