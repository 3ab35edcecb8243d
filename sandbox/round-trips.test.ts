/** How often a write of money goes to the database and back. On PostgreSQL only: the embedded engine is in the process. */
import { beforeEach, describe, expect, it } from 'vitest'
import { createBill } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { transferBetweenWallets } from '#contracts/statement.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { hashToken, newToken } from '#server/kit/identity/tokens.ts'
import { addDraw, bet, wishOf } from '#server/testing/scenes/bills.ts'
import { testServer } from '#server/testing/hooks.ts'
import type { TestMember } from '#server/testing/people.ts'
import { eq } from 'drizzle-orm'
import { gameSessions } from '#server/db/schema/games.ts'
import { spinWheel } from '#contracts/wheel.ts'
import { createWithdrawal } from '#contracts/withdraw.ts'
import { addBankAccount, testBank } from '#server/testing/scenes/banks.ts'
import { addSpins, addWheel, blank } from '#server/testing/scenes/wheels.ts'
import { gamesApp } from './games/app.ts'
import { createLaunch } from './games/launch.ts'

const server = testServer({ services: { payouts: testBank() } })

const roundTrips = () => server.deps.database.gauges().roundTrips

/** Of the work, the session's look-up in it; the third time, when nothing is opened or prepared any more. */
async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  await work()
  await work()
  const before = roundTrips()
  await work()
  return roundTrips() - before
}

describe.runIf(process.env.TEST_DATABASE_URL)('round trips to the database', () => {
  let who: TestMember
  beforeEach(async () => {
    who = await server.member({
      wallets: [{ balance: 1_000_00 }, { balance: 0, category: 'slot', canDeposit: true }],
    })
  })

  it('a bill: its session; the claim and what decides; what is written, the answer and the commit', async () => {
    const { roundId } = await addDraw(server.db, server.clock.now())
    const wish = wishOf(who, roundId, [bet('bottom2', '45', 1), bet('top3', '456', 2)])
    const place = async () =>
      expect(await server.call(createBill, wish, { as: who })).toMatchObject({ error: 0 })
    expect(await tripsOf(place)).toBeLessThanOrEqual(3)
  })

  it('a round of a game: what decides; what is written and the commit', async () => {
    const now = server.clock.now()
    const token = newToken()
    const owner = { memberId: who.id, walletId: who.walletIds[0]!, sessionId: who.sessionId }
    await inTransaction(server.db, async (tx) => {
      const path = await createLaunch(tx, { gameId: 'sl-2201', member: owner, now })
      await tx
        .update(gameSessions)
        .set({ tokenHash: hashToken(token), exchangedAt: now, lastSeenAt: now })
        .where(eq(gameSessions.launchHash, hashToken(path.split('#t=')[1]!)))
    })
    const games = gamesApp(server.deps)
    let n = 0
    const play = async () => {
      const response = await games.fetch(
        new Request('http://localhost:3001/api/round', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ round_key: `round-of-the-test-${++n}`, bet: { kind: 'slot', stake: 500 } }),
        }),
      )
      expect(await response.json()).toMatchObject({ error: 0 })
    }
    expect(await tripsOf(play)).toBeLessThanOrEqual(2)
  })

  it('a transfer between wallets', async () => {
    const [from, to] = who.walletIds as [string, string]
    const wish = { from_wallet_id: from, to_wallet_id: to, amount: satang(1_00) }
    const move = async () =>
      expect(await server.call(transferBetweenWallets, wish, { as: who })).toMatchObject({ error: 0 })
    expect(await tripsOf(move)).toBeLessThanOrEqual(9)
  })

  it('a withdrawal', async () => {
    // One is under way for each of them at most.
    const people = await Promise.all(
      [1, 2, 3].map(async () => {
        const one = await server.member({ wallets: [{ balance: 1_000_00 }] })
        return { ...one, account: await addBankAccount(server.db, one.id) }
      }),
    )
    const ask = async () => {
      const one = people.pop()!
      const wish = { wallet_id: one.walletIds[0]!, bank_account_id: one.account, amount: satang(200_00) }
      expect(await server.call(createWithdrawal, wish, { as: one })).toMatchObject({ error: 0 })
    }
    expect(await tripsOf(ask)).toBeLessThanOrEqual(16)
  })

  it('a spin of the wheel', async () => {
    const stock = await addWheel(server.db, [blank(10_000)])
    await addSpins(server.db, who.id, 10)
    const spin = async () =>
      expect(
        await server.call(spinWheel, { stock_id: stock, client_seed: 'seed-of-the-test' }, { as: who }),
      ).toMatchObject({ error: 0 })
    expect(await tripsOf(spin)).toBeLessThanOrEqual(22)
  })
})
