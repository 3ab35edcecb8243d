/**
 * Any sequence of deposits, rounds, promotions, rewards, transfers, withdrawals, nights, deaths and repetitions leaves the
 * books right: checked against what the modules' own tables say, not against the ledger itself.
 * 10,000 sequences: MONEY_RUNS=10000 npm run test:unit -- tests/faults
 */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getWallets } from '#contracts/member.ts'
import { getStatement, type StatementLine } from '#contracts/statement.ts'
import { house, balancesOf, totalOf } from '#server/ledger/accounts.ts'
import { verifyLedger } from '#server/ledger/verify.ts'
import { fate, step, take, type Fate, type Step } from './money-steps.ts'
import { addPlayer, openWorld, type Player, type World } from './money-world.ts'

const RUNS = Number(process.env.MONEY_RUNS ?? 150)
const OPENING = 400_00
/** What a hundred sequences are sure to contain. */
const usual = [
  'deposit done in',
  'game done out',
  'game done in',
  'promotion done in',
  'transfer done in',
  'lottery done out',
  'lottery done in',
  'refund done in',
  'cashback done in',
  'reward done in',
  'affiliate done in',
]

const lost: Step = { do: 'round', wallet: 0, stake: 10_000, luck: [1, 2, 3, 4, 5] }

/** Before all others: what luck alone leaves out of a hundred sequences now and then. */
const certain: [Step, Fate][][] = [
  [
    [{ do: 'bill', baht: 20, number: '5' }, 'once'],
    [{ do: 'draw', end: 'result' }, 'once'],
    [{ do: 'bill', baht: 20, number: '9' }, 'once'],
    [{ do: 'unbill' }, 'once'],
  ],
  [
    [{ do: 'withdraw', baht: 100, wallet: 0, end: 'refused' }, 'once'],
    [{ do: 'friend', baht: 60_000 }, 'once'],
    [lost, 'once'],
    [lost, 'once'],
    [{ do: 'night', awake: true }, 'once'],
  ],
]

let world: World
beforeAll(async () => {
  world = await openWorld()
}, 120_000)
afterAll(() => world.server.close())

async function wholeStatement(who: Player): Promise<StatementLine[]> {
  const lines: StatementLine[] = []
  for (let page = 1; ; page++) {
    const { data } = await world.server.call(getStatement, { page, limit: 100 }, { as: who })
    lines.push(...data)
    if (data.length < 100) return lines
  }
}

const number = async (text: string): Promise<number> => {
  const { rows } = await world.server.db.execute<{ sum: string | number | null }>(sql.raw(text))
  return Number(rows[0]?.sum ?? 0)
}

/** What all wallets must hold, by the tables of those who moved the money. */
async function expectedBalance({ id }: Player): Promise<number> {
  const deposited = await number(
    `select sum(e.amount) as sum from payment_events e join payment_orders o on o.id = e.order_id
      where o.member_id = ${id} and e.outcome = 'credited'`,
  )
  const won = await number(
    `select sum(r.win - r.stake) as sum from game_rounds r join game_sessions s on s.id = r.session_id
      where s.member_id = ${id}`,
  )
  const withdrawn = await number(
    `select sum(amount) as sum from withdrawals where member_id = ${id} and state <> 'refused'`,
  )
  const promoted = await number(
    `select sum(credit - forfeited) as sum from wallet_promotions where member_id = ${id}`,
  )
  const played = await number(
    `select sum(won + refunded - total) as sum from lotto_bills where member_id = ${id}`,
  )
  return OPENING + deposited + won - withdrawn + promoted + played + (await rewarded(id))
}

/** Rewards free of turnover; those with it stand among the promotions. */
const rewarded = (id: string) =>
  number(`select
    (select coalesce(sum(amount), 0) from cashbacks where member_id = ${id} and claimed_at is not null)
    + (select coalesce(sum(amount), 0) from redemptions where member_id = ${id} and kind = 'credit')
    - (select coalesce(sum(amount), 0) from affiliate_transactions where member_id = ${id} and kind = 'redeem')
    + (select coalesce(sum(p.amount), 0) from wheel_spins s join wheel_prizes p on p.id = s.prize_id
      where s.member_id = ${id} and s.collected_at is not null and p.kind = 'credit' and p.turnover_times = 0)
    as sum`)

