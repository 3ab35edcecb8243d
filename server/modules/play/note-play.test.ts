import { asc, sum } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { satang } from '#contracts/money.ts'
import { playDays } from '../../db/schema/rewards.ts'
import { inTransaction } from '../../db/transaction.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { notePlays, type Played } from './note-play.ts'

const server = testServer({ handlers: {} })

let malee: TestMember
let somchai: TestMember
beforeEach(async () => {
  malee = await server.member()
  somchai = await server.member()
})

const round = (rest: Partial<Played> = {}): Played => ({
  memberId: malee.id,
  category: 'slot',
  stake: satang(10_00),
  win: satang(0),
  bound: false,
  ...rest,
})
const note = (rounds: readonly Played[], now = server.clock.now()) =>
  inTransaction(server.db, (tx) => notePlays(tx, rounds, now))
const rows = () =>
  server.db.select().from(playDays).orderBy(asc(playDays.day), asc(playDays.memberId), asc(playDays.category))

it('EXTRA-1 EXTRA-3 play of a wallet that a promotion bound stands apart', async () => {
  await note([round(), round({ bound: true, stake: satang(70_00), win: satang(5_00) })])
  const [free, bound] = (await rows()).sort((a, b) => Number(a.bound) - Number(b.bound))
  expect(free).toMatchObject({ bound: false, staked: 10_00, returned: 0, rounds: 1 })
  expect(bound).toMatchObject({ bound: true, staked: 70_00, returned: 5_00, rounds: 1 })
})

it('EXTRA-3 rounds of one settlement are summed by member and category', async () => {
  await note([
    round(),
    round({ category: 'lotto' }),
    round({ win: satang(25_00) }),
    round({ memberId: somchai.id }),
  ])
  expect(await rows()).toMatchObject([
    { memberId: malee.id, category: 'lotto', staked: 10_00, rounds: 1 },
    { memberId: malee.id, category: 'slot', staked: 20_00, returned: 25_00, rounds: 2 },
    { memberId: somchai.id, category: 'slot', staked: 10_00, rounds: 1 },
  ])
})

it('EXTRA-3 a day ends at midnight in Bangkok', async () => {
  const midnight = Date.UTC(2026, 10, 20, 17)
  await note([round()], midnight - 1)
  await note([round()], midnight)
  expect((await rows()).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21'])
})

it('EXTRA-3 undone with the round that was undone; nothing for no rounds', async () => {
  const undone = inTransaction(server.db, async (tx) => {
    await notePlays(tx, [round()], server.clock.now())
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await note([])
  expect(await rows()).toEqual([])
})

it('EXTRA-3 many at once, of the same members in either order: nothing is lost, nobody waits for ever', async () => {
  const both = [round(), round({ memberId: somchai.id, stake: satang(3_00) })]
  await Promise.all(Array.from({ length: 40 }, (_, n) => note(n % 2 ? both : both.toReversed())))
  const [all] = await server.db
    .select({ staked: sum(playDays.staked), rounds: sum(playDays.rounds) })
    .from(playDays)
  expect([Number(all!.staked), Number(all!.rounds)]).toEqual([40 * 13_00, 80])
})
