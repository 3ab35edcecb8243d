/** What a server takes hold of when it starts, and lets go of when it stops. */
import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from './db/connect.ts'
import type { Database } from './db/database.ts'
import { FolderInUse, lockFolder } from './db/lock.ts'
import { migrate } from './db/migrate.ts'
import { migrations } from './db/migrations/list.ts'
import { UnfitSessions } from './db/postgres.ts'
import { grantRights, roleOf } from './db/rights.ts'
import { sandboxMarks } from './db/schema/sandbox.ts'
import type { Config } from './config.ts'
import { CannotListen, listen, type Listening } from './http/listen.ts'
import { prepareQueue } from './jobs/pg-boss.ts'
import type { Sealer } from './jobs/sealer.ts'
import type { Jobs } from './kit/jobs.ts'
import { ownSigner, readSigner, type Signer } from './ledger/signer.ts'

/** Faults of the surroundings, a sentence each. */
export class CannotStart extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
  }
}

export interface Held {
  readonly sockets: Listening[]
  /** The operator's port: first to answer, last to go. */
  admin?: Listening
  jobs?: Jobs
  sealer?: Sealer
  database?: Database
  /** Sends the last spans. */
  traces?: () => Promise<void>
  unlock?: () => void
}

/** How long running requests, and then running jobs, may take to end. */
const DRAIN = 10_000

/** Sockets first, so that nothing new comes; the lock last, so that nobody opens the folder too early. */
export async function letGo(held: Held): Promise<void> {
  await Promise.all(held.sockets.splice(0).map((socket) => socket.stop(DRAIN)))
  await held.jobs?.stop(DRAIN)
  await held.sealer?.stop()
  await held.database?.close()
  await held.traces?.()
  await held.admin?.stop(0)
  held.unlock?.()
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'unknown reason'

/** Takes ports and folder; every one that cannot be had is named, not only the first. */
export async function takeHold(
  config: Config,
  held: Held,
): Promise<{ main: Listening; games: Listening | null; admin: Listening | null }> {
  const faults: string[] = []
  if (config.siteDir && !existsSync(join(config.siteDir, 'index.html'))) {
    faults.push(
      `SITE_DIR is ${config.siteDir}, but no built site is there. Run npm run build, or leave it out.`,
    )
  }
  const take = async (variable: string, host: string, port: number): Promise<Listening | null> => {
    try {
      return await listen({ host, port, variable })
    } catch (error) {
      if (!(error instanceof CannotListen)) throw error
      faults.push(error.message)
      return null
    }
  }
  const main = await take('PORT', config.host, config.port)
  const games = config.sandbox ? await take('GAMES_PORT', config.host, config.gamesPort) : null
  held.sockets.push(...[main, games].filter((socket) => socket !== null))
  const { adminListen } = config
  const admin = adminListen ? await take('ADMIN_LISTEN', adminListen.host, adminListen.port) : null
  if (admin) held.admin = admin
  if (!config.databaseUrl) {
    try {
      held.unlock = lockFolder(config.dataDir)
    } catch (error) {
      const isFull = codeOf(error) === 'ENOSPC' && diskFull(config.dataDir)
      const cannotWrite =
        isFull ||
        `Cannot write to the data folder ${config.dataDir} (${codeOf(error)}). Check its owner, or set DATA_DIR to another folder.`
      faults.push(error instanceof FolderInUse ? error.message : cannotWrite)
    }
  }
  if (!main || faults.length > 0) throw new CannotStart(faults)
  return { main, games, admin }
}

/** The sandbox's people must never be where money is real. */
async function mustBeReal({ db }: Database, { databaseUrl, dataDir, production }: Config): Promise<void> {
  const marked = await db.select({ at: sandboxMarks.filledAt }).from(sandboxMarks)
  if (marked.length === 0) return
  const where = databaseUrl ? 'at DATABASE_URL' : `in ${dataDir}`
  const empty = databaseUrl ? 'DATABASE_URL to an empty database' : 'DATA_DIR to an empty folder'
  const orPlay = production ? '' : ', or SANDBOX to 1 to play with this one'
  throw new CannotStart([
    `The database ${where} was filled by the sandbox: its people sign in with a published password. Set ${empty}${orPlay}.`,
  ])
}

/** As the tables' owner: the schema, the queue's too, and what the other role may do with it. */
async function prepareAsOwner(owner: Database, database: Database): Promise<void> {
  await migrate(owner, migrations)
  await prepareQueue(owner)
  await grantRights(owner, await roleOf(database))
}

/**
 * Schema, and what the sandbox puts into it: one process at a time, so that two first starts at once end in one filled
 * database and two servers. Without the sandbox, a database that it has filled is refused.
 */
export async function prepareDatabase(
  database: Database,
  config: Config,
  seed: () => Promise<void>,
): Promise<void> {
  const owner = config.databaseOwnerUrl ? await openOwner(config.databaseOwnerUrl) : null
  try {
    await (owner ?? database).alone(async () => {
      if (owner) await prepareAsOwner(owner, database)
      else await migrate(database, migrations)
      if (config.sandbox) await seed()
      else await mustBeReal(database, config)
    })
  } finally {
    await owner?.close()
  }
}

/** The key that signs the ledger's blocks; null where the database is a server and none is configured. */
export function signerOf({ ledgerKeyFile, databaseUrl, dataDir }: Config): Signer | null {
  if (ledgerKeyFile === undefined) return databaseUrl ? null : ownSigner(dataDir)
  try {
    return readSigner(ledgerKeyFile)
  } catch {
    throw new CannotStart([
      `LEDGER_KEY_FILE is ${ledgerKeyFile}, but no Ed25519 key in PEM can be read there.`,
    ])
  }
}

/** A full disk is no reason to begin anew: what is there is whole. */
const diskFull = (folder: string) =>
  `The disk that holds ${folder} is full. Make room on it, outside of this folder, and start again: what is in it is kept.`

/** Less than this and the embedded engine cannot open its files. */
const ROOM_BYTES = 1 << 22

function cannotOpen(folder: string): string {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < ROOM_BYTES) return diskFull(folder)
  return `The database in ${folder} cannot be opened. Set DATA_DIR to an empty folder, or restore a copy.`
}

const cannotReach = (variable: string, error: unknown) =>
  error instanceof UnfitSessions
    ? error.message
    : `Cannot reach the database at ${variable} (${codeOf(error)}). Check that it runs and that user and password are right.`

/** One connection holds the turn, another works. */
async function openOwner(url: string): Promise<Database> {
  try {
    return await connect({ url, maxConnections: 2 })
  } catch (error) {
    throw new CannotStart([cannotReach('DATABASE_OWNER_URL', error)])
  }
}

/** Opens the configured database. */
export async function openDatabase(config: Config, held: Held): Promise<Database> {
  try {
    held.database = await connect(
      config.databaseUrl
        ? { url: config.databaseUrl, pooler: config.databasePooler }
        : { folder: config.dataDir },
    )
    return held.database
  } catch (error) {
    throw new CannotStart([
      config.databaseUrl ? cannotReach('DATABASE_URL', error) : cannotOpen(config.dataDir),
    ])
  }
}
