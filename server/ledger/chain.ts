/** The hash chain: each journal's hash covers its content and the hash before it (I9). */
import { createHash } from 'node:crypto'

/** What is hashed of a journal. */
export interface Sealed {
  readonly id: string
  readonly key: string
  readonly kind: string
  readonly memo: string
  readonly at: number
  readonly reverses: string | null
  readonly postings: readonly { accountId: string; amount: number; balanceAfter: number }[]
}

/** Stands before the first journal. */
export const GENESIS = '0'.repeat(64)

/** SHA-256 over a fixed order of fields, as lower-case hex. */
export function hashJournal(prevHash: string, journal: Sealed): string {
  const content = [
    prevHash,
    journal.id,
    journal.key,
    journal.kind,
    journal.memo,
    journal.at,
    journal.reverses,
    journal.postings.map((line) => [line.accountId, line.amount, line.balanceAfter]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
