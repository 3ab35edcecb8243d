import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  checkPollQuota,
  getCurrentPoll,
  getPollConfig,
  getPollQuota,
  getPollStats,
  getPollWinners,
  submitPoll,
} from '#contracts/poll.ts'
import { satang } from '#contracts/money.ts'
import { generateQr } from '#contracts/payment.ts'
import { agents } from '../../db/schema/agent.ts'
import { paymentChannels } from '../../db/schema/payment.ts'
import { pollFacts, polls, pollVotes } from '../../db/schema/poll.ts'
import { sqlState } from '../../db/transaction.ts'
import { day, hour } from '../../kit/clock.ts'
import { play } from '#sandbox/bank/pay.ts'
import { pollMessages as words } from '../../strings/poll.ts'
import { depositOptions, depositor } from '../../testing/scenes/deposits.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { addPoll, announcePoll, deposited, vote, type TestPoll } from '../../testing/scenes/polls.ts'
import { pollHandlers } from './handlers.ts'
import { percents } from './stats.ts'

const server = testServer({
  ...depositOptions,
  handlers: { ...depositOptions.handlers, ...pollHandlers },
})

let poll: TestPoll
let malee: TestMember
beforeEach(async () => {
  poll = await addPoll(server)
  malee = await server.member({ wallets: [{}, {}] })
})

const AGENT = 7
let keys = 0
const key = () => `poll-test-key-${String(++keys).padStart(8, '0')}`
const submit = (choice = 0, { as = malee, intent = key(), of = poll } = {}) =>
  server.call(submitPoll, { poll_id: of.pollId, choice_id: of.choices[choice]! }, { as, key: intent })
const asked = (of = poll) => ({ poll_id: of.pollId, agent_id: AGENT })
const config = async (of = poll) => (await server.call(getPollConfig, asked(of))).data
const quota = async (of = poll, as = malee) =>
  (await server.call(getPollQuota, { poll_id: of.pollId }, { as })).data
const check = async (of = poll, as = malee) =>
  (await server.call(checkPollQuota, { poll_id: of.pollId }, { as })).data
const stats = async (of = poll) => (await server.call(getPollStats, asked(of))).data
const votes = () => server.db.select().from(pollVotes)

describe('EXTRA-8 a poll', () => {
  it('is seen by visitors: question, choices, times, and the rule in words', async () => {
    await server.db.insert(pollFacts).values({ pollId: poll.pollId, key: 'sponsor', val: 'nobody' })
    const now = server.clock.now()
    expect(await config()).toMatchObject({
      title: 'Who wins',
      state: 'open',
      opens_at: now - hour,
      closes_at: now + hour,
      answer_choice_id: null,
      choices: [{ name: 'elephant' }, { name: 'peacock' }, { name: 'crab' }, { name: 'kite' }],
      metadata: [
        { key: words.facts.pool, val: words.facts.poolText(100_00) },
        { key: words.facts.votes },
        { key: words.facts.pay },
        { key: 'sponsor', val: 'nobody' },
      ],
    })
  })

  it('is upcoming, open, closed and announced in its time', async () => {
    const later = await addPoll(server, {
      opensAt: server.clock.now() + hour,
      closesAt: server.clock.now() + 2 * hour,
    })
    const states = async () => [(await config()).state, (await config(later)).state]
    expect(await states()).toEqual(['open', 'upcoming'])
    server.clock.advance(hour - 1)
    expect(await states()).toEqual(['open', 'upcoming'])
    server.clock.advance(1)
    expect(await states()).toEqual(['closed', 'open'])
    expect(await announcePoll(server, poll, 1)).toBe(true)
    expect(await config()).toMatchObject({
      state: 'announced',
      answer_choice_id: poll.choices[1],
      prize_each: 0,
    })
  })

  it('is the current one while it runs; between two the newest is', async () => {
    const current = async () => (await server.call(getCurrentPoll, { agent_id: AGENT })).data.poll_id
    const next = await addPoll(server, {
      opensAt: server.clock.now() + day,
      closesAt: server.clock.now() + 2 * day,
    })
    expect(await current()).toBe(poll.pollId)
    server.clock.advance(2 * hour)
    expect(await current()).toBe(poll.pollId)
    server.clock.advance(day)
    expect(await current()).toBe(next.pollId)
    expect((await server.call(getCurrentPoll, { agent_id: 99 })).data.poll_id).toBeNull()
  })

  it('of nobody, or of another agent, is not there', async () => {
    await server.db.insert(agents).values({ code: 'other', number: 8, name: 'Other' })
    const theirs = await addPoll(server, { agentCode: 'other' })
    for (const endpoint of [getPollConfig, getPollStats, getPollWinners]) {
      expect((await server.call(endpoint, asked(theirs))).status).toBe(404)
      expect((await server.call(endpoint, { poll_id: '999', agent_id: AGENT })).status).toBe(404)
      const own = { poll_id: theirs.pollId, agent_id: 8 }
      expect((await server.call(endpoint, own)).status).toBe(200)
      expect((await server.call(endpoint, own, { as: malee })).status).toBe(404)
    }
    expect(await submit(0, { of: theirs })).toMatchObject({ status: 404, message: words.unknown })
    const id = { poll_id: theirs.pollId }
    expect((await server.call(getPollQuota, id, { as: malee })).status).toBe(404)
    expect((await server.call(checkPollQuota, id, { as: malee })).status).toBe(404)
    expect(await votes()).toEqual([])
  })
})

