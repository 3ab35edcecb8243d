/** Whether the member takes a break, as last heard: then nothing is offered to them, from the first picture on (decision 083). */
import { create } from 'zustand'
import { asRecord, persisted } from '../persisted.ts'
import { useSession } from '../session.ts'

interface Resting {
  resting: boolean
}

const stored = persisted<Resting>({
  key: 'resting',
  area: 'local',
  version: 1,
  parse: (value) => (asRecord(value)?.resting === true ? { resting: true } : null),
})

export const useResting = create<Resting>(() => ({ resting: false }))

/** After the session's own: it is of the member who is here, and ends with the session. */
export function restoreResting(): void {
  if (useSession.getState().user) useResting.setState({ resting: stored.read() !== null })
}

useSession.subscribe((now, before) => {
  if (before.user && !now.user) restingHeard(false)
})

/** What was just told of the member. */
export function restingHeard(resting: boolean): void {
  if (useResting.getState().resting === resting) return
  useResting.setState({ resting })
  if (resting) stored.write({ resting })
  else stored.clear()
}
