/** Who says what was drawn, and from when on it is the result. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { RawPrize } from '../../db/schema/lotto-shapes.ts'
import { lotteries, lottoActs, lottoReadings, lottoRounds } from '../../db/schema/lotto.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hour, minute, second } from '../../kit/clock.ts'
import { silentLog } from '../../kit/log.ts'
import type { DrawSource } from '../../kit/services/draws.ts'
import { testServer } from '../../testing/hooks.ts'
import { addLottery, roundsOfLottery } from '../../testing/scenes/lotteries.ts'
import { settleDue } from '../bill/settle-job.ts'
import { postpone } from './announce.ts'
import { createRounds } from './create-rounds.ts'
import { BadPrizes } from './digits.ts'
import { exampleDraws } from './parts/examples.ts'
import { takeReading, type Reading } from './readings.ts'
import { giveUpLate, readResults } from './results-job.ts'

const server = testServer({ handlers: {} })
const { gov } = exampleDraws
const wrong: readonly RawPrize[] = [{ key: 'first', numbers: ['837457'] }, ...gov.slice(1)]
const now = () => server.clock.now()

async function dueRound(spec: Partial<typeof lotteries.$inferInsert> = {}) {
  const lottery = await addLottery(server.db, spec)
  await createRounds(server.db, now(), {})
  const [round] = await roundsOfLottery(server.db, lottery)
  server.clock.set(round!.resultAt)
  return round!
}
const reread = async (id: string) =>
  (await server.db.select().from(lottoRounds).where(eq(lottoRounds.id, id)))[0]!
const said = (
  roundId: string,
  by: Reading['by'],
  prizes: Reading['prizes'] = gov,
  valueAt: number | null = null,
) => inTransaction(server.db, (tx) => takeReading(tx, { roundId, by, prizes, valueAt, now: now() }))
const operator = (name: string) => ({ operator: name, reason: 'as on the board' })
const sources = (...answers: readonly (readonly RawPrize[] | Error)[]) => {
  const draws = answers.map((answer, place): DrawSource => ({
    name: `source ${place}`,
    read: async () => {
      if (answer instanceof Error) throw answer
      return { prizes: answer, valueAt: null }
    },
  }))
  const { database, clock, services } = server.deps
  return { database, clock, log: silentLog, services: { ...services, draws } }
}

describe('two who say the same', () => {
  it('LOTTO-1 two sources that agree are a result; it is paid when it has stood for a while', async () => {
    const round = await dueRound({ holdSeconds: 600 })
    expect(await readResults(sources(gov, gov))).toBe(1)
    expect(await reread(round.id)).toMatchObject({
      state: 'resulted',
      top3: '456',
      paysAt: now() + 600 * second,
    })
    server.clock.advance(599 * second)
    expect(await settleDue(server.deps)).toBe(0)
    server.clock.advance(second)
    expect(await settleDue(server.deps)).toBe(1)
    expect((await reread(round.id)).state).toBe('settled')
  })

  it('LOTTO-1 one source alone is none, however often it is asked', async () => {
    const round = await dueRound()
    for (let times = 0; times < 3; times++) expect(await readResults(sources(gov, new Error('down')))).toBe(0)
    expect((await reread(round.id)).state).not.toBe('resulted')
    // A person who saw the draw is the second.
    expect(await said(round.id, operator('somsri'))).toBe('announced')
  })

  it('LOTTO-1 two sources that disagree wait for a person, and what they say of it is kept', async () => {
    const round = await dueRound()
    expect(await readResults(sources(gov, wrong))).toBe(0)
    expect(await server.db.select().from(lottoReadings)).toHaveLength(2)
    expect(await said(round.id, operator('somsri'))).toBe('announced')
    expect((await reread(round.id)).top3).toBe('456')
  })

  it('LOTTO-1 an operator who confirms alone twice has said it once; a second one is needed', async () => {
    const round = await dueRound()
    expect(await said(round.id, operator('somsri'))).toBe('waits')
    expect(await said(round.id, operator('somsri'))).toBe('waits')
    expect((await reread(round.id)).announcedAt).toBeNull()
    expect(await said(round.id, operator('wichai'))).toBe('announced')
    const acts = await server.db.select().from(lottoActs)
    expect(acts.map(({ actor, reason }) => [actor, reason])).toEqual([
      ['somsri', 'as on the board'],
      ['somsri', 'as on the board'],
      ['wichai', 'as on the board'],
    ])
  })

  it('LOTTO-1 who changes their mind has said the last thing only', async () => {
    const round = await dueRound()
    await said(round.id, operator('somsri'), wrong)
    await said(round.id, operator('somsri'), gov)
    expect(await said(round.id, operator('wichai'), wrong)).toBe('waits')
    expect(await said(round.id, operator('wichai'), gov)).toBe('announced')
  })

  it('LOTTO-1 many at once announce once', async () => {
    const round = await dueRound()
    const taken = await Promise.all(['a', 'b', 'c', 'd'].map((name) => said(round.id, { source: name })))
    expect(taken.toSorted()).toEqual(['announced', 'ended', 'ended', 'waits'])
    expect((await reread(round.id)).resultNo).toBe(1)
  })

  it('LOTTO-1 a price is one price however it is written; the value is as old as the source that tells the oldest', async () => {
    const round = await dueRound({ family: 'stock' })
    const price = (close: string, change: string): RawPrize[] => [
      { key: 'close', numbers: [close] },
      { key: 'change', numbers: [change] },
    ]
    const at = round.closesAt + minute
    await said(round.id, { source: 'one' }, price('9,874.56', '+3.90'), at)
    expect(await said(round.id, { source: 'other' }, price('9874.56', '3.90'), at + minute)).toBe('announced')
    expect((await reread(round.id)).valueAt).toBe(at)
  })

  it('LOTTO-1 prizes of another shape are no reading', async () => {
    const round = await dueRound()
    await expect(said(round.id, operator('somsri'), [{ key: 'first', numbers: ['1'] }])).rejects.toThrow(
      BadPrizes,
    )
    expect(await server.db.select().from(lottoReadings)).toEqual([])
  })

  it('LOTTO-1 what somebody knows already takes no bets: a reading closes the round', async () => {
    const round = await dueRound()
    server.clock.set(round.closesAt - hour)
    await said(round.id, operator('somsri'))
    expect(await reread(round.id)).toMatchObject({ closesAt: now(), datedByHand: true })
  })
})

describe('the deadline', () => {
  const late = () => giveUpLate(sources())

  it('LOTTO-1 a round whose sources never answer is given up by itself, once', async () => {
    const round = await dueRound({ deadlineMinutes: 90 })
    server.clock.advance(90 * minute - 1)
    expect(await late()).toBe(0)
    server.clock.advance(1)
    const ended = await Promise.all([late(), late()])
    expect(ended.toSorted()).toEqual([0, 1])
    expect(await reread(round.id)).toMatchObject({ state: 'no_result', announcedAt: now() })
    expect(await server.db.select().from(lottoActs)).toMatchObject([{ act: 'void', actor: 'deadline' }])
    expect(await settleDue(server.deps)).toBe(1)
  })

  it('LOTTO-1 one that was postponed has its time from then on', async () => {
    const round = await dueRound({ deadlineMinutes: 90 })
    const resultAt = now() + 3 * hour
    await inTransaction(server.db, (tx) => postpone(tx, { roundId: round.id, resultAt, now: now() }))
    server.clock.advance(2 * hour)
    expect(await late()).toBe(0)
    server.clock.set(resultAt + 90 * minute)
    expect(await late()).toBe(1)
  })

  it('LOTTO-1 a result that comes after it changes nothing', async () => {
    const round = await dueRound({ deadlineMinutes: 1 })
    server.clock.advance(hour)
    await late()
    expect(await said(round.id, operator('somsri'))).toBe('ended')
    expect((await reread(round.id)).state).toBe('no_result')
  })
})
