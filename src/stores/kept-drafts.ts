/** Where half-filled forms are kept (`src/forms/drafts.ts`), for those who only have to forget them. */
import { forget } from './persisted.ts'

export const keptDrafts = { key: 'drafts', area: 'session' } as const

/** The member signed out: the next person at this device must not find what was typed. */
export const clearDrafts = (): void => forget(keptDrafts)
