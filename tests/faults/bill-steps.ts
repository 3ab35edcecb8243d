/** Lottery bills among the steps of the money property: placed, cancelled, drawn, refunded, settled in pieces. */
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { cancelBill, createBill, getBills, validateBill } from '#contracts/bills.ts'
import { lottoRounds } from '#server/db/schema/lotto.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { minute } from '#server/kit/clock.ts'
import { announce, endWithoutResult } from '#server/modules/lotto/announce.ts'
import { settleDue } from '#server/modules/bill/settle-job.ts'
import { addDraw, addDrawRound, agreed, bet, PRIZES, wishOf } from '#server/testing/scenes/bills.ts'
import type { Player, World } from './money-world.ts'

export type BillStep =
  /** `number`: 5 is drawn, 9 is not. */
  | { do: 'bill'; baht: number; number: '5' | '9' }
  | { do: 'unbill' }
  | { do: 'draw'; end: 'result' | 'no_result' }

export const billStep: fc.Arbitrary<BillStep> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('bill' as const),
      baht: fc.integer({ min: 1, max: 300 }),
      number: fc.constantFrom('5' as const, '9' as const),
    }),
  },
  fc.record({ do: fc.constant('unbill' as const) }),
  fc.record({
    do: fc.constant('draw' as const),
    end: fc.constantFrom('result' as const, 'no_result' as const),
  }),
)

type Fate = 'once' | 'killed' | 'repeated'
/** Writes under one key with its fate; money-steps.ts. */
type Write = (
  endpoint: Parameters<World['call']>[0],
  input: object,
) => Promise<{ done: boolean; data: never }>

interface Table {
  readonly lotteryId: string
  roundId: string
}
const tables = new WeakMap<World, Table>()

/** The round that takes bills now; a new one after a draw, or when the clock has closed the last. */
async function openRound(world: World): Promise<string> {
  const { db, clock } = world.server
  const table: Table = tables.get(world) ?? { ...(await addDraw(db, clock.now())) }
  tables.set(world, table)
  const [round] = await db.select().from(lottoRounds).where(eq(lottoRounds.id, table.roundId))
  if (round!.state !== 'open' || round!.closesAt - clock.now() < 20 * minute)
    table.roundId = await addDrawRound(db, table.lotteryId, clock.now())
  return table.roundId
}

/** Ends every round that is open, and settles: killed, a process dies at each place where it can, and the next goes on. */
async function draw(world: World, end: (BillStep & { do: 'draw' })['end'], how: Fate): Promise<void> {
  const { server } = world
  const now = server.clock.now()
  const open = await server.db.select().from(lottoRounds).where(eq(lottoRounds.state, 'open'))
  for (const { id: roundId } of open) {
    await server.db
      .update(lottoRounds)
      .set({ closesAt: now, resultAt: now })
      .where(eq(lottoRounds.id, roundId))
    await inTransaction<unknown>(server.db, (tx) =>
      end === 'result'
        ? announce(tx, { roundId, prizes: PRIZES, now })
        : endWithoutResult(tx, { roundId, state: end, now }),
    )
  }
  if (how === 'killed') await world.dying((deps) => settleDue(deps))
  if (how === 'repeated') await Promise.all([settleDue(server.deps), settleDue(server.deps)])
  await settleDue(server.deps)
}

/** Takes the step. */
export async function takeBillStep(
  world: World,
  who: Player,
  step: BillStep,
  { how, write }: { how: Fate; write: Write },
): Promise<void> {
  if (step.do === 'draw') return draw(world, step.end, how)
  if (step.do === 'unbill') {
    const pending = await world.server.call(getBills, { agent_id: 7, state: 'pending' }, { as: who })
    const [last] = pending.data
    if (last) await write(cancelBill, { agent_id: 7, bill_id: last.bill_id })
    return
  }
  const wish = wishOf(who, await openRound(world), [bet('run_top', step.number, step.baht)])
  const { data: check } = await world.server.call(validateBill, wish, { as: who })
  await write(createBill, { ...wish, ...agreed(check) })
}
