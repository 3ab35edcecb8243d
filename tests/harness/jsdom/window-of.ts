/** A window of a width, for what asks the browser about it: jsdom knows of none. */
import { vi } from 'vitest'

/** Queries for a least width are answered, all others are not met. Returns how it ends. */
export function windowOf(width: number): () => void {
  const answer = (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener() {},
    removeEventListener() {},
  })
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation(answer as never)
  return () => spy.mockRestore()
}
