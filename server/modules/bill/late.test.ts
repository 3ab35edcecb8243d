/** Bets that came when the value was known already: refused where that is known, else given back when it is. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { getBill } from '#contracts/bills.ts'
import { inboxItems } from '../../db/schema/rewards.ts'
import { lottoActs, lottoRounds } from '../../db/schema/lotto.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hour, minute } from '../../kit/clock.ts'
import { balanceOf, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { bet, placeBill } from '../../testing/scenes/bills.ts'
import { addLottery, roundsOfLottery } from '../../testing/scenes/lotteries.ts'
import { announce } from '../lotto/announce.ts'
import { createRounds } from '../lotto/create-rounds.ts'
import { decideDay, fitRounds } from '../lotto/special-days.ts'
import { billHandlers } from './handlers.ts'
import { settleDue } from './settle-job.ts'

const server = testServer({ handlers: billHandlers })
const now = () => server.clock.now()
const purse = (of: TestMember) => balanceOf(server.db, walletAccount(of.walletIds[0]!))
const stateOf = async (who: TestMember, bill_id: string) =>
  (await server.call(getBill, { agent_id: 7, bill_id }, { as: who })).data.state
const booksAreRight = async () => {
  expect(await totalOf(server.db)).toBe(0)
  expect((await verifyLedger(server.db)).faults).toEqual([])
}

/** London as it is seeded, on a day that its calendar has as a usual one: bets until 15:15, value at 16:30. */
async function london() {
  server.clock.set(Date.UTC(2026, 11, 21, 8))
  const lottery = await addLottery(server.db, {
    family: 'stock',
    timeZone: 'Europe/London',
    schedule: {
      type: 'weekly',
      days: [1, 2, 3, 4, 5],
      calendar: 'lse',
      session: 'close',
      opens: { days: 1, at: '16:50' },
      closes: '15:15',
      result: '16:50',
    },
  })
  await createRounds(server.db, now(), {})
  return { lottery, rounds: await roundsOfLottery(server.db, lottery) }
}
const closesEarly = (sessions: Record<string, string | null> | null) =>
  inTransaction(server.db, (tx) =>
    decideDay(tx, {
      calendar: 'lse',
      day: '2026-12-21',
      sessions,
      actor: 'somsri',
      reason: 'the exchange said so',
      now: now(),
    }),
  )
const draw = (roundId: string) =>
  inTransaction(server.db, (tx) =>
    announce(tx, {
      roundId,
      prizes: [
        { key: 'close', numbers: ['9,874.56'] },
        { key: 'change', numbers: ['+3.90'] },
      ],
      now: now(),
    }),
  )
async function place(who: TestMember, roundId: string) {
  const { data } = await placeBill(server, who, roundId, [bet('top3', '456', 10)])
  return data.bill.bill_id
}

describe('an early close that was not in the calendar', () => {
  it('LOTTO-1 a bet one minute after it is given back, one a minute before counts', async () => {
    const { rounds } = await london()
    const who = await server.member({ wallets: [{ balance: 1_000_00 }] })
    const { id } = rounds[0]!
    const early = Date.UTC(2026, 11, 21, 12, 30)
    server.clock.set(early - minute)
    const before = await place(who, id)
    server.clock.set(early)
    const at = await place(who, id)
    server.clock.set(early + minute)
    const after = await place(who, id)
    await closesEarly({ close: '12:30' })
    await fitRounds(server.db, now())
    const refused = await placeBill(server, who, id, [bet('top3', '456', 10)])
    expect(refused).toMatchObject({ error: 409 })
    server.clock.set(early + hour)
    await draw(id)
    await settleDue(server.deps)
    expect([await stateOf(who, before), await stateOf(who, at), await stateOf(who, after)]).toEqual([
      'won',
      'refunded',
      'refunded',
    ])
    expect(await purse(who)).toBe(1_000_00 - 10_00 + 9_000_00)
    const told = await server.db.select().from(inboxItems)
    expect(told.filter(({ body }) => body.includes('ตลาดปิดก่อน'))).toHaveLength(2)
    await booksAreRight()
  })

  it('LOTTO-1 a bill is refused from the value on, even while the round stands open', async () => {
    const { rounds } = await london()
    const who = await server.member({ wallets: [{ balance: 1_000_00 }] })
    await server.db.update(lottoRounds).set({ valueAt: now() }).where(eq(lottoRounds.id, rounds[0]!.id))
    expect(await placeBill(server, who, rounds[0]!.id, [bet('top3', '456', 10)])).toMatchObject({
      error: 409,
    })
    expect(await purse(who)).toBe(1_000_00)
  })
})

describe('rounds follow their calendar', () => {
  it('LOTTO-1 moved with the day, once however many look; written down with who said so', async () => {
    const { rounds } = await london()
    await closesEarly({ close: '12:30' })
    await Promise.all([1, 2, 3].map(() => fitRounds(server.db, now())))
    const [round] = await server.db.select().from(lottoRounds).where(eq(lottoRounds.id, rounds[0]!.id))
    const at = (hours: number, minutes: number) => Date.UTC(2026, 11, 21, hours, minutes)
    expect(round).toMatchObject({ closesAt: at(11, 15), valueAt: at(12, 30), resultAt: at(12, 50) })
    const acts = await server.db.select().from(lottoActs)
    expect(acts.map(({ act, actor }) => [act, actor])).toEqual([
      ['special-day', 'somsri'],
      ['redate', 'calendar'],
    ])
  })

  it('LOTTO-1 a day that is closed after all gives every stake back', async () => {
    const { rounds } = await london()
    const who = await server.member({ wallets: [{ balance: 1_000_00 }] })
    const bill = await place(who, rounds[0]!.id)
    await closesEarly(null)
    expect(await fitRounds(server.db, now())).toBe(1)
    expect(await fitRounds(server.db, now())).toBe(0)
    await settleDue(server.deps)
    expect(await stateOf(who, bill)).toBe('refunded')
    expect(await purse(who)).toBe(1_000_00)
    // The next one is there: the 22nd and the 23rd, and none of a day that is closed.
    await createRounds(server.db, now(), {})
    expect(await createRounds(server.db, now(), {})).toBe(0)
    await booksAreRight()
  })

  it('LOTTO-1 what an operator has dated is left alone', async () => {
    const { rounds } = await london()
    await server.db.update(lottoRounds).set({ datedByHand: true }).where(eq(lottoRounds.id, rounds[0]!.id))
    await closesEarly(null)
    expect(await fitRounds(server.db, now())).toBe(0)
  })

  it('LOTTO-1 sessions that the exchange has not, or at no time of day, are refused', async () => {
    await expect(closesEarly({ evening: '12:30' })).rejects.toThrow(RangeError)
    await expect(closesEarly({ close: '25:00' })).rejects.toThrow(RangeError)
  })
})
