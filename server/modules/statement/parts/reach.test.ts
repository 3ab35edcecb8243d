import fc from 'fast-check'
import { expect, it } from 'vitest'
import { thaiDayOf } from '#rules/thai-day.ts'
import { day, hour, minute } from '../../../kit/clock.ts'
import { walletAccount } from '../../../ledger/accounts.ts'
import { testServer } from '../../../testing/hooks.ts'
import { journalKindsOf, ruleOf } from '../kinds.ts'
import type { StatementFilter } from './asked.ts'
import { countMovements, movements, type Purse } from './lines.ts'
import { summaryOf } from './summary.ts'

const server = testServer({ handlers: {} })

const kinds = [
  'game.round',
  'game.round',
  'game.round',
  'deposit',
  'withdraw',
  'wallet.transfer',
  'lotto.bill',
]

interface Line {
  readonly id: number
  readonly seq: number
  readonly account: string
  readonly kind: string
  readonly at: number
  readonly amount: number
  readonly reverses: number | null
}

/** Some play around Thai midnights, moves between both wallets, and one journal in ten taken back. */
function historyOf(purses: readonly Purse[], seeds: readonly number[], from: number): Line[] {
  const accounts = purses.map((purse) => walletAccount(purse.id))
  const back = new Set<number>()
  const lines: Line[] = []
  for (const [index, seed] of seeds.entries()) {
    const id = 1_000 + index * 2
    const at = from + (index % 4) * day + (seed % 3) * minute - minute + (seed % 5 === 0 ? hour : 0)
    const taken = seed % 10 === 0 ? lines.at(-1 - (seed % 7)) : undefined
    if (taken && taken.reverses === null && taken.kind !== 'wallet.transfer' && !back.has(taken.id)) {
      back.add(taken.id)
      const kind = taken.kind === 'withdraw' ? 'withdraw.refund' : taken.kind
      lines.push({ ...taken, id, kind, at, amount: -taken.amount, reverses: taken.id })
      continue
    }
    const kind = kinds[seed % kinds.length]!
    const one = { id, seq: 1, kind, at, reverses: null, account: accounts[seed % 2]! }
    const amount = (seed % 900) - 450 || 1
    lines.push({ ...one, amount })
    if (kind === 'wallet.transfer')
      lines.push({ ...one, seq: 2, account: accounts[1 - (seed % 2)]!, amount: -amount })
  }
  return lines
}

/** As the ledger and the sealer would leave them; all but the last are sealed, some at a time. */
const write = (lines: readonly Line[], sealed: number) =>
  server.deps.database.script(async (exec) => {
    const rows = JSON.stringify(lines.map((line) => ({ ...line, at: new Date(line.at).toISOString() })))
    const from = `jsonb_to_recordset('${rows}') as l(id bigint, seq int, account text, kind text, at timestamptz,
      amount bigint, reverses bigint)`
    await exec(`set local session_replication_role = replica;
      delete from statement_parts; delete from statement_days; delete from ledger_postings; delete from ledger_journals;
      insert into ledger_journals (id, key, kind, at, reverses, hash, salt)
        select distinct id, 'k' || id, kind, at, reverses, 'h', 's' from ${from};
      insert into ledger_postings select id, seq, account, amount, 0 from ${from}`)
    const ids = [...new Set(lines.map(({ id }) => id))].slice(0, sealed)
    for (let at = 0; at < ids.length; at += 170)
      await exec(`select statement_add('{${ids.slice(at, at + 170).join(',')}}')`)
  })

const isIn = (line: Line, { wallet_id, kind, from_day, to_day, until_id }: StatementFilter) => {
  const thaiDay = thaiDayOf(line.at)
  return (
    (wallet_id === undefined || line.account === walletAccount(wallet_id)) &&
    (kind === undefined || journalKindsOf(kind).includes(line.kind)) &&
    (from_day === undefined || thaiDay >= from_day) &&
    (to_day === undefined || thaiDay <= to_day) &&
    (until_id === undefined || line.id <= Number(until_id.split('-')[0]))
  )
}

