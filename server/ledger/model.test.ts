import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { testServer } from '../testing/hooks.ts'
import { sealNow } from '../testing/seal.ts'
import { balancesOf, house, openAccount, totalOf, type AccountId } from './accounts.ts'
import { InsufficientFunds, LedgerError } from './errors.ts'
import type { Posting } from './journal.ts'
import { postJournal, reverseJournal } from './post.ts'
import { verifyLedger } from './verify.ts'

const server = testServer({ handlers: {} })
const AT = 1_790_000_000_000
const WALLETS = ['wallet:1', 'wallet:2', 'wallet:3'] as const
const ACCOUNTS: readonly AccountId[] = [...WALLETS, house.games, house.sandbox]

/** What the ledger should be, in its plainest form. */
interface Model {
  balances: Map<AccountId, number>
  /** The id is the database's: what was undone has used one up. */
  journals: { id?: string; key: string; kind: string; postings: Posting[] }[]
}

type Step =
  | { do: 'post'; key: string; from: AccountId; to: AccountId; amount: number; abort: boolean }
  | { do: 'again' | 'reverse'; pick: number }

const account = fc.constantFrom(...ACCOUNTS)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      // Few keys, so that many are used again.
      key: fc.integer({ min: 1, max: 15 }).map((n) => `key ${n}`),
      from: account,
      to: account,
      amount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(0, -5, 0.5)),
      abort: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('again' as const, 'reverse' as const), pick: fc.nat(20) }),
  },
)

type Outcome = 'posted' | 'replayed' | 'poor' | 'wrong' | 'aborted'

/** What a step should answer, and do to the model. */
function expected(model: Model, postings: Posting[], key: string, abort: boolean): Outcome {
  const known = model.journals.find((journal) => journal.key === key)
  const wrong = postings.some(({ amount }) => !Number.isSafeInteger(amount) || amount === 0)
  if (wrong || postings[0]!.account === postings[1]!.account) return 'wrong'
  if (known) {
    const same = JSON.stringify(known.postings) === JSON.stringify(postings)
    return same ? (abort ? 'aborted' : 'replayed') : 'wrong'
  }
  const after = postings.map(
    ({ account: id, amount }) => [id, (model.balances.get(id) ?? 0) + amount] as const,
  )
  if (after.some(([id, balance]) => id.startsWith('wallet:') && balance < 0)) return 'poor'
  if (abort) return 'aborted'
  for (const [id, balance] of after) model.balances.set(id, balance)
  model.journals.push({ key, kind: key.startsWith('reverse:') ? 'reversal' : 'test', postings })
  return 'posted'
}

class Abort extends Error {}

async function actual(
  model: Model,
  work: (tx: typeof server.db) => Promise<{ journalId: string; replayed: boolean }>,
  abort: boolean,
): Promise<Outcome> {
  try {
    const posted = await inTransaction(server.db, async (tx) => {
      const result = await work(tx)
      if (abort) throw new Abort()
      return result
    })
    if (posted.replayed) return 'replayed'
    const last = model.journals.at(-1)
    if (last) last.id = posted.journalId
    return 'posted'
  } catch (error) {
    if (error instanceof Abort) return 'aborted'
    if (error instanceof InsufficientFunds) return 'poor'
    if (error instanceof LedgerError) return 'wrong'
    throw error
  }
}

async function take(model: Model, one: Step): Promise<Outcome> {
  if (one.do === 'post') {
    const postings = [
      { account: one.from, amount: -one.amount },
      { account: one.to, amount: one.amount },
    ]
    const should = expected(model, postings, one.key, one.abort)
    const journal = { key: one.key, kind: 'test', at: AT, postings }
    expect(await actual(model, (tx) => postJournal(tx, journal), one.abort)).toBe(should)
    return should
  }
  const index = one.pick % model.journals.length
  const journal = model.journals[index]
  if (!journal) return 'wrong'
  if (one.do === 'again') {
    const repeated = { key: journal.key, kind: journal.kind, at: AT + 1, postings: journal.postings }
    // A reversal is not repeated by posting it.
    const should = journal.kind === 'test' ? 'replayed' : 'wrong'
    expect(await actual(model, (tx) => postJournal(tx, repeated), false)).toBe(should)
    return should
  }
  const postings = journal.postings.map((line) => ({ account: line.account, amount: -line.amount }))
  const should = expected(model, postings, `reverse:${journal.id}`, false)
  const reverse = { journalId: journal.id!, kind: 'reversal', at: AT }
  expect(await actual(model, (tx) => reverseJournal(tx, reverse), false)).toBe(should)
  return should
}

it('I1 I2 I3 I4 I5 I7 I8 I9 behaves like the model, step by step, whatever is asked', async () => {
  const met = new Set<Outcome>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), async (steps) => {
      await server.reset()
      for (const wallet of WALLETS) await openAccount(server.db, wallet, AT)
      const model: Model = { balances: new Map(), journals: [] }
      for (const one of steps) {
        met.add(await take(model, one))
        if (one.do === 'again') await sealNow(server.db, AT)
        expect(await totalOf(server.db)).toBe(0)
      }
      const balances = await balancesOf(server.db, ACCOUNTS)
      for (const id of ACCOUNTS) expect(balances.get(id) ?? 0).toBe(model.balances.get(id) ?? 0)
      const audit = await verifyLedger(server.db)
      expect(audit.faults).toEqual([])
      expect(audit.journals).toBe(model.journals.length)
    }),
    { numRuns: Number(process.env.LEDGER_RUNS ?? 25) },
  )
  // Guards against a test that never meets what it is about.
  expect([...met].sort()).toEqual(['aborted', 'poor', 'posted', 'replayed', 'wrong'])
}, 600_000)
