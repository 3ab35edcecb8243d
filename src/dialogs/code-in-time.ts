/** The code of a dialog, though there is no connection when it is asked for. */
import { loadCode, whenItComes } from '#src/lib/connection/code.ts'
import { isOfConnection, whenReachable } from '#src/lib/connection/connection.ts'
import { offlineWords } from '#src/strings/offline.ts'
import { toast } from './toasts.ts'

const waiting = new Set<string>()

/**
 * Loads it; where the connection is gone says so, and loads it once more when there is one again, also where the browser
 * believes in its network. Null: a press before waits for the same. Rejects with what is no matter of the connection, and,
 * having said so, where the site answers and no longer has the code.
 */
export async function codeInTime<C>(name: string, load: () => Promise<C>): Promise<C | null> {
  if (waiting.has(name)) return null
  try {
    return await loadCode(load)
  } catch (error) {
    if (!isOfConnection(error)) throw error
    if (waiting.has(name)) return null
    toast('info', offlineWords.opensLater)
  }
  waiting.add(name)
  try {
    await whenReachable()
    return await whenItComes(load)
  } catch (error) {
    toast('lost', offlineWords.gone)
    throw error
  } finally {
    waiting.delete(name)
  }
}
