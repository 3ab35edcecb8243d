/** Rounds by `yk2d`: from their commitment over the delay to their end, and what goes wrong on the way. */
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { CHAIN_ID, NUMBERS, SEED } from '#contracts/testing/yeekee-example.ts'
import { lottoRounds } from '../../db/schema/lotto.ts'
import { yeekeeDays, yeekeeDelays, yeekeeRounds } from '../../db/schema/yeekee.ts'
import { hour, minute, second } from '../../kit/clock.ts'
import { configuredDelay, usualMs } from '../../kit/services/delay.ts'
import { yeekeeMessages as words } from '../../strings/yeekee.ts'
import { checkpointsFrom, standingDelay, testDelay } from '../../testing/delay.ts'
import { testServer } from '../../testing/hooks.ts'
import { yeekeeRoom } from '../../testing/scenes/yeekee-room.ts'
import { createRounds } from '../lotto/create-rounds.ts'
import { delayInput, saltOf } from '../lotto/yeekee-chain.ts'
import { closeYeekee, headLate, valueLate } from './close.ts'
import { computeDelays } from './delay-job.ts'
import { yeekeeHandlers } from './handlers.ts'

const delay = standingDelay()
const server = testServer({ handlers: yeekeeHandlers, services: { delay } })

afterEach(() => Object.assign(delay, { stops: Number.POSITIVE_INFINITY, computed: 0 }))

const { open, shoot, list, proofOf, end, shootAll } = yeekeeRoom(server)

/** A round by the delay with these shots, whose close has come. */
async function closed(numbers: readonly string[] = NUMBERS): Promise<string> {
  const round = await open('yk2d')
  await shootAll(await server.member(), round, numbers)
  const { shoot_until } = (await list(round)).data
  server.clock.set(shoot_until)
  return round
}
const compute = () => computeDelays(server.deps)
const stateOf = async (round: string) =>
  (await server.db.select().from(lottoRounds).where(eq(lottoRounds.id, round)))[0]!.state
const kept = async (round: string) =>
  (await server.db.select().from(yeekeeDelays).where(eq(yeekeeDelays.roundId, round)))[0]

describe('LOTTO-1 a round by the delay', () => {
  it('names it with its length before anybody shoots, and no beacon', async () => {
    const round = await open('yk2d')
    const { data } = await list(round)
    expect(data).toMatchObject({ rule_version: 'yk2d', delay: { ...testDelay, done: 0 }, published_at: null })
    expect(data.beacon ?? null).toBeNull()
  })

  it('shows its last head at the close, while nobody has the result; then nothing is shot any more', async () => {
    const round = await closed()
    const before = (await list(round)).data
    expect(before.published_at).toBeNull()
    expect(await end()).toBe(0)
    const { data } = await list(round)
    expect(data).toMatchObject({ published_at: server.clock.now(), head: before.head, count: 20 })
    expect(await proofOf(round)).toBeNull()
    // Who may give rounds other times reopens none by it.
    await server.db
      .update(lottoRounds)
      .set({ closesAt: server.clock.now() + minute, resultAt: server.clock.now() + minute })
      .where(eq(lottoRounds.id, round))
    expect(await shoot(await server.member(), round, '12345')).toMatchObject({
      error: 1,
      message: words.over,
    })
  })

  it('its result follows from list, seed and the last checkpoint, and every checkpoint is shown', async () => {
    const round = await closed()
    await end()
    expect(await compute()).toEqual({ whole: 1, begun: 0 })
    expect((await list(round)).data.delay).toEqual({ ...testDelay, done: testDelay.segments })
    expect(await end()).toBe(1)
    const proof = (await proofOf(round))!
    const from = delayInput(CHAIN_ID, proof.head, testDelay)
    const checkpoints = checkpointsFrom({ ...testDelay, from })
    expect(proof).toMatchObject({ rule_version: 'yk2d', delay: { ...testDelay, checkpoints } })
    expect(proof.beacon ?? null).toBeNull()
    expect(proof.salt).toBe(saltOf(SEED, CHAIN_ID, proof.head, checkpoints.at(-1)!, 'yk2d'))
    const digits = String((proof.difference + proof.salt!) % 100_000).padStart(5, '0')
    expect([proof.top3, proof.bottom2]).toEqual([digits.slice(2), digits.slice(0, 2)])
  })

  it('the thread computes what the rule says', async () => {
    const work = { from: 'ab'.repeat(32), segments: 3, steps: 2, size: 1 << 12 }
    const told: string[] = []
    await configuredDelay().run(work, (checkpoint) => told.push(checkpoint) < 2)
    expect(told).toEqual(checkpointsFrom(work).slice(0, 2))
    await configuredDelay().run({ ...work, from: told[1]!, segments: 1 }, (one) => told.push(one) > 0)
    expect(told).toEqual(checkpointsFrom(work))
  })
})

