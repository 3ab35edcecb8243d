/** What this browser session must remember between pages: the page first asked for. Who invited: `invitation.ts`. */
import { create } from 'zustand'
import { asRecord, persisted } from './persisted.ts'

interface Visit {
  /** Same-origin path that a guard turned away from; taken up after sign-in (ROUTE-3). */
  returnTo: string | null
}

const empty: Visit = { returnTo: null }
const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

const stored = persisted<Visit>({
  key: 'session',
  area: 'session',
  version: 1,
  parse(value) {
    const record = asRecord(value)
    return record && { returnTo: textOrNull(record.returnTo) }
  },
})

export const useVisit = create<Visit>(() => empty)

export function restoreVisit(): void {
  const visit = stored.read()
  if (visit) useVisit.setState(visit)
}

function remember(change: Visit): void {
  useVisit.setState(change)
  stored.write(change)
}

export function askedFor(path: string): void {
  remember({ returnTo: path })
}

interface TurnedAway {
  /** A guard has just sent the visitor home: the login dialog is to open there, once. */
  pending: boolean
}

/** Not kept: it concerns the navigation under way. */
export const useTurnedAway = create<TurnedAway>(() => ({ pending: false }))

export function turnedAway(pending: boolean): void {
  useTurnedAway.setState({ pending })
}

interface Arrival {
  /** Registered in this visit: asked at home, once, whether they want a limit; what is announced waits for their first deposit. */
  isNew: boolean
}

/** Not kept: before the first deposit it is asked as well, of whoever has not answered. */
export const useArrival = create<Arrival>(() => ({ isNew: false }))

export function becameMember(): void {
  useArrival.setState({ isNew: true })
}

/** The page to go to after sign-in, once. */
export function takeReturnTo(): string | null {
  const { returnTo } = useVisit.getState()
  if (returnTo) remember({ returnTo: null })
  return returnTo
}