describe('EXTRA-8 a vote', () => {
  it('uses one unit, is told and counted, and the same key votes once', async () => {
    const intent = key()
    for (let n = 0; n < 3; n++)
      expect(await submit(1, { intent })).toMatchObject({
        error: 0,
        message: words.done,
        data: { choice_id: poll.choices[1], quota_left: 0, voted_at: server.clock.now() },
      })
    expect(await votes()).toMatchObject([{ memberId: malee.id, choiceId: poll.choices[1], unitNo: 1 }])
    expect(await check()).toEqual({
      allowed: false,
      reason: words.noQuota,
      votes: [{ choice_id: poll.choices[1], at: server.clock.now() }],
    })
  })

  it('needs sign-in', async () => {
    const ballot = { poll_id: poll.pollId, choice_id: poll.choices[0]! }
    expect((await server.call(submitPoll, ballot)).status).toBe(401)
    expect((await server.call(getPollQuota, { poll_id: poll.pollId })).status).toBe(401)
  })

  it.each([
    ['before it opens', -2 * hour, words.upcoming],
    ['at the moment it closes', hour, words.closed],
  ])('%s is refused, and said beforehand', async (_, moved, sentence) => {
    server.clock.set(server.clock.now() + moved)
    expect(await check()).toMatchObject({ allowed: false, reason: sentence })
    expect(await submit()).toMatchObject({ status: 200, error: 1, message: sentence })
    expect(await votes()).toEqual([])
  })

  it('after the answer, for an unknown choice, and without quota is refused', async () => {
    const other = await addPoll(server)
    const foreign = { poll_id: poll.pollId, choice_id: other.choices[0]! }
    expect(await server.call(submitPoll, foreign, { as: malee, key: key() })).toMatchObject({
      error: 1,
      message: words.unknownChoice,
    })
    expect((await submit()).error).toBe(0)
    expect(await submit(1)).toMatchObject({ error: 1, message: words.noQuota })
    const late = await server.member()
    server.clock.advance(hour)
    await announcePoll(server, poll)
    expect(await submit(0, { as: late })).toMatchObject({ error: 1, message: words.closed })
    expect(await votes()).toHaveLength(1)
  })

  it('twenty at once under keys of their own use each unit once, and no more than there are', async () => {
    const rich = await addPoll(server, { freeVotes: 3 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submit(index % 4, { of: rich })),
    )
    const done = answers.filter(({ error }) => error === 0)
    expect(new Set(done.map(({ data }) => data.quota_left))).toEqual(new Set([0, 1, 2]))
    const units = (await votes()).map(({ unitNo }) => unitNo)
    expect(units).toHaveLength(3)
    expect(new Set(units)).toEqual(new Set([1, 2, 3]))
    expect(answers.filter(({ message }) => message === words.noQuota)).toHaveLength(17)
  })

  it('is final: the database itself changes and deletes none', async () => {
    await submit()
    const refusal = (work: Promise<unknown>) => work.then(() => 'done', sqlState)
    expect(await refusal(server.db.update(pollVotes).set({ choiceId: poll.choices[1]! }))).toBe('PV001')
    expect(await refusal(server.db.delete(pollVotes))).toBe('PV001')
  })
})

