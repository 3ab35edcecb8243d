/** Where half-filled forms (`src/forms/drafts.ts`) and answers (`kept-reads.ts`) are kept, for those who only have to forget them. */
import { forget } from './persisted.ts'

export const keptDrafts = { key: 'drafts', area: 'session' } as const

/** The member signed out: the next person at this device must not find what was typed. */
export const clearDrafts = (): void => forget(keptDrafts)

export const keptReads = { key: 'kept', area: 'local' } as const

/** Somebody else may be here: they find nothing of what was read. */
export const forgetKeptReads = (): void => forget(keptReads)
