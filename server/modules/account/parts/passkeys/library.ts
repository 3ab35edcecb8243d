/** Loaded with the first passkey: a third of a second and 26 MB that a start has no use for. */
export const webauthn = () => import('@simplewebauthn/server')

/**
 * Ed25519, P-256 and RSA, which every phone has one of. Named here: by itself the library prefers signatures that Node calls
 * experimental.
 */
export const ALGORITHMS = [-8, -7, -257]
