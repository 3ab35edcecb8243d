import { beforeEach, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { getProtection, setLimit, type LimitKind } from '#contracts/protection.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { balanceOf, totalOf, walletAccount } from '#server/ledger/accounts.ts'
import { protectionHandlers } from '#server/modules/protection/handlers.ts'
import { protectionWords as words } from '#server/strings/protection.ts'
import { testServer } from '#server/testing/hooks.ts'
import type { TestMember } from '#server/testing/people.ts'
import { gamesApp } from './app.ts'
import { createLaunch } from './launch.ts'

const server = testServer({ handlers: protectionHandlers, config: { port: 3000, gamesPort: 3001 } })

/** Nothing is ever won, or everything. */
let wins = false
const app = () => gamesApp(server.deps, (limit) => (wins ? 0 : limit - 1))

let malee: TestMember
let token: string
beforeEach(async () => {
  wins = false
  malee = await server.member({ wallets: [{ balance: 1_000_00 }] })
  token = await open(malee)
})

interface Reply {
  status: number
  error: number
  message: string
  data: Record<string, unknown>
}

async function post(path: string, body: unknown, bearer = ''): Promise<Reply> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
  const asked = new Request(`http://localhost:3001${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const response = await app().fetch(asked)
  return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) }
}

async function open(member?: TestMember): Promise<string> {
  const owner = member
    ? { memberId: member.id, walletId: member.walletIds[0]!, sessionId: member.sessionId }
    : null
  const now = server.clock.now()
  const path = await inTransaction(server.db, (tx) =>
    createLaunch(tx, { gameId: 'fi-3301', member: owner, now }),
  )
  const mine = newToken()
  await post('/api/session', { launch: path.split('#t=')[1]!, token: mine })
  return mine
}

let rounds = 0
const play = (stake: number, as = token, key = `limit-round-${String(++rounds).padStart(8, '0')}`) =>
  post('/api/round', { round_key: key, bet: { kind: 'fish', stake, fish: 'koi' } }, as)
const limit = (kind: LimitKind, amount: number) =>
  server.call(setLimit, { kind, period: 'day', amount: satang(amount) }, { as: malee })
const used = async () =>
  (await server.call(getProtection, {}, { as: malee })).data.limits.map(({ used }) => used)
const purse = () => balanceOf(server.db, walletAccount(malee.walletIds[0]!))

it.each(['loss', 'stake'] as const)(
  'SAFE-2 a round over the limit of %s is refused, whatever it would win',
  async (kind) => {
    await limit(kind, 3_00)
    expect(await play(2_00)).toMatchObject({ status: 200, error: 0 })
    wins = true
    expect(await play(2_00)).toMatchObject({
      status: 200,
      error: 1,
      message: words.reached(kind, 'day', 1_00),
      data: { limit_kind: kind, limit_left: '1.00' },
    })
    expect(await purse()).toBe(998_00)
    expect(await used()).toEqual([2_00])
    expect(await totalOf(server.db)).toBe(0)
  },
)

it('SAFE-2 a win gives room for loss again, and none for stakes', async () => {
  await limit('loss', 5_00)
  await limit('stake', 7_00)
  wins = true
  expect(await play(5_00)).toMatchObject({ error: 0 })
  wins = false
  expect(await play(5_00)).toMatchObject({ error: 1, data: { limit_kind: 'stake', limit_left: '2.00' } })
  expect(await play(2_00)).toMatchObject({ error: 0 })
})

it('SAFE-2 a round that was played is answered again under its key, though the limit is full by now', async () => {
  await limit('loss', 2_00)
  const key = 'limit-round-again-0001'
  const first = await play(2_00, token, key)
  expect(await play(2_00, token, key)).toEqual(first)
  expect(await used()).toEqual([2_00])
})

it('SAFE-2 play money is nobody’s', async () => {
  await limit('stake', 0)
  expect(await play(2_00, await open())).toMatchObject({ error: 0 })
  expect(await used()).toEqual([0])
})

it('SAFE-2 of 64 rounds at once, from two games, as many pass as the limit holds', async () => {
  await limit('stake', 33_00)
  const other = await open(malee)
  const answers = await Promise.all(Array.from({ length: 64 }, (_, n) => play(2_00, n % 2 ? token : other)))
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(16)
  expect(await used()).toEqual([32_00])
  expect(await purse()).toBe(968_00)
})
