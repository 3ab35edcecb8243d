/** A username to begin with, made from LINE's name, so that a short registration need not ask for one. */
import { limits } from '#contracts/auth.ts'

const DIGITS = 4
/** As the platform's own names begin, where LINE's name has no Latin letters. */
const OTHERWISE = 'cd'

/** `Narin J.` to `narinj4821`; the digits make it likely to be free. The member may change it. */
export function suggestedName(name: string, random: () => number = Math.random): string {
  const letters = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
  const digits = (count: number) =>
    Array.from({ length: count }, () => String(Math.floor(random() * 10))).join('')
  return letters.length >= 2
    ? letters.slice(0, limits.usernameMax - DIGITS) + digits(DIGITS)
    : OTHERWISE + digits(2 * DIGITS)
}
