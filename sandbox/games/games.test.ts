import { describe, expect, it } from 'vitest'
import { gameRounds, gameSessions } from '#server/db/schema/games.ts'
import { members } from '#server/db/schema/member.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { balanceOf, house, totalOf, walletAccount } from '#server/ledger/accounts.ts'
import { ledgerJournals } from '#server/db/schema/ledger.ts'
import { testServer } from '#server/testing/hooks.ts'
import type { TestMember } from '#server/testing/people.ts'
import { newToken } from '#server/kit/identity/tokens.ts'
import { sandboxGames as sentences } from '../strings/games-server.ts'
import { gamesApp } from './app.ts'
import { createLaunch } from './launch.ts'
import type { Round, Rounds, Started } from './protocol.ts'
import type { Rng } from '../game-rules/rng.ts'

const server = testServer({ handlers: {}, config: { port: 3000, gamesPort: 3001 } })

interface Reply<Data> {
  status: number
  error: number
  message: string
  data: Data
}

/** Draws by turns; a test sets it to force an outcome. */
let rng: Rng = () => 0
const app = () => gamesApp(server.deps, (limit) => rng(limit))

async function post<Data>(path: string, body: unknown, token = ''): Promise<Reply<Data>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await app().fetch(
    new Request(`http://localhost:3001${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  return { status: response.status, ...((await response.json()) as Omit<Reply<Data>, 'status'>) }
}

const launch = async (gameId: string, member?: TestMember) => {
  const now = server.clock.now()
  const owner = member
    ? { memberId: member.id, walletId: member.walletIds[0]!, sessionId: member.sessionId }
    : null
  const path = await inTransaction(server.db, (tx) => createLaunch(tx, { gameId, member: owner, now }))
  return path.split('#t=')[1]!
}
const exchange = (launchToken: string, token = newToken()) =>
  post<Started>('/api/session', { launch: launchToken, token })
const open = async (gameId: string, member?: TestMember) => {
  const token = newToken()
  const { data } = await exchange(await launch(gameId, member), token)
  return { ...data, token }
}
const key = (n: number) => `round-key-${String(n).padStart(10, '0')}`
const play = <K extends keyof Rounds>(token: string, n: number, bet: { kind: K } & Record<string, unknown>) =>
  post<Rounds[K]>('/api/round', { round_key: key(n), bet }, token)
const walletOf = (member: TestMember) => balanceOf(server.db, walletAccount(member.walletIds[0]!))
const rich = () => server.member({ wallets: [{ balance: 100_00, name: 'กระเป๋าหลัก' }] })

describe('launch and session', () => {
  it('GAME-2 a launch token is exchanged once, within a minute', async () => {
    const token = await launch('sl-2201', await rich())
    const first = await exchange(token)
    expect(first.data).toMatchObject({
      demo: false,
      wallet: 'กระเป๋าหลัก',
      balance: 100_00,
      parentOrigin: 'http://localhost:3000',
      game: { name: 'นกยูงรำแพน' },
    })
    expect(await exchange(token)).toMatchObject({
      status: 401,
      message: sentences.linkUsed,
    })
    const late = await launch('sl-2201')
    server.clock.advance(61_000)
    expect(await exchange(late)).toMatchObject({
      status: 401,
      message: sentences.linkUsed,
    })
    expect(await exchange('x')).toMatchObject({
      status: 401,
      message: sentences.linkUsed,
    })
  })

  it('GAME-2 of ten exchanges at once one succeeds', async () => {
    const token = await launch('sl-2201')
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(token)))
    expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
  })

  it('GAME-2 the page that exchanged a link may ask again with its own token, within the minute', async () => {
    const token = await launch('sl-2201')
    const session = newToken()
    const first = await exchange(token, session)
    expect(await exchange(token, session)).toEqual(first)
    expect((await exchange(token, 'short')).status).toBe(401)
    server.clock.advance(61_000)
    expect((await exchange(token, session)).status).toBe(401)
  })

  it('GAME-2 tokens are stored as hashes only', async () => {
    const token = await launch('sl-2201')
    const session = newToken()
    await exchange(token, session)
    const stored = JSON.stringify(await server.db.select().from(gameSessions))
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(session)
  })

  it('GAME-2 a session ends after half an hour without a round, and with the member', async () => {
    const malee = await rich()
    const { token } = await open('sl-2201', malee)
    server.clock.advance(31 * 60_000)
    expect(await play(token, 1, { kind: 'slot', stake: 100 })).toMatchObject({
      status: 401,
      message: sentences.sessionOver,
    })
    const again = await open('sl-2201', malee)
    await server.db.update(members).set({ status: 'suspended' })
    expect((await play(again.token, 1, { kind: 'slot', stake: 100 })).status).toBe(401)
    expect((await play('nobody', 1, { kind: 'slot', stake: 100 })).status).toBe(401)
    expect(await walletOf(malee)).toBe(100_00)
  })
})

describe('money', () => {
  it('GAME-2 a lost round takes the stake, a won one pays the win, in one journal each', async () => {
    const malee = await rich()
    const { token } = await open('fi-3301', malee)
    rng = (limit) => limit - 1
    const lost = await play(token, 1, { kind: 'fish', stake: 200, fish: 'koi' })
    expect(lost.data).toMatchObject({ stake: 200, win: 0, balance: 98_00, outcome: { caught: false } })
    rng = () => 0
    const won = await play(token, 2, { kind: 'fish', stake: 200, fish: 'koi' })
    expect(won.data).toMatchObject({ win: 32_00, balance: 128_00 })
    expect(await walletOf(malee)).toBe(128_00)
    expect(await balanceOf(server.db, house.games)).toBe(4_00)
    expect(await balanceOf(server.db, house.gameWins)).toBe(-32_00)
    expect(await totalOf(server.db)).toBe(0)
    const journals = await server.db.select().from(ledgerJournals)
    expect(journals.filter((one) => one.kind === 'game.round').map((one) => one.memo)).toEqual([
      'fi-3301',
      'fi-3301',
    ])
  })

  it('GAME-2 a repeated key is answered as the first time and moves nothing; another bet under it is refused', async () => {
    const malee = await rich()
    const { token } = await open('fi-3301', malee)
    rng = () => 0
    const first = await play(token, 1, { kind: 'fish', stake: 100, fish: 'jelly' })
    rng = (limit) => limit - 1
    const again = await Promise.all(
      Array.from({ length: 6 }, () => play(token, 1, { kind: 'fish', stake: 100, fish: 'jelly' })),
    )
    for (const one of again) expect(one).toEqual(first)
    expect((await play(token, 1, { kind: 'fish', stake: 200, fish: 'jelly' })).status).toBe(409)
    expect(await walletOf(malee)).toBe(101_00)
    expect(await server.db.select().from(gameRounds)).toHaveLength(1)
  })

  it('GAME-2 a win that equals the stake still makes its journal', async () => {
    const malee = await rich()
    const { token } = await open('ca-8103', malee)
    const dice = [0, 0, 1]
    rng = () => dice.shift() ?? 0
    const { data } = await play(token, 1, { kind: 'hilo', stakes: { s2: 10_00, s6: 10_00 } })
    expect(data).toMatchObject({ stake: 20_00, win: 20_00, balance: 100_00 })
    expect(await balanceOf(server.db, house.gameWins)).toBe(-20_00)
  })

  it('GAME-2 a stake that is not there is refused, even when the win would have covered it', async () => {
    const malee = await server.member({ wallets: [{ balance: 4_00 }] })
    const { token } = await open('fi-3301', malee)
    rng = () => 0
    expect(await play(token, 1, { kind: 'fish', stake: 500, fish: 'pearl' })).toMatchObject({
      status: 200,
      error: 1,
      message: sentences.notEnough,
    })
    expect(await walletOf(malee)).toBe(4_00)
    expect(await server.db.select().from(gameRounds)).toEqual([])
    expect((await play(token, 2, { kind: 'fish', stake: 200, fish: 'pearl' })).data.win).toBe(320_00)
  })

  it('GAME-2 two frames on one wallet cannot spend the same money', async () => {
    const malee = await server.member({ wallets: [{ balance: 10_00 }] })
    const frames = [await open('fi-3301', malee), await open('fi-3302', malee)]
    rng = (limit) => limit - 1
    const answers = await Promise.all(
      frames.flatMap(({ token }, i) =>
        Array.from({ length: 6 }, (_, n) =>
          play(token, i * 10 + n, { kind: 'fish', stake: 200, fish: 'koi' }),
        ),
      ),
    )
    expect(answers.filter((one) => one.error === 0)).toHaveLength(5)
    expect(await walletOf(malee)).toBe(0)
    expect(await totalOf(server.db)).toBe(0)
  })

  it('GAME-2 a demo plays with play money and never touches the ledger', async () => {
    const { token, balance, demo } = await open('fi-3301')
    expect({ demo, balance }).toEqual({ demo: true, balance: 10_000_00 })
    rng = () => 0
    expect((await play(token, 1, { kind: 'fish', stake: 200, fish: 'koi' })).data.balance).toBe(10_030_00)
    expect(await server.db.select().from(ledgerJournals)).toEqual([])
  })
})

describe('bets', () => {
  it.each([
    ['a stake that is not on offer', 'sl-2201', { kind: 'slot', stake: 123 }],
    ['a negative stake', 'sl-2201', { kind: 'slot', stake: -100 }],
    ['a bet of another kind', 'sl-2201', { kind: 'fish', stake: 100, fish: 'koi' }],
    ['no bet', 'ca-8103', { kind: 'hilo', stakes: {} }],
    ['an unknown bet', 'ca-8103', { kind: 'hilo', stakes: { s7: 100 } }],
    ['satang on the cloth', 'ca-8103', { kind: 'hilo', stakes: { low: 150 } }],
    ['more than the table takes', 'ca-8103', { kind: 'hilo', stakes: { low: 5_000_00, high: 100 } }],
    ['an unknown fish', 'fi-3301', { kind: 'fish', stake: 100, fish: 'whale' }],
    ['an empty coupon', 'sp-4402', { kind: 'sport', stake: 1000, legs: [] }],
    [
      'a match twice',
      'sp-4402',
      {
        kind: 'sport',
        stake: 1000,
        legs: [
          { match: '1', pick: '1' },
          { match: '1', pick: '2' },
        ],
      },
    ],
    [
      'a match that is not on offer',
      'sp-4402',
      { kind: 'sport', stake: 1000, legs: [{ match: '9', pick: '1' }] },
    ],
  ])('GAME-2 refuses %s', async (_, gameId, bet) => {
    const { token } = await open(gameId)
    expect(await play(token, 1, bet as never)).toMatchObject({
      status: 200,
      error: 1,
      message: sentences.badBet,
    })
    expect(await server.db.select().from(gameRounds)).toEqual([])
  })

  it('GAME-2 every kind plays a round, and the coupon brings new matches', async () => {
    rng = () => 0
    const bets: [string, { kind: keyof Rounds } & Record<string, unknown>][] = [
      ['sl-2201', { kind: 'slot', stake: 500 }],
      ['fs-5501', { kind: 'slot', stake: 500 }],
      ['ca-8101', { kind: 'hilo', stakes: { low: 1000, p16: 500 } }],
      ['fi-3303', { kind: 'fish', stake: 50, fish: 'turtle' }],
      [
        'sp-4401',
        {
          kind: 'sport',
          stake: 1000,
          legs: [
            { match: '1', pick: '1' },
            { match: '2', pick: 'X' },
          ],
        },
      ],
    ]
    for (const [gameId, bet] of bets) {
      const { token, balance, setup } = await open(gameId)
      const { error, data } = await play(token, 1, bet)
      expect(error).toBe(0)
      const round: Round = data
      expect(round.balance).toBe(balance - round.stake + round.win)
      if (setup.kind === 'sport')
        expect((data as Rounds['sport']).next.map((one) => one.home)).not.toEqual(
          setup.matches.map((one) => one.home),
        )
    }
  })

  it('GAME-2 a large body is refused before it is read', async () => {
    const { token } = await open('sl-2201')
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const body = JSON.stringify({
      round_key: key(1),
      bet: { kind: 'slot', stake: 100, more: 'x'.repeat(20_000) },
    })
    const response = await app().fetch(
      new Request('http://localhost:3001/api/round', { method: 'POST', headers, body }),
    )
    expect(response.status).toBe(413)
  })
})
