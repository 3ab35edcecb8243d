/** Attacks on a game that is open when its member's session ends: whoever holds the game's token plays no more. */
import { expect, it } from 'vitest'
import { changePassword, resetPassword, revokeSessions } from '#contracts/account.ts'
import { login, logout, verifyOtp } from '#contracts/auth.ts'
import { launchGame } from '#contracts/games.ts'
import { gameRounds } from '#server/db/schema/games.ts'
import { members } from '#server/db/schema/member.ts'
import { hour, minute } from '#server/kit/clock.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { balanceOf, totalOf, walletAccount } from '#server/ledger/accounts.ts'
import { accountHandlers } from '#server/modules/account/handlers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { answerWaiting } from '#server/modules/pause/play-clock.ts'
import { authHandlers } from '#server/modules/auth/handlers.ts'
import { gameHandlers } from '#server/modules/games/handlers.ts'
import { testServer } from '#server/testing/hooks.ts'
import { type TestMember, TEST_AGENT as agent_code } from '#server/testing/people.ts'
import { sentCode } from '#server/testing/scenes/registration.ts'
import { seedGames } from '../catalogue/seed.ts'
import { gamesApp } from './app.ts'
import { sandboxProviders } from './launch.ts'

const server = testServer({
  handlers: { ...authHandlers, ...accountHandlers, ...gameHandlers },
  services: { games: sandboxProviders },
  seed: ({ database }) => seedGames(database.db),
  ease: 100,
})

const post = async (path: string, body: unknown, token = '') => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const request = new Request(`http://localhost:3001${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  // Every shot hits: what is won is known to the satang.
  const response = await gamesApp(server.deps, () => 0).fetch(request)
  return { status: response.status, body: (await response.json()) as { data: unknown } }
}

const FISH = { game_id: 'fi-3301', source: 'sandbox', is_mobile: true }

async function launched({ token, walletIds }: Pick<TestMember, 'token' | 'walletIds'>): Promise<string> {
  const { findGame } = await import('../catalogue/catalogue.ts')
  const game = findGame(FISH.game_id)!
  const wish = { ...FISH, provider_id: game.provider_id, source: game.source, wallet_id: walletIds[0]! }
  const { data } = await server.call(launchGame, wish, { as: token })
  return data.link.split('#t=')[1]!
}

/** Token of an open game of the member. */
async function opened(member: TestMember): Promise<string> {
  const token = newToken()
  expect((await post('/api/session', { launch: await launched(member), token })).status).toBe(200)
  return token
}

const shoot = (token: string, n: number) =>
  post(
    '/api/round',
    {
      round_key: `round-key-${String(n).padStart(10, '0')}`,
      bet: { kind: 'fish', stake: 200, fish: 'koi' },
    },
    token,
  )
const balance = (member: TestMember) => balanceOf(server.db, walletAccount(member.walletIds[0]!))
const rich = () => server.member({ wallets: [{ balance: 100_00 }] })
const secondDevice = async (member: TestMember) => {
  const { username, password } = member
  const { body } = await server.call(login, { username, password, agent_code })
  return String(body.access_token)
}
async function reset({ mobile }: TestMember): Promise<void> {
  const type = 'reset_password'
  const { ref: otp_ref, code: otp_code } = await sentCode(server, mobile, type)
  const proof = { username: '', mobile, otp_code, otp_ref, type, agent_code } as const
  const { otp_token } = (await server.call(verifyOtp, proof)).data
  await server.call(resetPassword, { mobile, otp_token, password: 'sunny-kite-42', agent_code })
}

const ends: [string, (member: TestMember) => Promise<unknown>][] = [
  ['signing out', (member) => server.call(logout, {}, { as: member })],
  ['a password reset', reset],
  [
    'a password change on another device',
    async (member) =>
      server.call(
        changePassword,
        { old_password: member.password, new_password: 'sunny-kite-42' },
        { as: await secondDevice(member) },
      ),
  ],
  [
    'being signed out from another device',
    async (member) => server.call(revokeSessions, {}, { as: await secondDevice(member) }),
  ],
  ['a suspension', () => server.db.update(members).set({ status: 'suspended' })],
]

it.each(ends)('GAME-2 after %s the game takes no bet, and its open link opens nothing', async (_, end) => {
  const malee = await rich()
  const [token, link] = [await opened(malee), await launched(malee)]
  expect((await shoot(token, 1)).status).toBe(200)
  const before = await balance(malee)
  expect(before).toBe(100_00 - 2_00 + 32_00)
  await end(malee)
  expect((await shoot(token, 2)).status).toBe(401)
  expect((await post('/api/session', { launch: link, token: newToken() })).status).toBe(401)
  expect(await balance(malee)).toBe(before)
  expect(await server.db.select().from(gameRounds)).toHaveLength(1)
})

it('GAME-2 a bet that was taken is paid, and its outcome still told after the end; no second time', async () => {
  const malee = await rich()
  const token = await opened(malee)
  const first = await shoot(token, 1)
  await server.call(logout, {}, { as: malee })
  expect(await shoot(token, 1)).toEqual(first)
  expect((await shoot(token, 2)).status).toBe(401)
  expect(await balance(malee)).toBe(130_00)
  expect(await totalOf(server.db)).toBe(0)
})

it('GAME-2 rounds that meet a sign-out are played whole or not at all; none after its answer', async () => {
  const malee = await rich()
  const token = await opened(malee)
  const rounds = Array.from({ length: 8 }, (_, n) => shoot(token, n))
  await server.call(logout, {}, { as: malee })
  const paidThen = await server.db.select().from(gameRounds)
  const answers = await Promise.all(rounds)
  const played = answers.filter(({ status }) => status === 200)
  const stored = await server.db.select().from(gameRounds)
  expect(stored).toHaveLength(played.length)
  expect(stored).toHaveLength(paidThen.length)
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
  expect(await balance(malee)).toBe(100_00 + played.length * 30_00)
  expect(await totalOf(server.db)).toBe(0)
})

it('GAME-2 a sign-out elsewhere leaves the game of this device alone', async () => {
  const malee = await rich()
  const token = await opened(malee)
  await server.call(logout, {}, { as: await secondDevice(malee) })
  expect((await shoot(token, 1)).status).toBe(200)
})

it('GAME-2 a game that is played without a pause ends after twelve hours all the same', async () => {
  const malee = await rich()
  const token = await opened(malee)
  for (let n = 0; n < 36; n++) {
    // Each reality check is answered (decision 084).
    await inTransaction(server.db, (tx) => answerWaiting(tx, malee.id, true, server.clock.now()))
    expect((await shoot(token, n)).body).toMatchObject({ error: 0 })
    server.clock.advance(20 * minute)
  }
  server.clock.advance(12 * hour - 36 * 20 * minute + 1)
  expect((await shoot(token, 99)).status).toBe(401)
})
