/** A migrated, empty database as a dump, made once and kept, so that a test's database starts in half a second. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/list.ts'

const CACHE = join(import.meta.dirname, '..', '..', '.cache')

/** Names the dump by what it holds: the engine and every migration. */
function fileName(): string {
  const engine = readFileSync(
    join(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json'),
    'utf8',
  )
  const hash = createHash('sha256').update(engine).update(JSON.stringify(migrations))
  return join(CACHE, `database-${hash.digest('hex').slice(0, 16)}.tgz`)
}

/** The dump, from the cache or made now. Two makers at once do no harm: the file appears whole. */
export async function snapshot(): Promise<Blob> {
  const path = fileName()
  if (!existsSync(path)) {
    const database = await openEmbedded({})
    await migrate(database, migrations)
    const driver = database.driver
    if (!('embedded' in driver)) throw new TypeError('not embedded')
    const dump = await driver.embedded.dumpDataDir('gzip')
    await database.close()
    mkdirSync(CACHE, { recursive: true })
    const aside = `${path}.${randomBytes(4).toString('hex')}`
    writeFileSync(aside, Buffer.from(await dump.arrayBuffer()))
    renameSync(aside, path)
  }
  return new Blob([readFileSync(path)])
}
