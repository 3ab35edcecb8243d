import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sqlState } from '../db/transaction.ts'
import { testServer } from '../testing/hooks.ts'
import { sealNow } from '../testing/seal.ts'
import { balanceOf, house, openAccount, totalOf, type AccountId } from './accounts.ts'
import { InsufficientFunds, LedgerError } from './errors.ts'
import type { Posting } from './journal.ts'
import { postJournal, postJournals, reverseJournal } from './post.ts'
import { verifyLedger } from './verify.ts'

const server = testServer({ handlers: {} })
const AT = 1_790_000_000_000

const post = (key: string, postings: Posting[], kind = 'test') =>
  server.db.transaction((tx) => postJournal(tx, { key, kind, at: AT, postings }))

/** Into the wallet from the house; minus takes out. */
const move = (amount: number, wallet: AccountId = 'wallet:1'): Posting[] => [
  { account: house.sandbox, amount: -amount },
  { account: wallet, amount },
]

beforeEach(async () => {
  await openAccount(server.db, 'wallet:1', AT)
  await openAccount(server.db, 'wallet:2', AT)
})

describe('posting', () => {
  it('I1 I2 I3 moves money and keeps the sum at zero', async () => {
    expect(await post('a', move(500_00))).toEqual({ journalId: '1', replayed: false })
    expect(await post('b', move(-120_50))).toEqual({ journalId: '2', replayed: false })
    expect(await balanceOf(server.db, 'wallet:1')).toBe(379_50)
    expect(await balanceOf(server.db, house.sandbox)).toBe(-379_50)
    expect(await totalOf(server.db)).toBe(0)
    expect(await verifyLedger(server.db)).toEqual({ journals: 2, accounts: 3, faults: [] })
  })

  it('I4 refuses a wallet below zero, writes nothing, and the transaction goes on', async () => {
    await post('a', move(100))
    await server.db.transaction(async (tx) => {
      const journal = { key: 'b', kind: 'test', at: AT, postings: move(-101) }
      await expect(postJournal(tx, journal)).rejects.toThrow(InsufficientFunds)
      await postJournal(tx, { key: 'c', kind: 'test', at: AT, postings: move(-100) })
    })
    expect(await balanceOf(server.db, 'wallet:1')).toBe(0)
    expect((await verifyLedger(server.db)).journals).toBe(2)
  })

  it('I5 posts a key once: the same again is a replay, another under the key a fault', async () => {
    await post('a', move(100))
    expect(await post('a', move(100))).toEqual({ journalId: '1', replayed: true })
    await expect(post('a', move(200))).rejects.toThrow(LedgerError)
    await expect(post('a', move(100), 'other')).rejects.toThrow(LedgerError)
    expect(await balanceOf(server.db, 'wallet:1')).toBe(100)
  })

  it.each<[string, Posting[]]>([
    [
      'unbalanced',
      [
        { account: 'wallet:1', amount: 1 },
        { account: house.games, amount: -2 },
      ],
    ],
    ['one line', [{ account: 'wallet:1', amount: 1 }]],
    ['no lines', []],
    [
      'fractions',
      [
        { account: 'wallet:1', amount: 0.5 },
        { account: house.games, amount: -0.5 },
      ],
    ],
    [
      'nothing',
      [
        { account: 'wallet:1', amount: 0 },
        { account: house.games, amount: 0 },
      ],
    ],
    [
      'no number',
      [
        { account: 'wallet:1', amount: NaN },
        { account: house.games, amount: NaN },
      ],
    ],
    [
      'too much',
      [
        { account: 'wallet:1', amount: 2 ** 60 },
        { account: house.games, amount: -(2 ** 60) },
      ],
    ],
    [
      'an account twice',
      [
        { account: 'wallet:1', amount: 1 },
        { account: 'wallet:1', amount: -1 },
      ],
    ],
    ['a wallet that is not there', move(1, 'wallet:99')],
  ])('I1 I12 refuses %s', async (_, postings) => {
    await expect(post('a', postings)).rejects.toThrow(LedgerError)
    expect(await totalOf(server.db)).toBe(0)
    expect((await verifyLedger(server.db)).journals).toBe(0)
  })

  it('I1 I2 I3 I5 I9 many at once are as one after the other, those posted before among them', async () => {
    await post('b', move(50))
    const journals = [
      { key: 'a', kind: 'test', at: AT, postings: move(100) },
      { key: 'b', kind: 'test', at: AT, postings: move(50) },
      { key: 'c', kind: 'test', at: AT, postings: move(-130) },
      { key: 'd', kind: 'test', at: AT, postings: move(7, 'wallet:2') },
    ]
    const posted = await server.db.transaction((tx) => postJournals(tx, journals))
    expect(posted.map(({ journalId, replayed }) => [journalId, replayed])).toEqual([
      ['2', false],
      ['1', true],
      ['3', false],
      ['4', false],
    ])
    expect(await balanceOf(server.db, 'wallet:1')).toBe(20)
    expect(await balanceOf(server.db, 'wallet:2')).toBe(7)
    expect(await verifyLedger(server.db)).toEqual({ journals: 4, accounts: 3, faults: [] })
    const again = await server.db.transaction((tx) => postJournals(tx, journals))
    expect(again.every(({ replayed }) => replayed)).toBe(true)
    expect((await verifyLedger(server.db)).journals).toBe(4)
  })

  it('I4 I7 many at once: all or none', async () => {
    const over = [
      { key: 'a', kind: 'test', at: AT, postings: move(100) },
      { key: 'b', kind: 'test', at: AT, postings: move(-101) },
    ]
    await expect(server.db.transaction((tx) => postJournals(tx, over))).rejects.toThrow(InsufficientFunds)
    const twice = [over[0]!, { ...over[0]!, postings: move(5) }]
    await expect(server.db.transaction((tx) => postJournals(tx, twice))).rejects.toThrow(LedgerError)
    expect((await verifyLedger(server.db)).journals).toBe(0)
  })

  it('moves between several accounts in one journal', async () => {
    await post('a', [
      { account: house.promotions, amount: -300 },
      { account: 'wallet:1', amount: 100 },
      { account: 'wallet:2', amount: 200 },
    ])
    expect(await balanceOf(server.db, 'wallet:2')).toBe(200)
  })

  it('I8 takes a journal back by its opposite, once', async () => {
    const { journalId } = await post('a', move(100))
    const back = () =>
      server.db.transaction((tx) => reverseJournal(tx, { journalId, kind: 'reversal', at: AT }))
    expect(await back()).toEqual({ journalId: '2', replayed: false })
    expect(await back()).toEqual({ journalId: '2', replayed: true })
    expect(await balanceOf(server.db, 'wallet:1')).toBe(0)
    expect((await verifyLedger(server.db)).faults).toEqual([])
    await expect(
      server.db.transaction((tx) => reverseJournal(tx, { journalId: '99', kind: 'reversal', at: AT })),
    ).rejects.toThrow(LedgerError)
  })

  it('I8 lets 40 simultaneous spenders have exactly what there is', async () => {
    await post('a', move(1000))
    const spenders = Array.from({ length: 40 }, (_, i) =>
      post(`spend ${i}`, move(-100)).then(
        () => 1,
        () => 0,
      ),
    )
    const won = (await Promise.all(spenders)).reduce<number>((sum, one) => sum + one, 0)
    expect(won).toBe(10)
    expect(await balanceOf(server.db, 'wallet:1')).toBe(0)
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })
})

