/**
 * The session ended while LINE still vouches for the member: a new one, without a word (LOGIN-6). Once in a while only,
 * so that a server which refuses every session is not asked for ever; then the member is told as everybody is.
 */
import type { QueryClient } from '@tanstack/react-query'
import { memberKey } from '#src/data/query-key.ts'
import { exchangeLine } from '#src/features/auth/line-exchange.ts'
import { platform } from '#src/platform/current.ts'
import { persisted } from '#src/stores/persisted.ts'
import { sessionRenewed } from '#src/stores/session.ts'

const COOL_DOWN_MS = 60_000
/** Calls that were on their way with the old session fail a little later: they are no news. */
const ECHO_MS = 10_000

const lastTry = persisted<number>({
  key: 'renewed',
  area: 'session',
  version: 1,
  parse: (value) => (typeof value === 'number' ? value : null),
})

let running: Promise<boolean> | null = null
let renewedAt = 0

export function renewSession(client: QueryClient, now: number = Date.now()): Promise<boolean> {
  if (running) return running
  if (now - renewedAt < ECHO_MS) return Promise.resolve(true)
  if (now - (lastTry.read() ?? 0) < COOL_DOWN_MS || !lastTry.write(now)) return Promise.resolve(false)
  running = renew(client).finally(() => (running = null))
  return running
}

async function renew(client: QueryClient): Promise<boolean> {
  try {
    const credential = await platform().credential()
    const given = credential && (await exchangeLine(credential))
    if (given?.kind !== 'member') return false
    sessionRenewed(given.token)
    renewedAt = Date.now()
    // What failed is fetched again; what was typed into a form stands.
    await client.invalidateQueries({ queryKey: memberKey })
    return true
  } catch {
    return false
  }
}
