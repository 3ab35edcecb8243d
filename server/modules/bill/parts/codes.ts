/** What people read off a bill: its number, and the code by which anybody can ask what is known of it. */
import { randomBytes } from 'node:crypto'
import { dayOfNumber } from '#rules/thai-day.ts'

/** B, the day of the Buddhist era, the number: `B6911200004`. */
export const billNoOf = (id: string, now: number): string => `B${dayOfNumber(now)}${id.padStart(4, '0')}`

/** Without letters that are taken for digits, and without U (Crockford). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

const grouped = (letters: string): string => letters.match(/.{4}/g)!.join('-')

/** `7K3M-Q9X2-TA4B-W8ZC`: 80 bits of chance, and nothing of the bill, so that who knows one bill knows of no other. */
export const newCheckCode = (): string =>
  grouped(Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % 32]).join(''))

/** The code as it is stored, out of what somebody typed; null for what cannot be one. */
export function checkCodeIn(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash}_.]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const known = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter))
  return known ? grouped(letters) : null
}
