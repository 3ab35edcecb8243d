/** A new order's code is kept as a picture at once where the button that made it said so: told in the history entry. */
import { downloadWorks } from '#src/platform/web/save-image.ts'

/** On a phone that keeps pictures the code is paid from the same phone: it is needed in its gallery. */
export const keepsQr = (wide: boolean): boolean => !wide && downloadWorks()

/** State of the history entry that leads to the order. */
export const keepQr = { keepQr: true } as const

export const asksToKeep = (state: unknown): boolean => (state as { keepQr?: unknown } | null)?.keepQr === true
