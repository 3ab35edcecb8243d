/** The books of a database, looked at before a backup is kept and before a restored copy takes the other's place. */
import { connect, type Target } from '#server/db/connect.ts'
import { CannotStart } from '#server/start-parts.ts'
import type { Signer } from '#server/ledger/signer.ts'
import { verifyLedgerOnline } from '#server/ledger/verify.ts'

/** What the auditor saw where all was right. */
export interface Books {
  readonly journals: number
  /** `number:hash` of the last block; null while there is none. */
  readonly head: string | null
}

/** Throws, naming the faults, where the books are not right, or `head` is not in their chain. */
export async function rightBooks(target: Target, signer: Signer | null, head: string | null): Promise<Books> {
  const [no, hash] = head?.split(':') ?? []
  const published = no && hash ? { no, hash } : null
  const { db, close } = await connect(target)
  try {
    const { journals, faults, checkpoint } = await verifyLedgerOnline(db, { signer, published, from: null })
    if (faults.length > 0) {
      const told = faults.slice(0, 5).map(({ invariant, text }) => `  ${invariant} ${text}`)
      throw new CannotStart([`The books are not right, nothing was changed:`, ...told])
    }
    return { journals, head: checkpoint ? `${checkpoint.no}:${checkpoint.hash}` : null }
  } finally {
    await close()
  }
}
