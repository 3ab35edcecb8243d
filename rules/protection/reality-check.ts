/** When a reality check is owed (decision 084). Instants are epoch milliseconds, UTC. */

/** Play that pauses for longer is over; the next bet begins anew. */
const PLAY_GAP = 30 * 60_000

/** The clock of a member: first and last bet of the session, and from when on a check is owed. */
export interface PlayClock {
  readonly startedAt: number | null
  readonly lastAt: number | null
  readonly dueAt: number | null
}

/** Whether a session is under way. */
export const isPlaying = ({ startedAt, lastAt }: PlayClock, now: number): boolean =>
  startedAt !== null && lastAt !== null && now <= lastAt + PLAY_GAP

/** Whether a check waits: it came due while play was going on, and waits however long the phone slept. */
export const isOwed = ({ lastAt, dueAt }: PlayClock, now: number): boolean =>
  dueAt !== null && lastAt !== null && dueAt <= now && dueAt <= lastAt + PLAY_GAP
