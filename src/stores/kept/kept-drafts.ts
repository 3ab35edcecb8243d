/** Where half-filled forms (`src/forms/drafts.ts`) and answers (`kept-reads.ts`) are kept, for those who do not fill them in. */
import { serverNow } from '#src/lib/server-clock.ts'
import { asRecord, forget, persisted } from '../persisted.ts'

export const keptDrafts = { key: 'drafts', area: 'session' } as const

/** How the member bet last (`last-bet.ts`). */
export const keptBet = { key: 'bet', area: 'local' } as const

/** The member signed out: the next person at this device must not find what was typed. */
export function clearDrafts(): void {
  forget(keptDrafts)
  forget(keptBet)
}

const registering = persisted<boolean>({
  ...keptDrafts,
  version: 1,
  parse(value) {
    const { 'register.step': at, 'register.sms': sent } = asRecord(value) ?? {}
    return asRecord(at)?.step === 'sms_verification' && Number(asRecord(sent)?.expiresAt) > serverNow()
  },
})

/** The page was loaded anew while the code of a registration was being typed, and the code is still good. */
export const isRegistering = (): boolean => registering.read() === true

export const keptReads = { key: 'kept', area: 'local' } as const

/** Somebody else may be here: they find nothing of what was read. */
export const forgetKeptReads = (): void => forget(keptReads)