describe('the database guards the books by itself', () => {
  beforeEach(async () => {
    await post('a', move(100))
    await sealNow(server.db, AT)
  })

  const refused = async (statement: string) => {
    const error = await server.db.execute(sql.raw(statement)).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    return sqlState(error)
  }

  it.each([
    ['a changed journal', `update ledger_journals set memo = 'x'`, 'LE001'],
    ['a deleted journal', `delete from ledger_journals`, 'LE001'],
    ['a changed posting', `update ledger_postings set amount = amount + 1`, 'LE001'],
    ['a deleted posting', `delete from ledger_postings`, 'LE001'],
    ['emptied tables', `truncate ledger_postings`, 'LE001'],
    ['a deleted account', `delete from ledger_accounts`, 'LE001'],
    [
      'a balance set by hand',
      `update ledger_accounts set balance = balance + 1 where id = 'wallet:1'`,
      'LE002',
    ],
    [
      'an account that opens with money',
      `insert into ledger_accounts values ('wallet:9', 'wallet', 5, now())`,
      'LE002',
    ],
    ['a misnamed account', `insert into ledger_accounts values ('house:9', 'wallet', 0, now())`, '23514'],
    [
      'a posting with a false balance',
      `insert into ledger_postings values (1, 3, 'wallet:1', 5, 7)`,
      'LE003',
    ],
    [
      'a posting that overdraws',
      `insert into ledger_postings values (1, 3, 'wallet:1', -500, -400)`,
      '23514',
    ],
    ['a posting that unbalances', `insert into ledger_postings values (1, 3, 'wallet:1', 5, 105)`, 'LE004'],
    [
      'a balanced pair for a journal that is there',
      `insert into ledger_postings values (1, 3, 'wallet:1', 5, 105), (1, 4, 'wallet:2', -5, -5)`,
      '23514',
    ],
    [
      'the same between house accounts',
      `insert into ledger_postings values (1, 3, 'house:sandbox', 5, null), (1, 4, 'house:sandbox', -5, null)`,
      'LE004',
    ],
    [
      'postings of no journal',
      `insert into ledger_postings values (9, 1, 'house:sandbox', 5, null), (9, 2, 'house:sandbox', -5, null)`,
      'LE004',
    ],
    ['a posting for nobody', `insert into ledger_postings values (1, 3, 'wallet:99', 5, 5)`, 'LE003'],
    [
      'a house account that is not there',
      `insert into ledger_postings values (1, 3, 'house:mine', 5, null)`,
      'LE003',
    ],
    [
      'a journal without lines',
      `insert into ledger_journals (key, kind, at, hash, salt) values ('x', 'x', now(), 'h', 's')`,
      'LE004',
    ],
    [
      'a key used twice',
      `insert into ledger_journals (key, kind, at, hash, salt) values ('a', 'x', now(), 'h', 's')`,
      '23505',
    ],
    [
      'a journal that says that it is in the old chain',
      `insert into ledger_journals values (2, 'x', 'x', '', now(), null, 'p', 'h')`,
      'LE006',
    ],
    ['the end of the old chain moved', `update ledger_head set journal_id = 1`, 'LE001'],
    ['a changed block', `update ledger_blocks set hash = 'x'`, 'LE001'],
    ['a removed link', `delete from ledger_links`, 'LE001'],
    [
      'a block that does not follow',
      `insert into ledger_blocks values (2, 'restore', 2, 1, '', 'another', 'h', now(), '1', '')`,
      'LE007',
    ],
    [
      'a block beside the last',
      `insert into ledger_blocks select no, kind, first_seq, last_seq, root, 'x', 'y', sealed_at, upto, system
        from ledger_blocks`,
      '23505',
    ],
    [
      'a block without what it seals',
      `insert into ledger_blocks select 2, kind, 2, 3, root, hash, 'y', sealed_at, upto, system from ledger_blocks`,
      'LE007',
    ],
    ['a journal sealed twice', `insert into ledger_links values (2, 1, 1)`, '23505'],
  ])('I1 I3 I4 I5 I8 refuses %s', async (_, statement, state) => {
    expect(await refused(statement)).toBe(state)
    expect((await verifyLedger(server.db)).faults).toEqual([])
  })
})
