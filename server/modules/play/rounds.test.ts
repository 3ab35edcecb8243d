/** Play by day against the rounds themselves: not a satang more or less, whatever runs at once. */
import { count, eq, sum } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { gameRounds, gameSessions } from '../../db/schema/games.ts'
import { pointRules } from '../../db/schema/redemption.ts'
import { playDays } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { satang } from '#contracts/money.ts'
import { hour } from '../../kit/clock.ts'
import { newToken } from '../../kit/identity/tokens.ts'
import { gamesApp } from '#sandbox/games/app.ts'
import { createLaunch } from '#sandbox/games/launch.ts'
import { TEST_AGENT, type TestMember } from '../../testing/people.ts'
import { testServer } from '../../testing/hooks.ts'
import { runNightlies } from '../../nightlies.ts'
import { pointsOf } from '../points/read-points.ts'

const server = testServer({ handlers: {}, config: { port: 3000, gamesPort: 3001 } })
const SLOT = 'sl-2201'
const ROUNDS = 30

async function post(path: string, body: unknown, token = '') {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const request = new Request(`http://localhost:3001${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return gamesApp(server.deps).fetch(request)
}

/** Token of a game that is open. */
async function open(member: TestMember): Promise<string> {
  const owner = { memberId: member.id, walletId: member.walletIds[0]!, sessionId: member.sessionId }
  const now = server.clock.now()
  const path = await inTransaction(server.db, (tx) => createLaunch(tx, { gameId: SLOT, member: owner, now }))
  const token = newToken()
  await post('/api/session', { launch: path.split('#t=')[1], token })
  return token
}

it('EXTRA-3 parallel rounds of several members: the day is the sum of its rounds, and points follow it', async () => {
  await server.db
    .insert(pointRules)
    .values({ agentCode: TEST_AGENT, category: 'slot', perPoint: satang(50_00) })
  const members = await Promise.all(
    [1, 2, 3].map(() => server.member({ wallets: [{ type: 1, balance: 5_000_00 }] })),
  )
  const tokens = await Promise.all(members.map(open))
  const play = (index: number) => {
    const round = {
      round_key: `play-of-the-test-${String(index).padStart(6, '0')}`,
      bet: { kind: 'slot', stake: 500 },
    }
    const send = () => post('/api/round', round, tokens[index % tokens.length])
    // A repetition of a round is the same round.
    return Promise.all([send(), send()])
  }
  const answers = (await Promise.all(Array.from({ length: ROUNDS }, (_, index) => play(index)))).flat()
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(ROUNDS)

  await runNightlies(server.db, server.clock.now() + 12 * hour + hour)
  for (const { id } of members) {
    const [rounds] = await server.db
      .select({ staked: sum(gameRounds.stake), returned: sum(gameRounds.win), rounds: count() })
      .from(gameRounds)
      .innerJoin(gameSessions, eq(gameSessions.id, gameRounds.sessionId))
      .where(eq(gameSessions.memberId, id))
    const [day] = await server.db.select().from(playDays).where(eq(playDays.memberId, id))
    expect(Number(rounds!.staked)).toBeGreaterThan(0)
    expect(day).toMatchObject({
      category: 'slot',
      bound: false,
      staked: Number(rounds!.staked),
      returned: Number(rounds!.returned),
      rounds: rounds!.rounds,
    })
    const { points } = await pointsOf(server.db, id, server.clock.now())
    expect(points).toBe(Math.floor(day!.staked / 50_00))
  }
})
