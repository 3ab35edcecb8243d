/** What a registration must keep to beyond its shape. Pure; each answers a sentence, or null when it is kept. */
import { randomInt } from 'node:crypto'
import { limits } from '#contracts/auth.ts'
import { bankById } from '#contracts/banks.ts'
import { authMessages as say } from '../../strings/auth.ts'
import { isCommon } from './parts/common-passwords.ts'

type Fields = Readonly<Record<string, string>>

/** Read off a screen or a poster without mistakes: no 0 O, 1 I L. */
const PLAIN = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Letters and digits that people can read out to each other. */
export const plainCode = (length: number): string =>
  Array.from({ length }, () => PLAIN[randomInt(PLAIN.length)]!).join('')

/** A username of the platform's making (generate_username_mode other than 1). */
export const newUsername = (): string => `cd${String(randomInt(10 ** 8)).padStart(8, '0')}`

/** A run of neighbours such as 12345678, 87654321 or abcdefgh, or one character again and again. */
function isRun(text: string): boolean {
  const steps = new Set(
    Array.from({ length: text.length - 1 }, (_, i) => text.charCodeAt(i + 1) - text.charCodeAt(i)),
  )
  const [step] = steps
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1
}

const tooEasy = (password: string) => {
  const plain = password.toLowerCase()
  return isCommon(plain) || isRun(plain) || isRun(plain.replace('90', '9:'))
}

export function passwordFault(password: string, username: string, mobile: string): string | null {
  const plain = password.toLowerCase()
  if (plain === mobile || (username !== '' && plain === username)) return say.passwordIsName
  return tooEasy(password) ? say.passwordEasy : null
}

/**
 * A username chosen by the member. One that looks like a mobile number is refused: its owner could be let in under
 * the name of whoever has that number.
 */
export function usernameFault(username: string): string | null {
  if (username.length < limits.usernameMin) return say.usernameRequired(limits.usernameMin)
  return /^0\d{9}$/.test(username) ? say.usernameIsMobile : null
}

export interface BankInput {
  readonly bankId: number
  readonly name: string
  /** Digits only. */
  readonly no: string
}

/** Dashes and spaces are how people write account numbers; the number itself is its digits. */
export function readBank(input: {
  bank_id?: number | null | undefined
  bank_account_name: string
  bank_account_no: string
}): { bank: BankInput } | { faults: Fields } {
  const bankId = input.bank_id ?? 0
  const name = input.bank_account_name.trim().replace(/\s+/g, ' ')
  const no = input.bank_account_no.replace(/[\s-]/g, '')
  const faults: Record<string, string> = {}
  if (!bankById(bankId)) faults.bank_id = say.bankUnknown
  if (name === '' || name.length > 120) faults.bank_account_name = say.accountNameRequired
  if (!/^\d{10,20}$/.test(no))
    faults.bank_account_no = say.accountNo(limits.bankAccountMin, limits.bankAccountMax)
  return Object.keys(faults).length > 0 ? { faults } : { bank: { bankId, name, no } }
}
