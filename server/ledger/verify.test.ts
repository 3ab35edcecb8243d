import { beforeEach, describe, expect, it } from 'vitest'
import { testServer } from '../testing/hooks.ts'
import { sealNow } from '../testing/seal.ts'
import { house, openAccount } from './accounts.ts'
import { checkBooks } from './boot-check.ts'
import { postJournal, reverseJournal } from './post.ts'
import { verifyLedger, verifyLedgerOnline } from './verify.ts'

const server = testServer({ handlers: {} })
const AT = 1_790_000_000_000

beforeEach(async () => {
  await openAccount(server.db, 'wallet:1', AT)
  for (let i = 1; i <= 6; i++) {
    const postings = [
      { account: house.sandbox, amount: -100 * i },
      { account: 'wallet:1' as const, amount: 100 * i },
    ]
    await server.db.transaction((tx) => postJournal(tx, { key: `k${i}`, kind: 'test', at: AT + i, postings }))
  }
  await server.db.transaction((tx) => reverseJournal(tx, { journalId: '2', kind: 'reversal', at: AT }))
  await sealNow(server.db, AT)
})

/** Changes the books behind the guards' back, as somebody with the database's own rights could. */
const tamper = (statement: string) =>
  server.deps.database.script(async (exec) => {
    await exec('set local session_replication_role = replica')
    await exec(statement)
  })

describe('the look at each start', () => {
  it('finds sound books sound', async () => expect(await checkBooks(server.db)).toBeNull())

  it.each([
    ['I2', 'does not balance', `update ledger_accounts set balance = balance + 5 where id = 'wallet:1'`],
    [
      'I9',
      'last journals',
      'delete from ledger_postings where journal_id = 7; delete from ledger_journals where id = 7',
    ],
  ])('%s says that it %s', async (_, words, statement) => {
    await tamper(statement)
    expect(await checkBooks(server.db)).toContain(words)
  })
})

describe('the auditor', () => {
  it('finds nothing wrong with sound books, also while they are in use', async () => {
    expect(await verifyLedger(server.db)).toEqual({ journals: 7, accounts: 2, faults: [] })
    expect((await verifyLedgerOnline(server.db)).faults).toEqual([])
  })

  it.each([
    [
      'I1',
      'a changed amount',
      'update ledger_postings set amount = amount + 1 where journal_id = 3 and seq = 1',
    ],
    ['I2', 'money from nowhere', `update ledger_accounts set balance = balance + 5 where id = 'wallet:1'`],
    ['I3', 'a changed balance', `update ledger_accounts set balance = balance + 5 where id = 'wallet:1'`],
    [
      'I3',
      'a false balance on record',
      'update ledger_postings set balance_after = 7 where journal_id = 4 and seq = 2',
    ],
    [
      'I4',
      'an overdrawn wallet',
      'update ledger_postings set amount = -500 where journal_id = 1 and seq = 2',
    ],
    [
      'I8',
      'a removed journal',
      'delete from ledger_postings where journal_id = 5; delete from ledger_journals where id = 5',
    ],
    ['I8', 'a reversal of something else', 'update ledger_journals set reverses = 3 where id = 7'],
    ['I9', 'a changed memo', `update ledger_journals set memo = 'gift' where id = 4`],
    ['I9', 'a changed time', `update ledger_journals set at = at + interval '1 ms' where id = 1`],
    ['I9', 'a changed key', `update ledger_journals set key = 'other' where id = 6`],
    [
      'I9',
      'a changed account',
      `update ledger_postings set account_id = 'house:sandbox' where journal_id = 6 and seq = 2`,
    ],
    [
      'I9',
      'a removed end',
      'delete from ledger_postings where journal_id = 7; delete from ledger_journals where id = 7',
    ],
    ['I9', 'a changed head of the old chain', `update ledger_head set hash = repeat('1', 64)`],
    ['I9', 'a changed block', `update ledger_blocks set root = repeat('1', 64)`],
    ['I9', 'a removed block', 'delete from ledger_blocks'],
    ['I3', 'a chain that was taken away', 'delete from ledger_blocks; delete from ledger_links'],
    [
      'I9',
      'journals that changed places',
      `update ledger_links set seq = -seq; update ledger_links set seq = 8 + seq`,
    ],
    [
      'I9',
      'a journal that was taken out of its block',
      `update ledger_links set journal_id = 99 where journal_id = 3`,
    ],
    [
      'I8',
      'postings whose journal is gone',
      'delete from ledger_journals where id = 5; delete from ledger_links where journal_id = 5',
    ],
    [
      'I9',
      'a journal slipped in beside the chain',
      `insert into ledger_journals (id, key, kind, at, hash) values (99, 'mine', 'test', now(), 'h');
      insert into ledger_postings values (99, 1, 'house:sandbox', -5, null), (99, 2, 'wallet:1', 5, null);
      update ledger_accounts set balance = balance + 5 where id = 'wallet:1';
      update ledger_accounts set balance = balance - 5 where id = 'house:sandbox'`,
    ],
  ])('%s names %s', async (invariant, _, statement) => {
    await tamper(statement)
    const { faults } = await verifyLedger(server.db)
    expect(faults.map((fault) => fault.invariant)).toContain(invariant)
  })
})
