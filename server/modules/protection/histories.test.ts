/** Histories of play, waiting, settling, taking back and changing limits, held against a model that only adds up. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cancelBill } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import {
  confirmLimit,
  getProtection,
  limitPeriods,
  setLimit,
  type LimitPeriod,
} from '#contracts/protection.ts'
import { frameAt } from '#rules/protection/frames.ts'
import { thaiDayOf } from '#rules/thai-day.ts'
import { hour } from '../../kit/clock.ts'
import { totalOf } from '../../ledger/accounts.ts'
import { addDraw, addDrawRound, bet, drawRound, placeBill } from '../../testing/scenes/bills.ts'
import { testServer } from '../../testing/hooks.ts'
import { billHandlers } from '../bill/handlers.ts'
import { settleDue } from '../bill/settle-job.ts'
import { protectionHandlers } from './handlers.ts'

const server = testServer({ handlers: { ...billHandlers, ...protectionHandlers } })

type Kind = 'loss' | 'stake'

const kinds = fc.constantFrom<Kind>('loss', 'stake')
const periods = fc.constantFrom(...limitPeriods)
const sums = fc.integer({ min: 0, max: 150_00 })
const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        act: fc.constant('bet' as const),
        sum: fc.integer({ min: 1_00, max: 60_00 }),
        wins: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ act: fc.constant('limit' as const), kind: kinds, period: periods, sum: sums }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('confirm' as const), kind: kinds, period: periods }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const) }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('settle' as const) }) },
  ),
  { minLength: 8, maxLength: 16 },
)

interface Placed {
  readonly id: string
  readonly roundId: string
  readonly day: string
  readonly stake: number
  readonly win: number
}

it('SAFE-2 in no history a limit is passed, or a stake refused that it leaves room for', async () => {
  const draw = await addDraw(server.db, server.clock.now())
  await fc.assert(
    fc.asyncProperty(steps, async (history) => {
      const who = await server.member({ wallets: [{ balance: 1_000_000_00 }] })
      const now = () => server.clock.now()
      const limits = new Map<string, { kind: Kind; period: LimitPeriod; amount: number }>()
      const lines: { day: string; staked: number; returned: number }[] = []
      let pending: Placed[] = []
      const used = (kind: Kind, period: LimitPeriod) => {
        const { first, last } = frameAt(period, now())
        return lines
          .filter(({ day }) => first <= day && day <= last)
          .reduce((sum, { staked, returned }) => sum + staked - (kind === 'loss' ? returned : 0), 0)
      }
      /** What the server says holds: how that comes about is the business of other tests. */
      const learn = async () => {
        const { data } = await server.call(getProtection, {}, { as: who })
        limits.clear()
        for (const { kind, period, amount, used: counted } of data.limits) {
          const known = { kind: kind as Kind, period: period as LimitPeriod, amount: amount! }
          limits.set(`${kind} ${period}`, known)
          expect(counted).toBe(used(known.kind, known.period))
        }
      }
      for (const step of history) {
        if (step.act === 'wait') server.clock.advance(step.hours * hour)
        if (step.act === 'limit') {
          const { kind, period, sum } = step
          await server.call(setLimit, { kind, period, amount: satang(sum) }, { as: who })
        }
        if (step.act === 'confirm')
          await server.call(confirmLimit, { kind: step.kind, period: step.period }, { as: who })
        if (step.act === 'limit' || step.act === 'confirm') await learn()
        if (step.act === 'bet') {
          const roundId = await addDrawRound(server.db, draw.lotteryId, now())
          const number = step.wins ? '56' : '12'
          const room = [...limits.values()].every(
            ({ kind, period, amount }) => used(kind, period) + step.sum <= amount,
          )
          const { error, data } = await placeBill(server, who, roundId, [bet('top2', number, step.sum / 100)])
          expect(error).toBe(room ? 0 : 1)
          if (!room) continue
          const day = thaiDayOf(now())
          lines.push({ day, staked: step.sum, returned: 0 })
          const win = step.wins ? step.sum * 90 : 0
          pending.push({ id: data.bill.bill_id, roundId, day, stake: step.sum, win })
        }
        if (step.act === 'cancel') {
          const last = pending.at(-1)
          if (!last) continue
          const { error } = await server.call(cancelBill, { agent_id: 7, bill_id: last.id }, { as: who })
          if (error !== 0) continue
          pending = pending.slice(0, -1)
          lines.push({ day: last.day, staked: -last.stake, returned: 0 })
        }
        if (step.act === 'settle') {
          for (const { roundId, win } of pending) {
            await drawRound(server, roundId)
            await settleDue(server.deps)
            lines.push({ day: thaiDayOf(now()), staked: 0, returned: win })
          }
          pending = []
        }
      }
      await learn()
      expect(await totalOf(server.db)).toBe(0)
    }),
    { numRuns: 12 },
  )
})
