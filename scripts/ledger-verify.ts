/**
 * `npm run ledger:verify`: audits the ledger of the configured database; exit code 1 when anything is wrong. Its last line
 * is the head, to be kept or published outside the database. `-- --head <number>:<hash>`: a head that was published must be
 * in the chain. `-- --proof <journal>`: writes its proof into a file for `npm run ledger:proof`. `-- --checkpoint <file>`: goes on where the audit ended that wrote the file, and writes it anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { BadConfig, readConfig } from '#server/config.ts'
import { CannotStart, letGo, openDatabase, signerOf, type Held } from '#server/start-parts.ts'
import { FolderInUse, lockFolder } from '#server/db/lock.ts'
import type { Db } from '#server/db/types.ts'
import { sqlState } from '#server/db/transaction.ts'
import { errorText } from '#server/kit/error-fields.ts'
import type { Checkpoint, PublishedHead } from '#server/ledger/audit-chain.ts'
import { proofOf } from '#server/ledger/proof.ts'
import { verifyLedgerOnline } from '#server/ledger/verify.ts'

/** SQLSTATE of a table that is not there: the server has never started on this database. */
const NO_TABLE = '42P01'

const { head, checkpoint, proof } = parseArgs({
  options: { head: { type: 'string' }, checkpoint: { type: 'string' }, proof: { type: 'string' } },
}).values

function publishedIn(text: string | undefined): PublishedHead | null {
  if (text === undefined) return null
  const [, no, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? []
  if (!no || !hash) throw new CannotStart(['--head must look like 12:5f0c… (number and hash of a block).'])
  return { no, hash }
}

/** One from before there was a history of blocks is none: the audit begins at the first journal. */
function checkpointIn(file: string | undefined): Checkpoint | null {
  if (file === undefined || !existsSync(file)) return null
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Checkpoint>
  return kept.peaks ? (kept as Checkpoint) : null
}

/** Up to the head that was named, if one was. */
async function writeProof(db: Db, journalId: string, head: PublishedHead | null): Promise<void> {
  const found = await proofOf(db, journalId, { headNo: head?.no })
  if (!found) throw new CannotStart([`Journal ${journalId} is in no block (yet).`])
  const file = `journal-${journalId}.proof.json`
  writeFileSync(file, JSON.stringify(found))
  process.stdout.write(`${file}\n`)
}

const held: Held = { sockets: [] }
try {
  const config = readConfig(process.env)
  if (!config.databaseUrl) {
    if (!existsSync(join(config.dataDir, 'db')))
      throw new CannotStart([`There is no database in ${config.dataDir}.`])
    held.unlock = lockFolder(config.dataDir)
  }
  const { db } = await openDatabase(config, held)
  const audit = await verifyLedgerOnline(db, {
    signer: signerOf(config),
    published: publishedIn(head),
    from: checkpointIn(checkpoint),
  })
  for (const fault of audit.faults) process.stdout.write(`${fault.invariant} ${fault.text}\n`)
  for (const { block, at, system } of audit.restores)
    process.stdout.write(
      `block ${block}, ${new Date(at).toISOString()}: came back from a copy, as ${system}\n`,
    )
  process.stdout.write(
    `${audit.journals} journals, ${audit.accounts} accounts, ${audit.faults.length} faults\n`,
  )
  if (audit.checkpoint) {
    const { no, hash } = audit.checkpoint
    if (checkpoint !== undefined) writeFileSync(checkpoint, JSON.stringify(audit.checkpoint))
    process.stdout.write(`head ${no}:${hash}, ${audit.unsealed} journals wait for the next block\n`)
  }
  if (proof !== undefined) await writeProof(db, proof, publishedIn(head))
  process.exitCode = audit.faults.length === 0 ? 0 : 1
} catch (error) {
  const known = error instanceof BadConfig || error instanceof CannotStart || error instanceof FolderInUse
  const unknown = sqlState(error) === NO_TABLE ? 'There is no ledger in this database yet.' : errorText(error)
  process.stderr.write(`${known ? error.message : unknown}\n`)
  process.exitCode = 1
} finally {
  await letGo(held)
}
