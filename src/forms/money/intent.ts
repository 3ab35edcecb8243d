/**
 * The key of one intended write (ARCHITECTURE.md "Exactly once"): made when its form opens, kept across retry and
 * reload, replaced only after the server has said how the write ended.
 */
import { newKey } from '#src/lib/new-key.ts'
import { asRecord, persisted } from '#src/stores/persisted.ts'

interface Intent {
  key: string
  /** The first byte may have left: how the write ended must be asked before it is sent again. */
  sent: boolean
}

function parse(value: unknown): Intent | null {
  const record = asRecord(value)
  const { key, sent } = record ?? {}
  return typeof key === 'string' && /^[A-Za-z0-9_-]{16,64}$/.test(key) ? { key, sent: sent === true } : null
}

export interface IntentKeeper {
  key: () => string
  /** True when an earlier send (of this page or before a reload) has no known end. */
  isOpen: () => boolean
  /** Call before sending. */
  sending: () => void
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
    sending: () => keep({ ...current, sent: true }),
    settled() {
      current = { key: newKey(), sent: false }
      stored.clear()
    },
    notArrived: () => keep({ ...current, sent: false }),
  }
}
