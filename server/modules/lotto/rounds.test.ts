import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { m0039DatedDraws } from '../../db/migrations/0039-dated-draws.ts'
import type { RawPrize, Schedule } from '../../db/schema/lotto-shapes.ts'
import { lotteries, lottoNumbers, lottoRounds } from '../../db/schema/lotto.ts'
import { yeekeeRounds } from '../../db/schema/yeekee.ts'
import { inTransaction } from '../../db/transaction.ts'
import { day, hour, minute } from '../../kit/clock.ts'
import { silentLog } from '../../kit/log.ts'
import type { DrawSource } from '../../kit/services/draws.ts'
import { testServer } from '../../testing/hooks.ts'
import { addLottery, roundsOfLottery } from '../../testing/scenes/lotteries.ts'
import { announce, endWithoutResult, postpone } from './announce.ts'
import { createRounds } from './create-rounds.ts'
import { BadPrizes } from './digits.ts'
import { nextResultAt } from './parts/due.ts'
import { exampleDraws } from './parts/examples.ts'
import { moveRounds } from './parts/move-rounds.ts'
import { readResults } from './results-job.ts'
import { stateAt } from './state.ts'

const server = testServer({ handlers: {} })
const gov = exampleDraws.gov
/** 2026-11-20 12:00 in Bangkok to begin with. */
const now = () => server.clock.now()

async function oneRound() {
  const lottery = await addLottery(server.db)
  await createRounds(server.db, now(), server.deps.services)
  const [round] = await roundsOfLottery(server.db, lottery)
  return { lottery, round: round! }
}
const reread = async (id: string) =>
  (await server.db.select().from(lottoRounds).where(eq(lottoRounds.id, id)))[0]!
const within = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(server.db, work)
/** Two that read the same. */
const surroundings = (read: () => Promise<readonly RawPrize[] | null> | readonly RawPrize[] | null) => {
  const { database, clock, services } = server.deps
  const draws = ['one', 'other'].map((name) => ({
    name,
    read: async () => {
      const prizes = await read()
      return prizes && { prizes, valueAt: null }
    },
  }))
  return { database, clock, log: silentLog, services: { ...services, draws } }
}

describe('rounds ahead', () => {
  it('LOTTO-1 a draw lottery has its next two; again makes none', async () => {
    const lottery = await addLottery(server.db)
    expect(await createRounds(server.db, now(), server.deps.services)).toBe(2)
    expect(await createRounds(server.db, now(), server.deps.services)).toBe(0)
    const rounds = await roundsOfLottery(server.db, lottery)
    expect(rounds.map(({ gameDay, state, title }) => [gameDay, state, title])).toEqual([
      ['2026-11-20', 'open', 'งวด 20 พ.ย. 2569'],
      ['2026-11-21', 'upcoming', 'งวด 21 พ.ย. 2569'],
    ])
    expect(rounds.map(({ closesAt }) => closesAt - now())).toEqual([6 * hour, 30 * hour])
  })

  it('LOTTO-1 a calendar that was told without years is written out, and what has its years is left alone', async () => {
    const times = { opens: { days: 14, at: '00:00' }, closes: '14:30', result: '16:00' }
    const monthly = { type: 'monthly', days: [1, 16], ...times }
    const undated = { ...monthly, moved: { '01-01': '12-30', '05-01': '05-02' } } as unknown as Schedule
    const dated = { ...monthly, moved: { '2026-01-01': '2026-01-02' }, until: '2026-12-31' } as Schedule
    const before = [
      await addLottery(server.db, { schedule: undated }),
      await addLottery(server.db, { schedule: dated }),
    ]
    await server.deps.database.script((exec) => exec(m0039DatedDraws.sql))
    const rows = await server.db.select().from(lotteries)
    const scheduleOf = ({ id }: { id: string }) => rows.find((row) => row.id === id)!.schedule
    expect(scheduleOf(before[0]!)).toMatchObject({
      ...times,
      until: '2027-12-31',
      moved: { '2026-01-01': '2026-01-02', '2027-01-01': '2027-01-02', '2027-05-01': '2027-05-02' },
    })
    expect(scheduleOf(before[1]!)).toEqual(dated)
  })

  it('LOTTO-1 moved draws are on the day they are held, and named after it', async () => {
    const moved = { '2027-01-01': '2027-01-02', '2027-01-16': '2027-01-17' }
    const lottery = await addLottery(server.db, {
      schedule: {
        type: 'monthly',
        days: [1, 16],
        moved,
        until: '2027-12-31',
        opens: { days: 14, at: '00:00' },
        closes: '14:30',
        result: '16:00',
      },
    })
    server.clock.set(Date.UTC(2026, 11, 20))
    await createRounds(server.db, now(), server.deps.services)
    expect((await roundsOfLottery(server.db, lottery)).map(({ title }) => title)).toEqual([
      'งวด 2 ม.ค. 2570',
      'งวด 17 ม.ค. 2570',
    ])
  })

  it('LOTTO-1 two jobs at once make each round, its restrictions and its commitment once', async () => {
    const lottery = await addLottery(server.db, {
      standingNumbers: [{ betType: 'bottom2', number: '68', state: 'closed' }],
    })
    const yeekee = await addLottery(server.db, {
      kind: 'yeekee',
      family: 'yeekee',
      badge: 'YK',
      schedule: { type: 'rounds', from: '06:00', minutes: 15, count: 88 },
    })
    const created = await Promise.all(
      [1, 2, 3].map(() => createRounds(server.db, now(), server.deps.services)),
    )
    const rounds = await roundsOfLottery(server.db, yeekee)
    // 12:00 is the end of round 24.
    expect([rounds.length, rounds[0]!.roundNo]).toEqual([64 + 88, 25])
    expect(created.reduce((sum, one) => sum + one, 0)).toBe(rounds.length + 2)
    expect(await server.db.select().from(lottoNumbers)).toHaveLength(2)
    const commitments = await server.db.select().from(yeekeeRounds)
    expect(new Set(commitments.map(({ commitHash }) => commitHash)).size).toBe(rounds.length)
    expect((await roundsOfLottery(server.db, lottery)).length).toBe(2)
    expect(rounds[0]!.title).toBe('รอบที่ 25 วันที่ 20 พ.ย. 2569')
  })

  it('LOTTO-1 a lottery that is switched off gets none', async () => {
    const lottery = await addLottery(server.db, { active: false })
    await createRounds(server.db, now(), server.deps.services)
    expect(await roundsOfLottery(server.db, lottery)).toEqual([])
  })
})

