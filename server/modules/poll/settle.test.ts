import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { getPollConfig, getPollWinners } from '#contracts/poll.ts'
import { getStatement } from '#contracts/statement.ts'
import { ledgerJournals } from '../../db/schema/ledger.ts'
import { wallets } from '../../db/schema/member.ts'
import { pollPrizes, polls, pollVotes } from '../../db/schema/poll.ts'
import { inboxItems } from '../../db/schema/rewards.ts'
import { day, hour } from '../../kit/clock.ts'
import { silentLog } from '../../kit/log.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { pollMessages as words } from '../../strings/poll.ts'
import { statementWords } from '../../strings/statement.ts'
import { addCrowd } from '../../testing/crowd.ts'
import { cutOff } from '../../testing/cut-off.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { addPoll, announcePoll, vote, type TestPoll } from '../../testing/scenes/polls.ts'
import { statementHandlers } from '../statement/handlers.ts'
import { pollHandlers } from './handlers.ts'
import { settlePolls } from './settle-job.ts'

const errors: object[] = []
const log = { ...silentLog, error: (fields: object) => void errors.push(fields) }
const server = testServer({ handlers: { ...pollHandlers, ...statementHandlers }, log })

let poll: TestPoll
beforeEach(async () => {
  errors.length = 0
  poll = await addPoll(server, { freeVotes: 3, prizePool: satang(100_00) })
})

const settle = () => settlePolls(server.deps)
const purse = (of: TestMember) => balanceOf(server.db, walletAccount(of.walletIds[0]!))
const prizes = () => server.db.select().from(pollPrizes).orderBy(pollPrizes.memberId)
const journals = () => server.db.select().from(ledgerJournals).where(eq(ledgerJournals.kind, 'poll.prize'))
const settledAt = async () => {
  const [row] = await server.db.select().from(polls).where(eq(polls.id, poll.pollId))
  return row!.settledAt
}
const booksAreRight = async () => {
  expect(await totalOf(server.db)).toBe(0)
  expect((await verifyLedger(server.db)).faults).toEqual([])
}
async function end(choice = 0) {
  server.clock.advance(hour)
  expect(await announcePoll(server, poll, choice)).toBe(true)
}

describe('EXTRA-8 paying the pool', () => {
  it('shares it among the right votes, cut to the satang; what is left stays with the house', async () => {
    const [twice, once, wrong] = [await server.member(), await server.member(), await server.member()]
    await vote(server, poll, twice)
    await vote(server, poll, twice)
    await vote(server, poll, twice, 1)
    await vote(server, poll, once)
    await vote(server, poll, wrong, 1)
    await end()
    await settle()
    expect(await Promise.all([twice, once, wrong].map(purse))).toEqual([66_66, 33_33, 0])
    expect(await balanceOf(server.db, house.polls)).toBe(-99_99)
    expect(await prizes()).toMatchObject([
      { memberId: twice.id, votes: 2, amount: 66_66 },
      { memberId: once.id, votes: 1, amount: 33_33 },
    ])
    expect(await settledAt()).toBe(server.clock.now())
    expect(errors).toEqual([])
    await booksAreRight()
  })

  it('is a line of the statement with its name, and a notice that leads to the poll', async () => {
    const winner = await server.member()
    await vote(server, poll, winner)
    await end()
    await settle()
    const { data } = await server.call(getStatement, {}, { as: winner })
    expect(data).toMatchObject([{ kind: 'reward', amount: 100_00 }])
    expect(data[0]!.title).toContain(statementWords.titles.poll)
    expect(data[0]!.title).toContain('Who wins')
    expect(await server.db.select().from(inboxItems)).toMatchObject([
      {
        memberId: winner.id,
        kind: 'reward',
        title: words.wonTitle,
        body: words.wonText('Who wins', 100_00),
        link: `/poll/${poll.pollId}`,
      },
    ])
  })

  it('pays nobody before the answer, and nothing where nobody was right', async () => {
    const wrong = await server.member()
    await vote(server, poll, wrong, 1)
    await settle()
    server.clock.advance(hour)
    await settle()
    expect(await settledAt()).toBeNull()
    await announcePoll(server, poll)
    await settle()
    expect(await settledAt()).toBe(server.clock.now())
    expect(await journals()).toEqual([])
  })

  it('a pool smaller than a satang for each pays nobody', async () => {
    poll = await addPoll(server, { prizePool: satang(2) })
    for (let n = 0; n < 3; n++) await vote(server, poll, await server.member())
    await end()
    await settle()
    expect(await settledAt()).toBe(server.clock.now())
    expect(await prizes()).toEqual([])
  })

  it('comes days late with the same sums', async () => {
    const winner = await server.member()
    await vote(server, poll, winner)
    await end()
    server.clock.advance(9 * day)
    await settle()
    expect(await purse(winner)).toBe(100_00)
  })

  it('a winner without a main wallet keeps the poll unsettled and nobody else unpaid', async () => {
    const [lost, winner] = [await server.member(), await server.member()]
    await vote(server, poll, lost)
    await vote(server, poll, winner)
    await server.db.update(wallets).set({ walletTypeId: 9 }).where(eq(wallets.memberId, lost.id))
    await end()
    await settle()
    expect(await purse(winner)).toBe(50_00)
    expect(await settledAt()).toBeNull()
    expect(errors).toMatchObject([{ pollId: poll.pollId, members: [lost.id] }])
    await server.db.update(wallets).set({ walletTypeId: 1 }).where(eq(wallets.memberId, lost.id))
    await settle()
    expect(await purse(lost)).toBe(50_00)
    expect(await settledAt()).toBe(server.clock.now())
    await booksAreRight()
  })
})

