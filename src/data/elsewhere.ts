/**
 * What this tab did or saw, told to the other tabs of this browser, so that they do not show what is old: which reads, by the
 * endpoints' names, and no figure. A browser without such a channel asks again when a tab is looked at, as all of them do.
 */
import { memberKey } from './query-key.ts'

const CHANNEL = 'chokdee.changed'

/** This tab: what it says itself it need not hear. */
const HERE = crypto.randomUUID()

const opened = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null

/** These reads are old. */
export function tellOthers(names: readonly string[]): void {
  const channel = opened()
  channel?.postMessage({ from: HERE, names })
  channel?.close()
}

/** Calls with the names that another tab told; answers how to stop. */
export function hearOthers(listener: (names: readonly string[]) => void): () => void {
  const channel = opened()
  if (!channel) return () => {}
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { from, names } = Object(data) as { from?: unknown; names?: unknown }
    if (from === HERE || !Array.isArray(names)) return
    if (names.every((name) => typeof name === 'string')) listener(names)
  }
  return () => channel.close()
}

/** The endpoint's name in a key of either kind. */
export const nameIn = ([first, second]: readonly unknown[]): unknown =>
  first === memberKey[0] ? second : first