describe('the clock decides', () => {
  it('LOTTO-1 the first moment of the closing time is closed, whatever is written', async () => {
    const { round } = await oneRound()
    expect(stateAt(round, round.closesAt - 1)).toBe('open')
    expect(stateAt(round, round.closesAt)).toBe('closed')
    expect(stateAt(round, round.resultAt)).toBe('awaiting')
    expect(stateAt({ ...round, state: 'upcoming' }, round.opensAt)).toBe('open')
    expect(stateAt({ ...round, state: 'upcoming' }, round.opensAt - 1)).toBe('upcoming')
    expect(stateAt({ ...round, state: 'voided' }, round.closesAt)).toBe('voided')
  })

  it('LOTTO-1 through a day: opens, closes, waits, has a result, and the next is there', async () => {
    const { lottery, round } = await oneRound()
    const states: Record<string, string> = {}
    const source = surroundings(() => gov)
    for (let at = now(); at <= now() + day; at += 15 * minute) {
      server.clock.set(at)
      await moveRounds(server.db, at)
      await createRounds(server.db, at, server.deps.services)
      const { state } = await reread(round.id)
      states[state] ??= new Date(at + 7 * hour).toISOString().slice(11, 16)
      await readResults(source)
      if (at > round.resultAt + hour) break
    }
    expect(states).toEqual({ open: '12:00', closed: '18:00', awaiting: '18:15', resulted: '18:30' })
    const rounds = await roundsOfLottery(server.db, lottery)
    expect(rounds.map(({ gameDay, state }) => [gameDay, state])).toEqual([
      ['2026-11-20', 'resulted'],
      ['2026-11-21', 'open'],
      ['2026-11-22', 'upcoming'],
    ])
    expect(rounds[0]).toMatchObject({ top3: '456', bottom2: '90', prizes: gov, announcedAt: round.resultAt })
  })

  it('LOTTO-1 two jobs moving rounds at once agree', async () => {
    const { round } = await oneRound()
    server.clock.set(round.closesAt)
    await Promise.all([1, 2].map(() => moveRounds(server.db, now())))
    expect((await reread(round.id)).state).toBe('closed')
  })
})

