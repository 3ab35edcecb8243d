/** `npm run ledger:verify`: audits the ledger of the configured database; exit code 1 when anything is wrong. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BadConfig, readConfig } from '#server/config.ts'
import { CannotStart, letGo, openDatabase, type Held } from '#server/start-parts.ts'
import { FolderInUse, lockFolder } from '#server/db/lock.ts'
import { sqlState } from '#server/db/transaction.ts'
import { errorText } from '#server/kit/error-fields.ts'
import { verifyLedgerOnline } from '#server/ledger/verify.ts'

/** SQLSTATE of a table that is not there: the server has never started on this database. */
const NO_TABLE = '42P01'

const held: Held = { sockets: [] }
try {
  const config = readConfig(process.env)
  if (!config.databaseUrl) {
    if (!existsSync(join(config.dataDir, 'db')))
      throw new CannotStart([`There is no database in ${config.dataDir}.`])
    held.unlock = lockFolder(config.dataDir)
  }
  const { db } = await openDatabase(config, held)
  const audit = await verifyLedgerOnline(db)
  for (const fault of audit.faults) process.stdout.write(`${fault.invariant} ${fault.text}\n`)
  process.stdout.write(
    `${audit.journals} journals, ${audit.accounts} accounts, ${audit.faults.length} faults\n`,
  )
  process.exitCode = audit.faults.length === 0 ? 0 : 1
} catch (error) {
  const known = error instanceof BadConfig || error instanceof CannotStart || error instanceof FolderInUse
  const unknown = sqlState(error) === NO_TABLE ? 'There is no ledger in this database yet.' : errorText(error)
  process.stderr.write(`${known ? error.message : unknown}\n`)
  process.exitCode = 1
} finally {
  await letGo(held)
}
