/**
 * Many journals in a short time, as if they had been posted: written by SQL, five thousand in a transaction, with the hash of
 * their content, and sealed by the real sealer, whose triggers add up the house's balances and the statement's sums. A
 * journal moves one baht from the house into one of the wallets, in turn.
 */
import type { Database } from '#server/db/database.ts'
import { sealAll } from '#server/ledger/seal.ts'

/** As many as a block has. */
const AT_ONCE = 5_000

/** How many it has written into this database; after a fill that was cut off, those of its last whole transaction. */
export async function filledSoFar(database: Database): Promise<number> {
  const [row] = await database.script((exec) =>
    exec(`select coalesce(max(substr(key, 7)::bigint) + 1, 0) as n from ledger_journals
      where kind = 'opening' and key ~ '^bench:[0-9]+$' and id > (select max(id) from ledger_journals) - 2000000`),
  )
  return Number(row!.n)
}

export async function fillBooks(
  database: Database,
  {
    wallets,
    journals,
    begun = 0,
    signal,
  }: { wallets: readonly string[]; journals: number; begun?: number; signal?: AbortSignal },
): Promise<void> {
  const accounts = wallets.map((id) => `'wallet:${id}'`).join(',')
  for (let from = begun; from < journals && !signal?.aborted; from += AT_ONCE) {
    const until = Math.min(journals, from + AT_ONCE)
    const now = Date.now()
    await database.script((exec) =>
      exec(`
        set local session_replication_role = replica;
        create temporary table made on commit drop as
          select m.id, n, account, ${now}::bigint as at_ms, md5('salt ' || n) as salt,
            a.balance + 100 * row_number() over (partition by account order by m.id) as after
          from (select nextval('ledger_journal_ids') as id, n, (array[${accounts}])[1 + n % ${wallets.length}] as account
            from generate_series(${from}, ${until - 1}) n) m
          join ledger_accounts a on a.id = m.account;
        insert into ledger_journals (id, key, kind, memo, at, hash, salt, xid)
          select id, 'bench:' || n, 'opening', '', to_timestamp(at_ms / 1000.0),
            encode(sha256(convert_to('["journal","' || salt || '","bench:' || n || '","opening","",' || at_ms
              || ',null,[["house:sandbox",-100,null],["' || account || '",100,' || after || ']]]', 'UTF8')), 'hex'),
            salt, pg_current_xact_id()
          from made order by id;
        insert into ledger_postings (journal_id, seq, account_id, amount, balance_after)
          select id, 1, 'house:sandbox', -100, null from made
          union all select id, 2, account, 100, after from made order by 1, 2;
        update ledger_accounts a set balance = a.balance + s.total
          from (select account, 100 * count(*) as total from made group by account) s where a.id = s.account`),
    )
    // A planner that has not seen the tables grow reads them whole.
    if (from === begun) await database.script((exec) => exec('analyze'))
    await sealAll(database.db, { signer: null, now })
  }
  await database.script((exec) => exec('analyze'))
}
