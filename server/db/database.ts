/** What an open database is, whichever engine it runs on. */
import type { PGlite } from '@electric-sql/pglite'
import type { Pool } from 'pg'
import type { Db, Engine } from './types.ts'

/** Runs SQL text of any number of statements; answers the rows of the last one. */
export type Exec = (sqlText: string) => Promise<Record<string, unknown>[]>

/** What a collector of metrics reads of the connections. */
interface DatabaseGauges {
  /** Open now, those for transactions and those for statements by themselves. */
  readonly connections: number
  readonly idle: number
  /** Callers who wait for one now. */
  readonly waiting: number
  /** Since it was opened: packets of statements that were sent, each of which is answered in one. */
  readonly roundTrips: number
}

/** An open database. `db` is for modules; `script` for migrations and tests; `driver` for the job queue. */
export interface Database {
  readonly engine: Engine
  /** How many transactions of requests may be under way at once, so that jobs find a connection beside them. */
  readonly places: number
  readonly db: Db
  /** One transaction in which plain SQL text is run. */
  script<T>(work: (exec: Exec) => Promise<T>): Promise<T>
  /** Work that one process at a time does to this database; the others wait until it is done. */
  alone<T>(work: () => Promise<T>): Promise<T>
  readonly driver: { readonly embedded: PGlite } | { readonly pool: Pool }
  gauges(): DatabaseGauges
  close(): Promise<void>
}
