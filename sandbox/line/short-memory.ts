/** A map that forgets: what ran out is dropped whenever something is put in. */
import type { Clock } from '#server/kit/clock.ts'

export interface ShortMemory<T> {
  /** `life` in milliseconds. */
  put(key: string, value: T, life: number): void
  get(key: string): T | undefined
  /** Epoch ms; undefined for what is not there. */
  until(key: string): number | undefined
  drop(key: string): void
}

export function shortMemory<T>(clock: Clock): ShortMemory<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>()
  const alive = (key: string) => {
    const found = kept.get(key)
    return found && found.until > clock.now() ? found : undefined
  }
  return {
    put(key, value, life) {
      const now = clock.now()
      for (const [old, { until }] of kept) if (until <= now) kept.delete(old)
      kept.set(key, { value, until: now + life })
    },
    get: (key) => alive(key)?.value,
    until: (key) => alive(key)?.until,
    drop: (key) => void kept.delete(key),
  }
}
