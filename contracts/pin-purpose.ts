/** What a PIN is asked for; a proof of it is good for one of them (decision 097). */
export const pinPurposes = ['withdraw', 'bank_account', 'line'] as const
/** A word of `pinPurposes`. */
export type PinPurpose = (typeof pinPurposes)[number]
