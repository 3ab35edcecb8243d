/**
 * `npm run backup -- <folder>`: a backup of the configured database in a new folder below it. PostgreSQL goes on serving
 * (`pg_dump` sees one moment); the embedded database must be stopped. The books are verified first. docs/deploy.md has
 * how to bring it back, and how to go back to any second.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BadConfig, readConfig } from '#server/config.ts'
import { FolderInUse, lockFolder } from '#server/db/lock.ts'
import { errorText } from '#server/kit/error-fields.ts'
import { CannotStart, signerOf } from '#server/start-parts.ts'
import { rightBooks } from './backup/books.ts'
import { writeManifest } from './backup/manifest.ts'
import { runOn } from './backup/postgres.ts'

async function backUp(into: string): Promise<string> {
  const config = readConfig(process.env)
  const takenAt = new Date().toISOString()
  const folder = join(into, `chokdee-${takenAt.replace(/[:.]/g, '-')}`)
  const { databaseUrl, dataDir } = config
  if (databaseUrl) {
    const books = await rightBooks({ url: databaseUrl }, signerOf(config), null)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    await runOn('pg_dump', databaseUrl, ['--format=custom', `--file=${join(folder, 'database.dump')}`])
    await writeManifest(folder, { engine: 'postgres', takenAt, ...books })
    return folder
  }
  if (!existsSync(join(dataDir, 'db'))) throw new CannotStart([`There is no database in ${dataDir}.`])
  const unlock = lockFolder(dataDir)
  try {
    const books = await rightBooks({ folder: dataDir }, signerOf(config), null)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    cpSync(dataDir, join(folder, 'data'), {
      recursive: true,
      filter: (path) => path !== join(dataDir, 'lock'),
    })
    await writeManifest(folder, { engine: 'embedded', takenAt, ...books })
    return folder
  } finally {
    unlock()
  }
}

try {
  const into = process.argv[2]
  if (into === undefined) throw new CannotStart(['Say where to: npm run backup -- <folder>'])
  process.stdout.write(`Backup: ${await backUp(resolve(into))}\n`)
} catch (error) {
  const known = error instanceof BadConfig || error instanceof CannotStart || error instanceof FolderInUse
  process.stderr.write(`${known ? error.message : errorText(error)}\n`)
  process.exitCode = 1
}
