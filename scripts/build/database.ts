/** The database that first starts of the embedded engine begin with a copy of: schema, and no row of anybody's. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { templateFolder } from '#server/db/template.ts'

/** Of a second maker at the same time: the first one's will do. */
function place(made: string, folder: string): void {
  try {
    renameSync(made, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}

/** Makes it unless it is there, and removes those of other versions. It appears whole. */
export async function makeTemplate(): Promise<void> {
  const folder = templateFolder()
  if (existsSync(folder)) return
  const home = dirname(folder)
  mkdirSync(home, { recursive: true })
  const making = mkdtempSync(join(home, 'making-database-'))
  try {
    const database = await connect({ folder: making })
    await migrate(database, migrations)
    await database.close()
    place(join(making, 'db'), folder)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
  for (const name of readdirSync(home))
    if (/^database-[\da-f]{16}$/.test(name) && name !== basename(folder))
      rmSync(join(home, name), { recursive: true, force: true })
}