describe('EXTRA-8 I5 paying exactly once', () => {
  const MANY = 243
  const EACH = Math.floor(1_000_00 / MANY)

  /** More than two batches of winners. */
  async function manyWinners(): Promise<readonly TestMember[]> {
    poll = await addPoll(server, { prizePool: satang(1_000_00) })
    const crowd = await addCrowd(server.deps, MANY, 10_00)
    const [choiceId] = poll.choices
    const rows = crowd.map(({ id: memberId }) => {
      return { pollId: poll.pollId, choiceId: choiceId!, memberId, unitNo: 1, at: server.clock.now() }
    })
    await server.db.insert(pollVotes).values(rows)
    await end()
    return crowd
  }
  async function expectPaidOnce(crowd: readonly TestMember[]) {
    expect(await journals()).toHaveLength(MANY)
    expect(await prizes()).toHaveLength(MANY)
    expect(await server.db.select().from(inboxItems)).toHaveLength(MANY)
    expect(await balanceOf(server.db, house.polls)).toBe(-EACH * MANY)
    for (const index of [0, 99, 100, MANY - 1]) expect(await purse(crowd[index]!)).toBe(10_00 + EACH)
    expect(await settledAt()).toBe(server.clock.now())
    await booksAreRight()
  }

  it('run twice, nothing is paid again', async () => {
    const crowd = await manyWinners()
    await settle()
    await settle()
    await server.db.update(polls).set({ settledAt: null })
    await settle()
    await expectPaidOnce(crowd)
    expect(errors).toEqual([])
  })

  it.each([1, 2, 3, 4])('killed before commit %d, and again: everybody is paid once', async (n) => {
    const crowd = await manyWinners()
    await settlePolls(cutOff(server.deps, n))
    expect(await prizes()).toHaveLength(Math.min(MANY, 100 * (n - 1)))
    expect(await settledAt()).toBeNull()
    await settle()
    await expectPaidOnce(crowd)
  })

  it('three at once pay nobody twice', async () => {
    const crowd = await manyWinners()
    await Promise.all([settle(), settle(), settle()])
    await expectPaidOnce(crowd)
    expect(errors).toEqual([])
  })
})

describe('EXTRA-8 winners', () => {
  const winners = async (of: TestPoll) =>
    await server.call(getPollWinners, { poll_id: of.pollId, agent_id: 7 })

  it('are real, masked, the largest first; of the poll before while the next one runs', async () => {
    const [big, small] = [
      await server.member({ username: 'aekachai77' }),
      await server.member({ username: 'pimjai21' }),
    ]
    await vote(server, poll, small)
    await vote(server, poll, big)
    await vote(server, poll, big)
    expect((await winners(poll)).data).toEqual([])
    await end()
    await settle()
    const at = server.clock.now()
    const expected = [
      { name: 'aek•••77', prize: words.right(2), amount: 66_66, at },
      { name: 'pi•••21', prize: words.right(1), amount: 33_33, at },
    ]
    expect(await winners(poll)).toMatchObject({ data: expected, body: { total: 2 } })
    const next = await addPoll(server, { previousId: poll.pollId })
    expect((await winners(next)).data).toEqual(expected)
    expect(JSON.stringify(await winners(next))).not.toContain('aekachai')
    server.clock.advance(hour)
    await announcePoll(server, next)
    expect((await winners(next)).data).toEqual([])
    const config = (await server.call(getPollConfig, { poll_id: poll.pollId, agent_id: 7 })).data
    expect(config).toMatchObject({ state: 'announced', prize_each: 33_33, announced_at: at })
  })
})
