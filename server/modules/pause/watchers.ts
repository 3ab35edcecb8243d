/**
 * Who waits to hear that play stops: requests that hold on for some seconds and ask nothing of the database meanwhile. What this process
 * does is told at once. Where others share the database, one look a second at what was noted stands for all who wait.
 */
import { desc, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { memberChanges } from '../../db/schema/pause.ts'
import { second } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'

/** How long one who waits is kept: a client gives a read ten seconds. */
const LONGEST = 7 * second
const LOOK = 1 * second
/** Changes that were begun before others and written after them are still found. */
const LATE = 20

interface Watch {
  readonly waiting: Map<string, Set<() => void>>
  readonly told: Set<string>
  last: bigint | null
  timer: NodeJS.Timeout | undefined
}

const watches = new WeakMap<Database, Watch>()

function watchOf(database: Database): Watch {
  const watch = watches.get(database) ?? { waiting: new Map(), told: new Set(), last: null, timer: undefined }
  watches.set(database, watch)
  return watch
}

/** Something of the member's changed: whoever waits for it looks again. */
export function tellWatchers(database: Database, memberId: string): void {
  for (const wake of watchOf(database).waiting.get(memberId) ?? []) wake()
}

async function look(database: Database, watch: Watch): Promise<void> {
  const { db } = database
  if (watch.last === null) {
    const [newest] = await db
      .select({ id: memberChanges.id })
      .from(memberChanges)
      .orderBy(desc(memberChanges.id))
      .limit(1)
    watch.last = BigInt(newest?.id ?? 0)
    return
  }
  const since = watch.last > LATE ? watch.last - BigInt(LATE) : 0n
  const rows = await db
    .select({ id: memberChanges.id, memberId: memberChanges.memberId })
    .from(memberChanges)
    .where(gt(memberChanges.id, String(since)))
  for (const { id, memberId } of rows) {
    if (watch.told.has(id)) continue
    watch.told.add(id)
    if (BigInt(id) > watch.last) watch.last = BigInt(id)
    tellWatchers(database, memberId)
  }
  for (const id of watch.told) if (BigInt(id) <= since) watch.told.delete(id)
}

function keepLooking(database: Database, watch: Watch, log: Log): void {
  if (database.engine === 'embedded' || watch.timer || watch.waiting.size === 0) return
  watch.timer = setTimeout(() => {
    look(database, watch)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'changes of members not looked at')
        // What was missed meanwhile is unknown: all look for themselves.
        for (const memberId of watch.waiting.keys()) tellWatchers(database, memberId)
      })
      .finally(() => {
        watch.timer = undefined
        keepLooking(database, watch, log)
      })
  }, LOOK)
  watch.timer.unref()
}

/** Until something of the member's changes, the caller hangs up, or `LONGEST` is over. Begin it before what is compared is read. */
export function waitForChange(
  database: Database,
  memberId: string,
  { signal, log }: { readonly signal: AbortSignal; readonly log: Log },
): { readonly changed: Promise<void>; readonly stop: () => void } {
  const watch = watchOf(database)
  let resolve = () => {}
  const changed = new Promise<void>((done) => (resolve = done))
  const timer = setTimeout(resolve, LONGEST)
  const mine = watch.waiting.get(memberId) ?? new Set()
  mine.add(resolve)
  watch.waiting.set(memberId, mine)
  signal.addEventListener('abort', () => resolve(), { once: true })
  keepLooking(database, watch, log)
  const stop = () => {
    clearTimeout(timer)
    mine.delete(resolve)
    if (mine.size === 0) watch.waiting.delete(memberId)
    resolve()
  }
  return { changed, stop }
}
