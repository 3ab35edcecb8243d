/**
 * The key of one intended write (ARCHITECTURE.md "Exactly once"): made when its form opens, kept across retry and
 * reload, replaced only after the server has said how the write ended.
 */
import type { SentWrite } from '#src/data/traces/end-by-trace.ts'
import { newKey } from '#src/lib/new-key.ts'
import { asRecord, persisted } from '#src/stores/persisted.ts'
import { useSession } from '#src/stores/session.ts'

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

/** What was on its way when its tab was closed or put aside: for the tab that opens the same form next. */
interface Left extends Intent {
  /** Whose it is. */
  username: string
  /** Epoch ms of the device. */
  leftAt: number
}

/** In ms. A tab that is opened later begins anew: by then history and balance tell. */
const LEFT_FOR = 15 * 60_000

function parseLeft(value: unknown): Left | null {
  const intent = parse(value)
  const { username, leftAt } = asRecord(value) ?? {}
  if (!intent?.sent || typeof username !== 'string' || typeof leftAt !== 'number') return null
  return { ...intent, username, leftAt }
}

const whoIsHere = () => useSession.getState().user?.username ?? ''

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

/**
 * One keeper per form; `name` tells forms apart, not members: an intent belongs to whoever has this tab, and what a closed tab
 * left to the same member's next one.
 */
export function intentKeeper(name: string): IntentKeeper {
  const stored = persisted<Intent>({ key: `intent.${name}`, area: 'session', version: 1, parse })
  const left = persisted<Left>({ key: `left.${name}`, area: 'local', version: 1, parse: parseLeft })
  // Also kept in memory: a browser that refuses storage must still not send one write under two keys.
  let current: Intent = stored.read() ?? takeOver() ?? { key: newKey(), sent: false }

  function keep(next: Intent): void {
    current = next
    stored.write(next)
    watch(next.sent)
  }

  /** One tab alone takes up what another one left; what somebody else left is no business of this member. */
  function takeOver(): Intent | null {
    const found = left.read()
    if (!found) return null
    left.clear()
    const { username, leftAt, ...intent } = found
    if (username !== whoIsHere() || Date.now() - leftAt > LEFT_FOR) return null
    stored.write(intent)
    return intent
  }

  /** Only while something is on its way. A tab that is closed takes its session with it. */
  function watch(isOn: boolean): void {
    const change = isOn ? 'addEventListener' : 'removeEventListener'
    globalThis[change]('pagehide', leave)
    document[change]('visibilitychange', seen)
    if (!isOn) left.clear()
  }
  /** Unless a form that was opened later in this tab has found the end meanwhile. */
  function leave(): void {
    const kept = stored.read()
    if (kept?.sent && kept.key === current.key)
      left.write({ ...kept, username: whoIsHere(), leftAt: Date.now() })
  }
  const seen = () => (document.visibilityState === 'hidden' ? leave() : left.clear())
  if (current.sent) watch(true)

  return {
    key: () => current.key,
    isOpen: () => current.sent,
    sending: (write) => keep({ key: current.key, sent: true, ...(write && { write }) }),
    write: () => current.write,
    settled() {
      watch(false)
      current = { key: newKey(), sent: false }
      stored.clear()
    },
    notArrived: () => keep({ ...current, sent: false }),
  }
}
