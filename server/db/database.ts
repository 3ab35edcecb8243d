/** What an open database is, whichever engine it runs on. */
import type { PGlite } from '@electric-sql/pglite'
import type { Pool } from 'pg'
import type { Db, Engine } from './types.ts'

/** Runs SQL text of any number of statements; answers the rows of the last one. */
export type Exec = (sqlText: string) => Promise<Record<string, unknown>[]>

/** An open database. `db` is for modules; `script` for migrations and tests; `driver` for the job queue. */
export interface Database {
  readonly engine: Engine
  readonly db: Db
  /** One transaction in which plain SQL text is run. */
  script<T>(work: (exec: Exec) => Promise<T>): Promise<T>
  /** Work that one process at a time does to this database; the others wait, five minutes at most. */
  alone<T>(work: () => Promise<T>): Promise<T>
  readonly driver: { readonly embedded: PGlite } | { readonly pool: Pool }
  close(): Promise<void>
}
