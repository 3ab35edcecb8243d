/** Runs when the browser has nothing better to do, at the latest after two seconds. Returns the cancel function. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback: a pause after the work at hand comes near.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/** Lets what waits go first: between slices of work that is too long for one task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The same, where the browser takes up again right after what waits; elsewhere there is no pause, for a timer's may be long. */
export const shortPause = (): Promise<void> | undefined =>
  (globalThis as { scheduler?: { yield?: () => Promise<void> } }).scheduler?.yield?.()
