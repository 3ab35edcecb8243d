/** Checks that several forms share, with the sentences of the specification (LOGIN-2, REG-2). */
import * as z from 'zod/mini'
import { limits, MOBILE } from '#contracts/auth.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { forms } from '#src/strings/forms.ts'

/** Text that must be there; spaces alone are nothing. */
export const filled = (sentence: string = forms.required) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error: sentence }))

/** A password in use: the platform may have let it in under older rules, so only its length is looked at. */
export const currentPassword = () =>
  filled(forms.passwordRequired).check(
    z.minLength(limits.loginPasswordMin, forms.passwordTooShort(limits.loginPasswordMin)),
    z.maxLength(limits.loginPasswordMax, forms.passwordTooLong(limits.loginPasswordMax)),
  )

/** A password being chosen. */
export const newPassword = () =>
  filled(forms.passwordRequired).check(
    z.minLength(limits.passwordMin, forms.passwordTooShort(limits.passwordMin)),
    z.maxLength(limits.passwordMax, forms.passwordTooLong(limits.passwordMax)),
  )

/** Ten digits, as `PhoneInput` gives them. */
export const mobile = () => filled(forms.mobileRequired).check(z.regex(MOBILE, forms.mobileInvalid))

export const otpCode = () =>
  z.string().check(z.regex(new RegExp(`^\\d{${limits.otpLength}}$`), forms.otpIncomplete(limits.otpLength)))

/** Digits, as `AccountNumberInput` gives them; dashes are gone by then. */
export const accountNumber = () =>
  filled(forms.accountRequired).check(
    z.minLength(limits.bankAccountMin, forms.accountLength(limits.bankAccountMin, limits.bankAccountMax)),
    z.maxLength(limits.bankAccountMax, forms.accountLength(limits.bankAccountMin, limits.bankAccountMax)),
  )

/** Bank, owner and number of an account, as `BankAccountFields` asks for them. */
export const bankAccount = () => ({
  bank_id: filled(auth.bankRequired),
  bank_account_name: filled(auth.fullNameRequired),
  bank_account_no: accountNumber(),
})

/** Values mirror the screen: all are text. */
export interface BankAccountValues {
  bank_id: string
  bank_account_name: string
  bank_account_no: string
}
