/** Many members at once on one number: its cap is never passed, and nobody pays for what was not taken (I11). */
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createBill } from '#contracts/bills.ts'
import { satang } from '#contracts/money.ts'
import { ledgerAccounts } from '../../db/schema/ledger.ts'
import { lottoBills, lottoExposure } from '../../db/schema/lotto.ts'
import { balanceOf, house, totalOf, walletAccount } from '../../ledger/accounts.ts'
import { verifyLedger } from '../../ledger/verify.ts'
import { addDraw, bet, restrict, wishOf } from '../../testing/scenes/bills.ts'
import { addCrowd } from '../../testing/crowd.ts'
import { testServer } from '../../testing/hooks.ts'
import type { TestMember } from '../../testing/people.ts'
import { billHandlers } from './handlers.ts'

const server = testServer({ handlers: billHandlers })

const CROWD = 500
const BALANCE = 50_00
const CAP = 200_00
const MOST = 9

it('LOTTO-2 I11 500 members at once on one number: the cap holds to the satang', async () => {
  const { roundId } = await addDraw(server.db, server.clock.now())
  await restrict(server.db, roundId, 'top3', '456', { state: 'capped', cap: CAP })
  const crowd = await addCrowd(server.deps, CROWD, BALANCE)
  const stakeOf = (index: number) => 3 + (index % (MOST - 2))
  const place = async (member: TestMember, index: number) => {
    const stake = stakeOf(index)
    const wish = wishOf(member, roundId, [bet('top3', '456', stake)])
    const agreed = { expected_total: satang(stake * 100), expected_rates: [900] }
    const key = `cap-of-the-test-${index}`
    const send = () => server.call(createBill, { ...wish, ...agreed }, { as: member, key })
    let answer = await send()
    // Who got no connection in time (the pool's limit) sends again under the key, as the site does.
    for (let tries = 1; answer.status >= 500 && tries < 10; tries++) answer = await send()
    const { status, error } = answer
    return { member, stake: stake * 100, status, error }
  }
  const answers = await Promise.all(crowd.map(place))

  const taken = answers.filter(({ error }) => error === 0)
  const sum = taken.reduce((all, { stake }) => all + stake, 0)
  expect(sum).toBeLessThanOrEqual(CAP)
  // Whoever was refused asked for more than was left: less than the largest stake is.
  expect(sum).toBeGreaterThan(CAP - MOST * 100)
  expect(answers.filter(({ error }) => error !== 0).every(({ status }) => status === 409)).toBe(true)
  expect(await server.db.select().from(lottoExposure)).toMatchObject([{ number: '456', staked: sum }])
  expect(await balanceOf(server.db, house.lotto)).toBe(sum)

  const balances = new Map(
    (await server.db.select().from(ledgerAccounts)).map(({ id, balance }) => [id, balance]),
  )
  for (const { member, stake, error } of answers)
    expect(balances.get(walletAccount(member.walletIds[0]!))).toBe(BALANCE - (error === 0 ? stake : 0))
  const [bills] = await server.db
    .select({ count: sql`count(*)::int`, total: sql`sum(total)::int` })
    .from(lottoBills)
    .where(eq(lottoBills.state, 'pending'))
  expect(bills).toEqual({ count: taken.length, total: sum })
  expect(await totalOf(server.db)).toBe(0)
  expect((await verifyLedger(server.db)).faults).toEqual([])
}, 120_000)
