import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { auth } from '#src/strings/auth/auth.ts'
import { forms } from '#src/strings/forms.ts'
import { bankSchema, detailsSchema, loginSchema, otpSchema } from './schemas.ts'

/** Field to first sentence. */
function complaints(schema: z.ZodMiniType, values: object): Record<string, string> {
  const read = z.safeParse(schema, values)
  const found: Record<string, string> = {}
  for (const issue of read.error?.issues ?? []) found[issue.path.join('.')] ??= issue.message
  return found
}

const details = {
  username: 'narin1990',
  mobile: '0812345678',
  password: 'chok2569',
  affiliate_code: '',
  know_us_id: '6',
}

it('LOGIN-2 empty, too short, too long', () => {
  expect(complaints(loginSchema, { username: '', password: '' })).toEqual({
    username: auth.usernameOrMobileRequired,
    password: forms.passwordRequired,
  })
  expect(complaints(loginSchema, { username: 'x'.repeat(21), password: '1234567' })).toEqual({
    username: auth.usernameTooLong(20),
    password: forms.passwordTooShort(8),
  })
  expect(complaints(loginSchema, { username: 'x'.repeat(20), password: '12345678' })).toEqual({})
})

it.each([
  ['', auth.usernameRequired],
  ['abc', auth.usernameTooShort(4)],
  ['abcd', undefined],
  ['a'.repeat(21), auth.usernameTooLong(20)],
  ['Narin', auth.usernameLetters],
  ['na-rin', auth.usernameLetters],
  ['นรินทร์', forms.thaiKeyboard],
])('REG-2 username %j', (username, sentence) => {
  expect(complaints(detailsSchema(true), { ...details, username }).username).toBe(sentence)
})

it('REG-2 the username is not looked at when the platform makes it', () => {
  expect(complaints(detailsSchema(false), { ...details, username: '' })).toEqual({})
})

it('REG-2 referral code is optional, at most 6; how they heard of us as well', () => {
  expect(complaints(detailsSchema(true), { ...details, affiliate_code: 'A7K2P9' })).toEqual({})
  expect(complaints(detailsSchema(true), { ...details, affiliate_code: 'A7K2P9X', know_us_id: '' })).toEqual({
    affiliate_code: auth.referralTooLong(6),
  })
})

it('REG-2 bank, name and account number are required', () => {
  expect(complaints(bankSchema, { bank_id: '', bank_account_name: ' ', bank_account_no: '' })).toEqual({
    bank_id: auth.bankRequired,
    bank_account_name: auth.fullNameRequired,
    bank_account_no: forms.accountRequired,
  })
})

it('REG-2 the code has six digits, and is not asked again once verified', () => {
  expect(complaints(otpSchema(false), { otp_code: '123' })).toEqual({ otp_code: forms.otpIncomplete(6) })
  expect(complaints(otpSchema(true), { otp_code: '' })).toEqual({})
})
