/** Databases as they begin: laid down whole, from a copy of what the build has made where it has. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createEmbedded } from './embedded.ts'
import { migrations } from './migrations/list.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const ENGINE = join(ROOT, 'node_modules/@electric-sql/pglite/package.json')

/** Where the build puts a migrated, empty database: named by the engine and every migration, so that no other is taken. */
export function templateFolder(): string {
  const hash = createHash('sha256').update(readFileSync(ENGINE)).update(JSON.stringify(migrations))
  return join(ROOT, 'dist', `database-${hash.digest('hex').slice(0, 16)}`)
}

/**
 * Puts the files of a new database into `dataDir` where nothing is yet: all of them or, should the process end meanwhile,
 * none. The caller holds the folder's lock.
 */
export async function layDown(dataDir: string): Promise<void> {
  const aside = `${dataDir}.new`
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(dataDir)) return
  const template = templateFolder()
  try {
    if (existsSync(template)) cpSync(template, aside, { recursive: true })
    else await createEmbedded(aside)
  } catch (error) {
    // A full disk would stay full of it.
    rmSync(aside, { recursive: true, force: true })
    throw error
  }
  renameSync(aside, dataDir)
}