describe('ends of a round', () => {
  it('LOTTO-1 no result while bills are taken', async () => {
    const { round } = await oneRound()
    const early = { roundId: round.id, prizes: gov, now: round.closesAt - 1 }
    await expect(within((tx) => announce(tx, early))).rejects.toThrow(RangeError)
    expect((await reread(round.id)).state).toBe('open')
  })

  it('LOTTO-1 prizes of another shape change nothing', async () => {
    const { round } = await oneRound()
    const wrong: RawPrize[] = [{ key: 'first', numbers: ['123'] }]
    const bad = { roundId: round.id, prizes: wrong, now: round.resultAt }
    await expect(within((tx) => announce(tx, bad))).rejects.toThrow(BadPrizes)
    expect((await reread(round.id)).announcedAt).toBeNull()
  })

  it('LOTTO-1 two results at once: one counts, the other changes nothing', async () => {
    const { round } = await oneRound()
    const other = [{ key: 'first', numbers: ['000000'] }, ...gov.slice(1)]
    const results = await Promise.all(
      [gov, other].map((prizes) =>
        within((tx) => announce(tx, { roundId: round.id, prizes, now: round.resultAt })),
      ),
    )
    expect(results.filter(Boolean)).toHaveLength(1)
    const { top3 } = await reread(round.id)
    expect(top3).toBe(results[0] ? '456' : '000')
    const end = { roundId: round.id, state: 'voided', now: round.resultAt } as const
    expect(await within((tx) => endWithoutResult(tx, end))).toBe(false)
  })

  it('LOTTO-1 ends without a result, and stays so', async () => {
    const { round } = await oneRound()
    const end = { roundId: round.id, state: 'no_result', now: now() } as const
    expect(await within((tx) => endWithoutResult(tx, end))).toBe(true)
    expect(await within((tx) => endWithoutResult(tx, { ...end, state: 'voided' }))).toBe(false)
    await moveRounds(server.db, round.resultAt)
    expect(await reread(round.id)).toMatchObject({ state: 'no_result', announcedAt: now() })
  })

  it('LOTTO-1 postponed: takes no bills, then waits for its result', async () => {
    const { round } = await oneRound()
    const resultAt = round.resultAt + hour
    await within((tx) => postpone(tx, { roundId: round.id, resultAt, now: now() }))
    const later = await reread(round.id)
    expect([stateAt(later, now()), stateAt(later, resultAt)]).toEqual(['postponed', 'awaiting'])
    expect(await readResults(surroundings(() => gov))).toBe(0)
    server.clock.set(resultAt)
    expect(await readResults(surroundings(() => gov))).toBe(1)
    expect((await reread(round.id)).state).toBe('resulted')
  })

  it('LOTTO-1 is not postponed into the past, nor a round that is not there', async () => {
    const { round } = await oneRound()
    const past = { roundId: round.id, resultAt: now(), now: now() }
    await expect(within((tx) => postpone(tx, past))).rejects.toThrow(RangeError)
    const unknown = { roundId: '999999', resultAt: now() + day, now: now() }
    await expect(within((tx) => postpone(tx, unknown))).rejects.toThrow(RangeError)
  })
})

describe('results from outside', () => {
  it('LOTTO-1 a source that fails, is silent or wrong keeps no other round waiting', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map(() => addLottery(server.db)))
    await createRounds(server.db, now(), server.deps.services)
    const rounds = await Promise.all(keys.map(async (one) => (await roundsOfLottery(server.db, one))[0]!))
    server.clock.set(rounds[0]!.resultAt)
    const answers: readonly (() => readonly RawPrize[] | null)[] = [
      () => {
        throw new Error('the source is down')
      },
      () => null,
      () => [{ key: 'first', numbers: ['1'] }],
      () => gov,
    ]
    const { database, clock, services } = server.deps
    const draws = ['one', 'other'].map((name): DrawSource => ({
      name,
      read: async ({ lotteryKey }) => {
        const prizes = answers[keys.findIndex(({ key }) => key === lotteryKey)]!()
        return prizes && { prizes, valueAt: null }
      },
    }))
    expect(await readResults({ database, clock, log: silentLog, services: { ...services, draws } })).toBe(1)
    const states = await Promise.all(rounds.map(async ({ id }) => (await reread(id)).announcedAt !== null))
    expect(states).toEqual([false, false, false, true])
  })

  it('LOTTO-1 knows when the next result comes', async () => {
    const { round } = await oneRound()
    expect(await nextResultAt(server.db, now())).toBe(round.resultAt)
    expect(await nextResultAt(server.db, now() + 30 * day)).toBeNull()
  })

  it('LOTTO-1 without a source nothing is announced', async () => {
    const { round } = await oneRound()
    server.clock.set(round.resultAt)
    const { database, clock, services } = server.deps
    expect(await readResults({ database, clock, log: silentLog, services })).toBe(0)
  })
})
