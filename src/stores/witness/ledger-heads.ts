/**
 * The newest head of the ledger's chain that this device saw. Kept across visits, so that what is told later can be held
 * against something that the server can no longer change.
 */
import * as z from 'zod/mini'
import { persisted } from '../persisted.ts'

const head = z.object({ no: z.string().check(z.regex(/^\d{1,15}$/)), hash: z.string() })

/** A block that was the last one: everything before it follows from its hash. */
export type LedgerHead = z.output<typeof head>

const stored = persisted<LedgerHead>({
  key: 'ledger',
  area: 'local',
  version: 1,
  parse(value) {
    const read = z.safeParse(head, value)
    return read.success ? read.data : null
  },
})

export const ledgerHeadSeen = (): LedgerHead | null => stored.read()

/** A proof that holds led to it. An older one than is kept says less. */
export function sawLedgerHead(seen: LedgerHead): void {
  const kept = stored.read()
  if (!kept || Number(kept.no) < Number(seen.no)) stored.write({ no: seen.no, hash: seen.hash })
}
