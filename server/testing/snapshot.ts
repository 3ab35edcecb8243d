/** Filled databases as dumps, each made once and kept, so that a test's own database starts in half a second. */
import { Blob as NodesBlob } from 'node:buffer'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/list.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CACHE = join(ROOT, '.cache')
const ENGINE = join(ROOT, 'node_modules/@electric-sql/pglite/package.json')

/** Where the dump of a database is kept, not packed (to unpack it took as long as to load it): named by the engine, every migration, and what else has made it. */
export function dumpPath(name: string, ...madeOf: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(ENGINE)).update(JSON.stringify(migrations))
  for (const part of madeOf) hash.update(part)
  return join(CACHE, `${name}-${hash.digest('hex').slice(0, 16)}.tar`)
}

/** The text of all that a seed of the sandbox is made of: sandbox, server, rules and contract, and who calls them so. */
export function seedSources(): string[] {
  const files = ['server', 'sandbox', 'rules', 'contracts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .toSorted()
      .map((file) => join(ROOT, folder, file)),
  )
  const callers = ['tests/harness/page-server.ts', 'package-lock.json'].map((file) => join(ROOT, file))
  return [...files, ...callers].map((file) => readFileSync(file, 'utf8'))
}

/** The dump that lies there; null when it has not been made. Node's own Blob: jsdom's copies it byte by byte, more than once. */
export const readDump = (path: string): Blob | null =>
  existsSync(path) ? (new NodesBlob([readFileSync(path)]) as Blob) : null

/** The two that new databases are copied from, which no test makes: six hundred files of sixteen hundred. */
const templatesGone = [
  "update pg_database set datistemplate = false where datname like 'template_'",
  'drop database if exists template0',
  'drop database if exists template1',
]

/** Keeps what an embedded database holds now. Two makers at once do no harm: the file appears whole. */
export async function keepDump(path: string, { driver }: Database): Promise<void> {
  if (!('embedded' in driver)) throw new TypeError('not embedded')
  for (const statement of templatesGone) await driver.embedded.exec(statement)
  const dump = await driver.embedded.dumpDataDir('none')
  mkdirSync(CACHE, { recursive: true })
  const aside = `${path}.${randomBytes(4).toString('hex')}`
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()))
  renameSync(aside, path)
}

/** A migrated, empty database. */
export async function snapshot(): Promise<Blob> {
  const path = dumpPath('database')
  const kept = readDump(path)
  if (kept) return kept
  const database = await openEmbedded({})
  await migrate(database, migrations)
  await keepDump(path, database)
  await database.close()
  return readDump(path)!
}
