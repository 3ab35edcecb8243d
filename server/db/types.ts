/** The database as the rest of the server sees it: one drizzle type that both engines satisfy. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What both drivers answer to a raw statement. */
interface RawResult<Row> {
  rows: Row[]
}

interface EitherResult extends PgQueryResultHKT {
  type: RawResult<this['row']>
}

/** Drizzle over PGlite or PostgreSQL. Also what a transaction is, so helpers take `Db` and work in both. */
export type Db = PgDatabase<EitherResult>

/**
 * An open transaction. The same type as `Db`; named apart so that a signature says which one it needs.
 * Inside a transaction use nothing but the `Tx`: the embedded engine has one connection, and a query on
 * the database itself would wait for the transaction it is called from.
 */
export type Tx = Db

export type Engine = 'embedded' | 'postgres'

/** A transaction as drizzle types the argument of its work; the same thing as `Tx`. */
export type Inner = Parameters<Parameters<Db['transaction']>[0]>[0]

/** How a transaction is to see others; left out, each statement sees what is committed before it. */
export type Mode = Parameters<Db['transaction']>[1]

/** As it is written behind BEGIN or SET TRANSACTION. */
export function modeOf(mode: Mode): string {
  const level = mode?.isolationLevel ? ` isolation level ${mode.isolationLevel}` : ''
  return mode?.accessMode ? `${level} ${mode.accessMode}` : level
}
