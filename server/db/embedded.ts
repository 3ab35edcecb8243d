/** The embedded engine: PGlite, PostgreSQL compiled to WebAssembly, one connection, files in a folder or none. */
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from './database.ts'
import type { Db } from './types.ts'

/**
 * Opens PGlite. It survives the process being killed; it does not promise to survive a power cut (the engine
 * runs without fsync), which is what PostgreSQL is for.
 */
export async function openEmbedded(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
): Promise<Database> {
  const client = await PGlite.create({ ...options })
  await client.exec("set time zone 'UTC'")
  return {
    engine: 'embedded',
    db: drizzle({ client }) as unknown as Db,
    script: (work) =>
      client.transaction((tx) =>
        work(async (text) => {
          const results = await tx.exec(text)
          return results.at(-1)?.rows ?? []
        }),
      ),
    // The folder's lock sees to it (lock.ts).
    alone: (work) => work(),
    driver: { embedded: client },
    close: () => client.close(),
  }
}
