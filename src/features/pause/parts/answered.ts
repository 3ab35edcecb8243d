import type { PlaySession } from '#contracts/pause.ts'

/** What a reality check shows, and where its answer goes. */
export interface Check {
  /** Figures are of the platform alone: a device knows how long, and no more. */
  session: PlaySession | Pick<PlaySession, 'started_at' | 'minutes'>
  /** Keeps the answer; the dialog stays until it is kept. */
  answer: (goOn: boolean) => Promise<unknown>
}

/** How a reality check was closed; null: without an answer. */
export type Answered = 'go on' | 'stop' | 'history' | null
