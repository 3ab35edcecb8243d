/** What a module knows of a movement beyond the ledger. */
import type { Movement } from './lines.ts'

export interface Cause {
  /** After the kind's title: the game, the channel, the other wallet. */
  readonly about?: string
  readonly targetId?: string
  readonly state?: 'done' | 'pending' | 'failed'
  readonly note?: string
  readonly stake?: number
  readonly win?: number
}

/** By journal. */
export type Causes = Map<string, Cause>

/** Journals of some kinds on a page. */
export const idsIn = (page: readonly Movement[], kinds: readonly string[]): string[] => [
  ...new Set(page.filter((line) => kinds.includes(line.kind)).map((line) => line.journalId)),
]
