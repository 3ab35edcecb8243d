/** The database went away: how that shows, and what is known of the work that was under way. */
import { DrizzleQueryError } from 'drizzle-orm'
import { isGivenUp } from './transaction.ts'

/** No connection could be had: nothing was asked of the database. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause })
  }
}

/** The connection was lost between a COMMIT and its answer: the work was done, or was not. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection was lost at the commit', { cause })
  }
}

/**
 * SQLSTATE with which a server ends a session or takes none: class 08 (connection exception), a shutdown, a crash of
 * another session, starting up, idle for too long, no connection free. And one that takes reads only: a primary that is none
 * any more, before its sessions are ended.
 */
const ENDED = /^(08...|57P0[1235]|25P03|53300|25006)$/

/** What the system says of a socket. Other things than the database have sockets too: see `isConnectionLost`. */
const SOCKET = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** The driver has no codes of its own for these. */
const SAID_BY_DRIVER =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/

/**
 * Whether a failure means that the database or the way to it was lost, rather than that a statement was wrong. What
 * was not committed by then is undone by PostgreSQL. A broken socket counts only beneath a statement.
 */
export function isConnectionLost(error: unknown): boolean {
  let ofStatement = false
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseAway || at instanceof OutcomeUnknown) return true
    ofStatement ||= at instanceof DrizzleQueryError
    const code = String((at as { code?: unknown }).code ?? '')
    if (ENDED.test(code) || SAID_BY_DRIVER.test(at.message)) return true
    if (ofStatement && SOCKET.has(code)) return true
  }
  return false
}

/** Whether the database could not write for want of room on its disk. What was under way is undone. */
export function isDiskFull(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (code === '53100' || code === 'ENOSPC' || /no space left on device/i.test(at.message)) return true
  }
  return false
}

/** Said to who can make room. Nothing that a database keeps may be thrown away for it. */
export const DISK_FULL =
  "the database's disk is full: make room beside the database, or give it a larger disk; remove nothing that is its own"

/** What the log says of a request that the database could not serve; null where the fault is another one. */
export function whyUnserved(error: unknown): string | null {
  if (isDiskFull(error)) return DISK_FULL
  if (isConnectionLost(error)) return 'database lost'
  return isGivenUp(error) ? 'given up after waiting for others' : null
}
