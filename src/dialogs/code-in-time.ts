/** The code of a dialog, though there is no connection when it is asked for. */
import { offlineWords } from '#src/strings/offline.ts'
import { toast } from './toasts.ts'

const waiting = new Set<string>()

/**
 * Loads it; without a network says so, and once more when there is one again. Null: a press before waits for the same.
 * Rejects with what failed while the browser believes in its network.
 */
export async function codeInTime<C>(name: string, load: () => Promise<C>): Promise<C | null> {
  if (waiting.has(name)) return null
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (navigator.onLine) throw error
      if (waiting.has(name)) return null
      toast('info', offlineWords.opensLater)
      waiting.add(name)
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      waiting.delete(name)
    }
  }
}
