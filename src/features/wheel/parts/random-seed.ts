/** Twelve characters of the browser's own randomness. */
export const randomSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