function summaryByHand(
  lines: readonly Line[],
  filter: Pick<StatementFilter, 'wallet_id' | 'from_day' | 'to_day'>,
) {
  const taken = new Set(lines.map(({ reverses }) => reverses))
  const standing = lines.filter(
    (line) =>
      isIn(line, filter) &&
      line.reverses === null &&
      !taken.has(line.id) &&
      (filter.wallet_id !== undefined || ruleOf(line.kind).kind !== 'transfer'),
  )
  const sum = (some: readonly Line[], sign: 1 | -1) =>
    some.reduce((total, { amount }) => total + Math.max(0, amount * sign), 0)
  const ever = (kind: string) =>
    lines.reduce((total, line) => total + (ruleOf(line.kind).kind === kind ? line.amount : 0), 0)
  const days = [...new Set(standing.map(({ at }) => thaiDayOf(at)))].sort()
  return {
    money_in: sum(standing, 1),
    money_out: sum(standing, -1),
    count_in: standing.filter(({ amount }) => amount > 0).length,
    count_out: standing.filter(({ amount }) => amount < 0).length,
    days: days.map((thaiDay) => {
      const those = standing.filter(({ at }) => thaiDayOf(at) === thaiDay)
      return { day: thaiDay, money_in: sum(those, 1), money_out: sum(those, -1) }
    }),
    deposited_ever: ever('deposit'),
    withdrawn_ever: 0 - ever('withdraw'),
    net_deposits_ever: ever('deposit') + ever('withdraw'),
  }
}

const filters = fc.record(
  {
    wallet: fc.constantFrom(0, 1),
    kind: fc.constantFrom('game' as const, 'withdraw' as const, 'transfer' as const, 'lottery' as const),
    from: fc.nat(4),
    to: fc.nat(4),
    until: fc.nat(3_200),
    state: fc.constant('done' as const),
  },
  { requiredKeys: [] },
)

it('pages, counts and sums are those of all lines, whatever is sealed and asked', async () => {
  const member = await server.member({ wallets: [{}, {}] })
  const purses = member.walletIds.map((id) => ({ id, name: '' }))
  const midnight = Date.UTC(2026, 10, 20, 17)
  const dayAt = (index: number) => thaiDayOf(midnight + index * day)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(100_000), { minLength: 1, maxLength: 1_400, size: 'max' }),
      fc.nat(1_400),
      fc.array(fc.tuple(filters, fc.nat(60), fc.integer({ min: 1, max: 40 })), {
        minLength: 6,
        maxLength: 10,
      }),
      async (seeds, sealed, asks) => {
        const lines = historyOf(purses, seeds, midnight)
        await write(lines, sealed)
        for (const [{ wallet, kind, from, to, until, state }, page, limit] of asks) {
          const period = {
            ...(wallet === undefined ? {} : { wallet_id: purses[wallet]!.id }),
            ...(from === undefined ? {} : { from_day: dayAt(from) }),
            ...(to === undefined ? {} : { to_day: dayAt(to) }),
          }
          const filter: StatementFilter = {
            ...period,
            ...(kind === undefined ? {} : { kind }),
            ...(state === undefined ? {} : { state }),
            ...(until === undefined ? {} : { until_id: `${1_000 + until}-1` }),
          }
          const all = lines.filter((line) => isIn(line, filter)).sort((a, b) => b.id - a.id || b.seq - a.seq)
          const offset = page * limit
          expect(await countMovements(server.db, purses, filter)).toBe(all.length)
          const got = await movements(server.db, purses, filter, { limit, offset })
          expect(got.map((line) => [Number(line.journalId), line.seq])).toEqual(
            all.slice(offset, offset + limit).map(({ id, seq }) => [id, seq]),
          )
          expect(await summaryOf(server.db, member.id, period)).toEqual(summaryByHand(lines, period))
        }
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)
