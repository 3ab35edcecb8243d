/** What a passkey can stand for the PIN at (decision 119). */
export const passkeyPurposes = ['withdraw', 'bank_account', 'line'] as const
/** A word of `passkeyPurposes`. */
export type PasskeyPurpose = (typeof passkeyPurposes)[number]

/** What a PIN is asked for; a proof of it is good for one of them (decision 097). Passkeys themselves the PIN alone opens. */
export const pinPurposes = [...passkeyPurposes, 'passkey'] as const
/** A word of `pinPurposes`. */
export type PinPurpose = (typeof pinPurposes)[number]
