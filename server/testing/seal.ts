/** Seals all that is there, however long that takes. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import { sealAll } from '../ledger/seal.ts'
import type { Signer } from '../ledger/signer.ts'

/**
 * The watermark is the cluster's: a transaction in another test's database, on the same server, holds it back. Answers how
 * many were sealed.
 */
export async function sealNow(db: Db, now: number, signer: Signer | null = null): Promise<number> {
  for (let sealed = 0; ; await sleep(5)) {
    sealed += await sealAll(db, { signer, now })
    const { rows } = await db.execute<{ some: boolean }>(
      sql`select exists (select from ledger_unsealed) as some`,
    )
    if (!rows[0]!.some) return sealed
  }
}
