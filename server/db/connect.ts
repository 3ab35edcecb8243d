/** Opens the database: embedded in a folder, embedded in memory, or a PostgreSQL server. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { layDown } from './template.ts'

/**
 * Where the data is. `folder`: PGlite's files (the caller holds the folder's lock); `memory`: nothing is kept,
 * `snapshot` starts from a dump instead of from nothing; `url`: PostgreSQL.
 */
export type Target =
  | { readonly folder: string }
  | { readonly memory: true; readonly snapshot?: Blob }
  | ({ readonly url: string } & PostgresOptions)

/** Opens it. Does not migrate. */
export async function connect(target: Target): Promise<Database> {
  if ('url' in target) return openPostgres(target.url, target)
  if ('memory' in target) return openEmbedded({ loadDataDir: target.snapshot })
  const dataDir = join(target.folder, 'db')
  mkdirSync(target.folder, { recursive: true })
  await layDown(dataDir)
  return openEmbedded({ dataDir })
}