describe('EXTRA-8 quota', () => {
  const rule = { freeVotes: 1, depositPerVote: satang(500_00), mostVotes: 3 }

  it('grows by what was deposited while the poll runs, into any wallet, up to the cap', async () => {
    const paid = await addPoll(server, rule)
    const [main, second] = malee.walletIds
    expect(await quota(paid)).toEqual({ quota: 1, used: 0, left: 1, updated_at: server.clock.now() })
    await deposited(server, main!, 499_99)
    expect((await quota(paid)).quota).toBe(1)
    await deposited(server, second!, 1)
    expect((await quota(paid)).quota).toBe(2)
    await deposited(server, main!, 10_000_00)
    expect((await quota(paid)).quota).toBe(3)
    const other = await server.member()
    expect((await quota(paid, other)).quota).toBe(1)
  })

  it('counts nothing that came before it opened or after it closed', async () => {
    const now = server.clock.now()
    const paid = await addPoll(server, { ...rule, opensAt: now + hour, closesAt: now + 2 * hour })
    await deposited(server, malee.walletIds[0]!, 500_00)
    server.clock.advance(2 * hour)
    await deposited(server, malee.walletIds[0]!, 500_00)
    expect((await quota(paid)).quota).toBe(1)
  })

  it('PAY-1 counts a transfer that the bank told of', async () => {
    const paid = await addPoll(server, rule)
    const payer = await depositor(server, { wallets: [{ canDeposit: true }] })
    const [channel] = await server.db.select().from(paymentChannels).where(eq(paymentChannels.kind, 'qr'))
    const wish = { channel_id: channel!.id, amount: satang(1_000_00), sub_channel_id: '' }
    const order = await server.call(generateQr, wish, { as: payer })
    expect((await quota(paid, payer)).quota).toBe(1)
    await play(server.deps, order.data.order_id, 'exact')
    expect((await quota(paid, payer)).quota).toBe(3)
  })

  it('counts deposits only: play money and prizes are none', async () => {
    const paid = await addPoll(server, rule)
    const rich = await server.member({ wallets: [{ balance: 5_000_00 }] })
    expect((await quota(paid, rich)).quota).toBe(1)
  })

  it('says how to get one more, and lets it be used', async () => {
    const paid = await addPoll(server, rule)
    expect((await submit(0, { of: paid })).data.quota_left).toBe(0)
    expect(await submit(1, { of: paid })).toMatchObject({ error: 1, message: words.more(500_00) })
    await deposited(server, malee.walletIds[0]!, 500_00)
    expect(await check(paid)).toMatchObject({ allowed: true, reason: '' })
    expect((await submit(1, { of: paid })).error).toBe(0)
    expect(await quota(paid)).toMatchObject({ quota: 2, used: 2, left: 0 })
    expect((await check(paid)).votes.map(({ choice_id }) => choice_id)).toEqual(paid.choices.slice(0, 2))
  })

  it('without free votes asks for a deposit', async () => {
    const paid = await addPoll(server, { ...rule, freeVotes: 0 })
    expect(await submit(0, { of: paid })).toMatchObject({ error: 1, message: words.noneYet(500_00) })
  })
})

describe('EXTRA-8 stats', () => {
  it('count the votes themselves, by choice', async () => {
    expect(await stats()).toMatchObject({ total: 0, choices: [{ votes: 0, percent: 0 }, {}, {}, {}] })
    for (const choice of [0, 0, 1, 2, 0, 1]) await vote(server, poll, await server.member(), choice)
    const { total, choices } = await stats()
    expect(total).toBe(6)
    expect(choices.map(({ votes: each, percent }) => [each, percent])).toEqual([
      [3, 50],
      [2, 33],
      [1, 17],
      [0, 0],
    ])
  })

  it('percents sum to 100 and are less than one off, whatever the votes are', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }), (counts) => {
        const shares = percents(counts)
        const total = counts.reduce((sum, each) => sum + each, 0)
        expect(shares.reduce((sum, each) => sum + each, 0)).toBe(total === 0 ? 0 : 100)
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (total === 0 ? 0 : (counts[index]! * 100) / total))).toBeLessThan(1)
      }),
    )
    expect(percents([4416, 2976, 1344, 864])).toEqual([46, 31, 14, 9])
    expect(percents([1, 1, 1])).toEqual([34, 33, 33])
  })
})

it('EXTRA-8 the answer is given once, after the poll has closed, and is one of its choices', async () => {
  const other = await addPoll(server)
  expect(await announcePoll(server, poll)).toBe(false)
  server.clock.advance(hour)
  expect(await announcePoll(server, { ...poll, choices: other.choices })).toBe(false)
  expect(await announcePoll(server, poll, 2)).toBe(true)
  expect(await announcePoll(server, poll, 0)).toBe(false)
  const [row] = await server.db.select().from(polls).where(eq(polls.id, poll.pollId))
  expect(row!.answerChoiceId).toBe(poll.choices[2])
})