/** What is not money adds up as well: each sum is that of its movements, and of what can still be used. */
async function countsAddUp({ id }: Player): Promise<void> {
  const points = await number(`select point as sum from member_points where member_id = ${id}`)
  const moved = await number(`select sum(amount) as sum from point_movements where member_id = ${id}`)
  const usable = await number(`select sum(points) as sum from point_lots where member_id = ${id}`)
  expect([moved, usable]).toEqual([points, points])
  const spins = await number(`select spins as sum from wheel_rights where member_id = ${id}`)
  const turned = await number(`select sum(amount) as sum from wheel_right_movements where member_id = ${id}`)
  expect(turned).toBe(spins)
  const owed = await number(`select balance as sum from affiliate_accounts where member_id = ${id}`)
  const earned = await number(`select sum(amount) as sum from affiliate_transactions where member_id = ${id}`)
  expect(earned).toBe(owed)
  const played = await number(`select sum(r.stake) as sum from game_rounds r
    join game_sessions s on s.id = r.session_id where s.member_id = ${id}`)
  const noted = await number(
    `select sum(staked) as sum from play_days where member_id = ${id} and category = 'slot'`,
  )
  expect(noted).toBe(played)
}

/** Each wallet's running balance begins at nothing, adds up line by line, and ends at what the wallet holds. */
function addsUp(lines: readonly StatementLine[], wallets: readonly { id: string; balance: number }[]): void {
  for (const { id, balance } of wallets) {
    let running = 0
    for (const line of lines.filter((one) => one.wallet_id === id).toReversed()) {
      running += line.amount
      expect(running).toBeGreaterThanOrEqual(0)
      expect(line.balance).toBe(running)
    }
    expect(running).toBe(balance)
  }
}

it(`I1 I2 I3 I4 I5 PAY-2 after any of ${RUNS} sequences the books are right`, async () => {
  const met = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fate), { minLength: 1, maxLength: 18 }), async (steps) => {
      const who = await addPlayer(world)
      for (const [one, how] of steps) await take(world, who, one, how)

      const { data: wallets } = await world.server.call(getWallets, {}, { as: who })
      const lines = await wholeStatement(who)
      for (const line of lines) met.add(`${line.kind} ${line.state} ${line.amount > 0 ? 'in' : 'out'}`)
      addsUp(lines, wallets)
      expect(wallets.reduce((sum, wallet) => sum + wallet.balance, 0)).toBe(await expectedBalance(who))
      expect(await totalOf(world.server.db)).toBe(0)
      await countsAddUp(who)
      // Nothing of one member is under way when the next one comes.
      world.bank.says({ state: 'done' })
      // Twice: the first answer may be one that a silent bank still owes.
      for (let n = 0; n < 2; n++) await take(world, who, { do: 'payout', bank: 'done' }, 'once')
    }),
    {
      numRuns: RUNS,
      examples: certain.map((steps) => [steps]),
      ...(process.env.MONEY_SEED && { seed: Number(process.env.MONEY_SEED) }),
    },
  )

  const balances = await balancesOf(world.server.db, [house.payouts, house.withdrawals])
  expect(balances.get(house.payouts) ?? 0).toBe(0)
  // The bank keeps its own books: each number paid once, and as much as we say.
  const paid = new Map(world.bank.sent.map((order) => [order.reference, order.amount]))
  expect(paid.size).toBe(world.bank.sent.length)
  const done = await number(`select sum(amount - fee) as sum from withdrawals where state = 'done'`)
  expect(balances.get(house.withdrawals) ?? 0).toBe(done)
  expect((await verifyLedger(world.server.db)).faults).toEqual([])
  // Guards against a test that never meets what it is about; a few sequences prove nothing of the kind.
  if (RUNS < 100) return
  const kinds = [...met]
  for (const kind of usual) expect(kinds).toContain(kind)
  expect(kinds.some((kind) => kind.startsWith('withdraw failed'))).toBe(true)
}, 7_200_000)
