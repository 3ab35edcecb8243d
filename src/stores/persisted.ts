/**
 * The only door to localStorage and sessionStorage. What is read back is never trusted: another version, another
 * shape, a blocked or full storage all end in the default. `parse` is a function, not a schema, so that the stores
 * the landing needs do not bring zod with them.
 */
interface Place {
  /** Key of specification.md §3 "Persistence": user, local, lobby across visits; session for the browser session. */
  key: string
  area: 'local' | 'session'
}

interface PersistedOptions<T> extends Place {
  /** Raised when the shape changes; older values are dropped. */
  version: number
  /** The stored value, or null when it is not usable. */
  parse: (value: unknown) => T | null
}

export interface Persisted<T> {
  read: () => T | null
  /** False when the browser refused to store it. */
  write: (value: T) => boolean
  clear: () => void
  /** Called when another tab changes the value; returns the unsubscribe function. Session storage never calls. */
  onChange: (listener: (value: T | null) => void) => () => void
}

function storageOf(area: 'local' | 'session'): Storage | null {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    return null
  }
}

const nameOf = (key: string) => `chokdee.${key}`

/** For who does not have to know what is kept there. */
export function forget({ key, area }: Place): void {
  try {
    storageOf(area)?.removeItem(nameOf(key))
  } catch {
    // Blocked: there is nothing in it.
  }
}

export function persisted<T>({ key, area, version, parse }: PersistedOptions<T>): Persisted<T> {
  const name = nameOf(key)

  function decode(read: () => string | null | undefined): T | null {
    try {
      const text = read()
      if (!text) return null
      const box = JSON.parse(text) as { v?: unknown; data?: unknown } | null
      return box?.v === version ? parse(box.data) : null
    } catch {
      return null
    }
  }

  return {
    read: () => decode(() => storageOf(area)?.getItem(name)),
    write(value) {
      try {
        const storage = storageOf(area)
        storage?.setItem(name, JSON.stringify({ v: version, data: value }))
        return storage != null
      } catch {
        return false
      }
    },
    clear: () => forget({ key, area }),
    onChange(listener) {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === name || event.key === null) listener(decode(() => event.newValue))
      }
      globalThis.addEventListener?.('storage', handleStorage)
      return () => globalThis.removeEventListener?.('storage', handleStorage)
    },
  }
}

/** A record of unknown values, for the small hand-written parsers of the stores. */
export function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}
