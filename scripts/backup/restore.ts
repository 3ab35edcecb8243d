/**
 * `npm run restore -- <backup>`: brings a backup back beside the database that is configured, verifies its books there, and
 * only then lets it take the other's place, which is kept under another name until somebody removes it. The servers must
 * be stopped for the switch. `-- <backup> --only-beside` restores and verifies, and switches nothing.
 */
import { cpSync, existsSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BadConfig, readConfig, type Config } from '#server/config.ts'
import { FolderInUse, lockFolder } from '#server/db/lock.ts'
import { errorText } from '#server/kit/error-fields.ts'
import { CannotStart, signerOf } from '#server/start-parts.ts'
import { rightBooks, type Books } from './books.ts'
import { checkedManifest } from './manifest.ts'
import { createDatabase, databaseOf, nameIn, runOn, switchDatabases } from './postgres.ts'

interface Restored {
  readonly books: Books
  readonly at: string
  /** Where the database is that was there before; null where nothing was switched. */
  readonly kept: string | null
}

interface Wanted {
  readonly head: string | null
  readonly switching: boolean
  /** Part of the names of what is made. */
  readonly mark: string
}

async function onPostgres(config: Config, url: string, backup: string, wanted: Wanted): Promise<Restored> {
  const live = nameIn(url)
  const fresh = `${live}_restored_${wanted.mark}`
  await createDatabase(url, fresh)
  await runOn('pg_restore', databaseOf(url, fresh), ['--exit-on-error', join(backup, 'database.dump')])
  const books = await rightBooks({ url: databaseOf(url, fresh) }, signerOf(config), wanted.head)
  if (!wanted.switching) return { books, at: fresh, kept: null }
  const kept = `${live}_before_${wanted.mark}`
  await switchDatabases(url, { live, fresh, kept })
  return { books, at: live, kept }
}

async function embedded(config: Config, backup: string, wanted: Wanted): Promise<Restored> {
  const { dataDir } = config
  const fresh = `${dataDir}.restored-${wanted.mark}`
  cpSync(join(backup, 'data'), fresh, { recursive: true })
  const books = await rightBooks({ folder: fresh }, signerOf({ ...config, dataDir: fresh }), wanted.head)
  if (!wanted.switching) return { books, at: fresh, kept: null }
  const kept = `${dataDir}.before-${wanted.mark}`
  const before = existsSync(dataDir)
  const unlock = before ? lockFolder(dataDir) : () => {}
  if (before) renameSync(dataDir, kept)
  renameSync(fresh, dataDir)
  unlock()
  return { books, at: dataDir, kept: before ? kept : null }
}

async function restore(backup: string, switching: boolean): Promise<Restored> {
  const config = readConfig(process.env)
  const { databaseUrl } = config
  const manifest = await checkedManifest(backup)
  const engine = databaseUrl ? 'postgres' : 'embedded'
  if (manifest.engine !== engine) {
    const remedy = databaseUrl ? 'leave DATABASE_URL out' : 'set DATABASE_URL'
    throw new CannotStart([`This backup is of the other kind of database (${manifest.engine}): ${remedy}.`])
  }
  const mark = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const wanted = { head: manifest.head, switching, mark }
  return databaseUrl ? onPostgres(config, databaseUrl, backup, wanted) : embedded(config, backup, wanted)
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'only-beside': { type: 'boolean' } },
  })
  const [backup] = positionals
  if (backup === undefined) throw new CannotStart(['Say which: npm run restore -- <backup>'])
  const begun = performance.now()
  const { books, at, kept } = await restore(resolve(backup), values['only-beside'] !== true)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`${books.journals} journals, 0 faults, head ${books.head ?? 'none'}; ${seconds} s\n`)
  process.stdout.write(`Restored in ${at}${kept === null ? '' : `; what was there is kept in ${kept}`}\n`)
} catch (error) {
  const known = error instanceof BadConfig || error instanceof CannotStart || error instanceof FolderInUse
  process.stderr.write(`${known ? error.message : errorText(error)}\n`)
  process.exitCode = 1
}
