/**
 * Keeps sealing (ledger/seal.ts). Every process does so; the database lets one at a time, so that it goes on whoever
 * lives, and a process that is killed in the middle of a block leaves nothing of it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import type { JobContext } from '../kit/jobs.ts'
import { sealAll } from '../ledger/seal.ts'
import type { Signer } from '../ledger/signer.ts'

/** A journal waits as long for its block, half of it usually. */
const EVERY_MS = 500

export interface Sealer {
  /** After the block that is being written. */
  stop(): Promise<void>
}

/** An idle database is asked one short question. */
async function isWaited(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ some: boolean }>(
    sql`select exists (select from ledger_unsealed) as some`,
  )
  return rows[0]!.some
}

/** Begins; `signer` is null where no key is configured. */
export function startSealer(
  { database: { db }, clock, log }: Pick<JobContext, 'database' | 'clock' | 'log'>,
  signer: Signer | null,
): Sealer {
  const stopped = new AbortController()
  const work = async () => {
    // The first look is a whole one: a database that was brought back from a copy says so even if nothing is posted.
    let whole = true
    while (!stopped.signal.aborted) {
      try {
        if (whole || (await isWaited(db))) await sealAll(db, { signer, now: clock.now() })
        whole = false
      } catch (error) {
        log.error({ err: error }, 'not sealed')
      }
      await sleep(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  const working = work()
  return {
    stop: () => {
      stopped.abort()
      return working
    },
  }
}
