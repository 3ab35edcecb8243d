/** Double entry. Only server/ledger writes here, and the database itself refuses anything but appending. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { satang } from '#contracts/money.ts'
import { id, instant, money, ref, transactionId } from '../columns.ts'

export type AccountKind = 'wallet' | 'house'

export const ledgerAccounts = pgTable('ledger_accounts', {
  /** `wallet:{wallet id}` or `house:{name}`. */
  id: text().primaryKey(),
  kind: text().$type<AccountKind>().notNull(),
  /** Kept by triggers, a wallet's with each posting, the house's when journals are sealed; a direct update is refused. */
  balance: money('balance').notNull().default(satang(0)),
  openedAt: instant('opened_at').notNull(),
})

export const ledgerJournals = pgTable('ledger_journals', {
  /** From a sequence, taken under the locks of the journal's wallets: in their order within each wallet, with gaps. */
  id: id(),
  /** One key, at most one journal, for ever (I5). */
  key: text().notNull(),
  kind: text().notNull(),
  memo: text().notNull().default(''),
  at: instant('at').notNull(),
  /** The journal this one takes back; a journal is taken back at most once (I8). */
  reverses: ref('reverses'),
  /** Of the chain as it was before blocks (decision 059); null since. */
  prevHash: text('prev_hash'),
  /** Of its content; before there were blocks, of the chain up to it. */
  hash: text().notNull(),
  /** Drawn by chance and part of what is hashed, so that a hash tells nothing about content that is guessed. */
  salt: text(),
  /** The transaction that wrote it: what the sealer goes by. */
  xid: transactionId(),
})

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    journalId: ref('journal_id').notNull(),
    seq: integer().notNull(),
    accountId: text('account_id').notNull(),
    amount: money('amount').notNull(),
    /** Balance of the wallet after this posting; the house's has none since there are blocks. */
    balanceAfter: money('balance_after'),
  },
  (t) => [primaryKey({ columns: [t.journalId, t.seq] })],
)

/** One row: where the chain ended that was before blocks. */
export const ledgerHead = pgTable('ledger_head', {
  one: integer().primaryKey(),
  journalId: ref('journal_id').notNull(),
  hash: text().notNull(),
})

/** `seal`: journals of a while; `restore`: the database came back from a copy (seal.ts). */
export type BlockKind = 'seal' | 'restore'

/** Journals sealed together, each block after the one before it. */
export const ledgerBlocks = pgTable('ledger_blocks', {
  no: ref('no').primaryKey(),
  kind: text().$type<BlockKind>().notNull(),
  firstSeq: ref('first_seq').notNull(),
  lastSeq: ref('last_seq').notNull(),
  /** Of the Merkle tree over its journals. */
  root: text().notNull(),
  prevHash: text('prev_hash').notNull(),
  hash: text().notNull(),
  sealedAt: instant('sealed_at').notNull(),
  /** Every transaction below it has ended and is sealed. */
  upto: transactionId().notNull(),
  /** Names the database cluster that it was sealed in. */
  system: text().notNull(),
  /** Whose signature it is; null where none was configured. */
  keyId: text('key_id'),
  signature: text(),
  /** Root of the history of the blocks before it (history.ts); null of a block from before there was one. */
  past: text(),
})

/** The place of each journal in the order of sealing. */
export const ledgerLinks = pgTable('ledger_links', {
  seq: ref('seq').primaryKey(),
  journalId: ref('journal_id').notNull(),
  blockNo: ref('block_no').notNull(),
})

/** Whole subtrees over the blocks' hashes, above the blocks themselves; written by a trigger. */
export const ledgerNodes = pgTable(
  'ledger_nodes',
  {
    level: integer().notNull(),
    place: ref('place').notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.place] })],
)
