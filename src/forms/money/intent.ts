/**
 * The key of one intended write (ARCHITECTURE.md "Exactly once"): made when its form opens, kept across retry and
 * reload, replaced only after the server has said how the write ended.
 */
import type { SentWrite } from '#src/data/traces/end-by-trace.ts'
import { newKey } from '#src/lib/new-key.ts'
import { asRecord, persisted } from '#src/stores/persisted.ts'

interface Intent {
  key: string
  /** The first byte may have left: how the write ended must be asked before it is sent again. */
  sent: boolean
  /** What was sent, to be found again where the platform cannot be asked by the key. */
  write?: SentWrite
}

function parse(value: unknown): Intent | null {
  const record = asRecord(value)
  const { key, sent, write } = record ?? {}
  if (typeof key !== 'string' || !/^[A-Za-z0-9_-]{16,64}$/.test(key)) return null
  const kept = asRecord(write)
  const isWrite = kept !== null && typeof kept.at === 'number' && 'body' in kept
  return { key, sent: sent === true, ...(isWrite && { write: kept as unknown as SentWrite }) }
}

export interface IntentKeeper {
  key: () => string
  /** True when an earlier send (of this page or before a reload) has no known end. */
  isOpen: () => boolean
  /** Call before sending. */
  sending: (write?: SentWrite) => void
  /** What was sent last and has no known end. */
  write: () => SentWrite | undefined
  /** The server has said how it ended: the next write is another one. */
  settled: () => void
  /** The server has not seen it (yet: it may still be on its way, so the key stays the same for the next try). */
  notArrived: () => void
}

/** One keeper per form; `name` tells forms apart, not members: an intent belongs to whoever has this tab. */
export function intentKeeper(name: string): IntentKeeper {
  const stored = persisted<Intent>({ key: `intent.${name}`, area: 'session', version: 1, parse })
  // Also kept in memory: a browser that refuses storage must still not send one write under two keys.
  let current: Intent = stored.read() ?? { key: newKey(), sent: false }
  const keep = (next: Intent) => {
    current = next
    stored.write(next)
  }
  return {
    key: () => current.key,
    isOpen: () => current.sent,
    sending: (write) => keep({ key: current.key, sent: true, ...(write && { write }) }),
    write: () => current.write,
    settled() {
      current = { key: newKey(), sent: false }
      stored.clear()
    },
    notArrived: () => keep({ ...current, sent: false }),
  }
}
