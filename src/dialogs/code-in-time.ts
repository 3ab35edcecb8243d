/** The code of a dialog, though there is no connection when it is asked for. */
import { loadCode } from '#src/lib/connection/code.ts'
import { isOfConnection, whenReachable } from '#src/lib/connection/connection.ts'
import { offlineWords } from '#src/strings/offline.ts'
import { toast } from './toasts.ts'

const waiting = new Set<string>()

/**
 * Loads it; where the connection is gone says so, and loads it once more when there is one again, also where the browser
 * believes in its network. Null: a press before waits for the same. Rejects with what is no matter of the connection.
 */
export async function codeInTime<C>(name: string, load: () => Promise<C>): Promise<C | null> {
  if (waiting.has(name)) return null
  for (;;) {
    try {
      return await loadCode(load)
    } catch (error) {
      if (!isOfConnection(error)) throw error
      if (waiting.has(name)) return null
      toast('info', offlineWords.opensLater)
      waiting.add(name)
      await whenReachable()
      waiting.delete(name)
    }
  }
}