describe('LOTTO-1 a delay that is cut off', () => {
  it('goes on from its last checkpoint, and comes to the same', async () => {
    const round = await closed()
    await end()
    delay.stops = 3
    expect(await compute()).toEqual({ whole: 0, begun: 1 })
    expect(await end()).toBe(0)
    expect((await list(round)).data.delay!.done).toBe(3)
    expect([await compute(), await compute()]).toEqual([
      { whole: 0, begun: 1 },
      { whole: 1, begun: 0 },
    ])
    expect(delay.computed).toBe(testDelay.segments)
    expect(await end()).toBe(1)
    const { head, delay: shown } = (await proofOf(round))!
    const from = delayInput(CHAIN_ID, head, testDelay)
    expect(shown!.checkpoints).toEqual(checkpointsFrom({ ...testDelay, from }))
  })

  it('is one process’s at a time; one that was lost holds it up for seconds', async () => {
    const round = await closed()
    await end()
    const both = await Promise.all([compute(), compute()])
    expect(both.map(({ whole }) => whole).toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(delay.computed).toBe(testDelay.segments)
    const leased = { checkpoints: '', leasedUntil: server.clock.now() + 20 * second }
    await server.db.update(yeekeeDelays).set(leased).where(eq(yeekeeDelays.roundId, round))
    expect(await compute()).toEqual({ whole: 0, begun: 0 })
    server.clock.advance(21 * second)
    expect(await compute()).toEqual({ whole: 1, begun: 0 })
  })

  it('one that comes back late writes over nothing that is further', async () => {
    const round = await closed()
    await end()
    const slow = standingDelay()
    const run = slow.run.bind(slow)
    slow.stops = 2
    slow.run = async (work, told) => {
      await run(work, told)
      // Meanwhile it was given up, and another had it whole.
      server.clock.advance(minute)
      expect(await compute()).toEqual({ whole: 1, begun: 0 })
    }
    await computeDelays({ ...server.deps, services: { ...server.deps.services, delay: slow } })
    expect((await kept(round))!.checkpoints).toHaveLength(64 * testDelay.segments)
    expect(await end()).toBe(1)
  })

  it('that does not end postpones the round, and gives it back with its list', async () => {
    const round = await closed()
    await end()
    const due = server.clock.now() + usualMs(testDelay)
    server.clock.set(due + valueLate.postpones)
    expect(await end()).toBe(0)
    expect(await stateOf(round)).toBe('postponed')
    server.clock.set(due + valueLate.refunds)
    expect(await end()).toBe(1)
    expect(await stateOf(round)).toBe('no_result')
    expect(await proofOf(round)).toMatchObject({ voided: true, server_seed: SEED })
    expect(await compute()).toEqual({ whole: 0, begun: 0 })
  })

  it('late, but before that: the round has its result after all', async () => {
    const round = await closed()
    await end()
    server.clock.advance(10 * minute)
    await end()
    await compute()
    expect(await end()).toBe(1)
    expect(await stateOf(round)).toBe('resulted')
  })
})

describe('LOTTO-1 a house that gains time', () => {
  it('by being away at the close: the head was not published, there is no result, stakes are given back', async () => {
    const round = await closed()
    server.clock.advance(headLate)
    expect(await end()).toBe(1)
    expect(await stateOf(round)).toBe('no_result')
    expect(await kept(round)).toBeUndefined()
    expect(await proofOf(round)).toMatchObject({ voided: true })
  })

  it('by a beacon that it takes up in the middle of a day: the day keeps what it named', async () => {
    const round = await open('yk2d')
    const [{ dayId } = { dayId: null }] = await server.db
      .select()
      .from(yeekeeRounds)
      .where(eq(yeekeeRounds.roundId, round))
    await expect(
      server.db.update(yeekeeDays).set({ delay: null }).where(eq(yeekeeDays.id, dayId!)),
    ).rejects.toMatchObject({ cause: { constraint: 'yeekee_days_one_draw' } })
    await end()
    expect((await list(round)).data.delay).toMatchObject(testDelay)
  })
})

describe('LOTTO-1 what rounds are made by', () => {
  const lastRules = async () => {
    const rows = await server.db.select({ rules: yeekeeRounds.rules }).from(yeekeeRounds)
    return [...new Set(rows.map(({ rules }) => rules))]
  }
  const begin = async () => {
    const round = await open('yk2d')
    await server.db.delete(yeekeeRounds).where(eq(yeekeeRounds.roundId, round))
    await server.db.delete(lottoRounds).where(eq(lottoRounds.id, round))
  }

  it('the beacon where there is one, else the delay, else none', async () => {
    await begin()
    const now = server.clock.now() + 48 * hour
    await createRounds(server.db, now, { delay: standingDelay(null) })
    expect(await lastRules()).toEqual([])
    await createRounds(server.db, now, { delay })
    expect(await lastRules()).toEqual(['yk2d'])
    await createRounds(server.db, now + 96 * hour, server.deps.services)
    expect((await lastRules()).toSorted()).toEqual(['yk2', 'yk2d'])
  })

  it('switched off, those that were made by it still come to their end', async () => {
    const round = await closed()
    await end()
    const off = { ...server.deps.services, delay: standingDelay(null) }
    expect(await computeDelays({ ...server.deps, services: off })).toEqual({ whole: 1, begun: 0 })
    const { beacon } = server.deps.services
    expect(await closeYeekee(server.db, { roundId: round, now: server.clock.now(), beacon })).toBe(true)
  })
})
