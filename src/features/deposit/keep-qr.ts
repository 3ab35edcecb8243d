/** A new order's code is kept as a picture at once where the button that made it said so: told in the history entry. */
import { newKey } from '#src/lib/new-key.ts'
import { downloadWorks } from '#src/platform/web/save-image.ts'

/** On a phone that keeps pictures the code is paid from the same phone: it is needed in its gallery. */
export const keepsQr = (wide: boolean): boolean => !wide && downloadWorks()

/** Of this document: after a reload what an entry asked for before is asked for no more. */
const here = newKey()

/**
 * State of the history entry that leads to the order. It is not taken out of the entry afterwards: that would be a navigation, and one that
 * is under way meanwhile (to a break, say) would end at the order's address.
 */
export const keepQr = { keepQr: here } as const

export const asksToKeep = (state: unknown): boolean => (state as { keepQr?: unknown } | null)?.keepQr === here
