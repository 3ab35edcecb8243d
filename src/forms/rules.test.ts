import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { auth } from '#src/strings/auth/auth.ts'
import { forms } from '#src/strings/forms.ts'
import { accountNumber, currentPassword, filled, mobile, newPassword, otpCode } from './rules.ts'

/** The sentence the member reads: the first complaint, as the form shows it. */
const sentenceOf = (schema: z.ZodMiniType, value: string): string | null => {
  const read = z.safeParse(schema, value)
  return read.success ? null : (read.error.issues[0]?.message ?? '')
}

describe('rules shared by forms', () => {
  it.each([
    ['', forms.passwordRequired],
    ['        ', forms.passwordRequired],
    ['1234567', forms.passwordTooShort(8)],
    ['12345678', null],
    ['x'.repeat(50), null],
    ['x'.repeat(51), forms.passwordTooLong(50)],
  ])('LOGIN-2 password %j', (value, sentence) => expect(sentenceOf(currentPassword(), value)).toBe(sentence))

  it.each([
    ['', forms.passwordRequired],
    ['1234567', forms.passwordTooShort(8)],
    ['x'.repeat(20), null],
    ['x'.repeat(21), forms.passwordTooLong(20)],
  ])('REG-2 new password %j', (value, sentence) => expect(sentenceOf(newPassword(), value)).toBe(sentence))

  it.each([
    ['', forms.mobileRequired],
    ['081234567', forms.mobileInvalid],
    ['08123456789', forms.mobileInvalid],
    ['0212345678', forms.mobileInvalid],
    ['0812345678', null],
    ['0612345678', null],
    ['0912345678', null],
  ])('REG-2 mobile %j', (value, sentence) => expect(sentenceOf(mobile(), value)).toBe(sentence))

  it.each([
    ['12345', forms.otpIncomplete(6)],
    ['12345a', forms.otpIncomplete(6)],
    ['123456', null],
  ])('REG-2 code %j', (value, sentence) => expect(sentenceOf(otpCode(), value)).toBe(sentence))

  it.each([
    ['', forms.accountRequired],
    ['123456789', forms.accountLength(10, 20)],
    ['1234567890', null],
    ['1'.repeat(20), null],
    ['1'.repeat(21), forms.accountLength(10, 20)],
  ])('REG-2 account number %j', (value, sentence) =>
    expect(sentenceOf(accountNumber(), value)).toBe(sentence),
  )

  it('REG-2 anything else that is missing asks to fill in everything', () => {
    expect(sentenceOf(filled(), ' ')).toBe(forms.required)
    expect(sentenceOf(filled(auth.bankRequired), '')).toBe(auth.bankRequired)
  })
})
