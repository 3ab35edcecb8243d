/** Leaving the page for another load of it, and what of an address may be seen until then. */
import type { Event } from './stages.ts'
import { type Attempt, once } from './once.ts'

/** ENV-3: from here on nothing of LINE's is in the address. */
export function showAddress(address: string): void {
  history.replaceState(history.state, '', address)
}

export async function tryOnce(attempt: Attempt, leave: () => void | Promise<void>): Promise<Event> {
  if (!once(attempt)) return { is: 'spent' }
  await leave()
  return leaving()
}

export const never = (): Promise<never> => new Promise(() => {})

/** The page is being left: nothing may follow. Should the member come back to it as it was, it begins anew. */
export function leaving(): Promise<never> {
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  return never()
}
