/** What each form of signing in and registering accepts: LOGIN-2, REG-2. Values mirror the screen: all are text. */
import * as z from 'zod/mini'
import { limits, USERNAME } from '#contracts/auth.ts'
import { isMinor, typedBirthday } from '#src/forms/birthday/typed-birthday.ts'
import { bankAccount, currentPassword, filled, mobile, newPassword, otpCode } from '#src/forms/rules.ts'
import { hasThai } from '#src/lib/text.ts'
import { auth } from '#src/strings/auth/auth.ts'
import { forms } from '#src/strings/forms.ts'

export const loginSchema = z.object({
  username: filled(auth.usernameOrMobileRequired).check(
    z.maxLength(limits.loginUsernameMax, auth.usernameTooLong(limits.loginUsernameMax)),
  ),
  password: currentPassword(),
})
export type LoginValues = z.output<typeof loginSchema>

const chosenUsername = filled(auth.usernameRequired).check(
  z.refine((value) => !hasThai(value), { error: forms.thaiKeyboard }),
  z.regex(USERNAME, auth.usernameLetters),
  z.minLength(limits.usernameMin, auth.usernameTooShort(limits.usernameMin)),
  z.maxLength(limits.usernameMax, auth.usernameTooLong(limits.usernameMax)),
)

/** `choosesUsername`: generate_username_mode 1; otherwise the platform makes the name and the field is not shown. `asksBirthday`: age_check birthday. */
export const detailsSchema = (choosesUsername: boolean, asksBirthday = false) =>
  z
    .object({
      username: choosesUsername ? chosenUsername : z.string(),
      mobile: mobile(),
      password: newPassword(),
      affiliate_code: z
        .string()
        .check(z.maxLength(limits.referralMax, auth.referralTooLong(limits.referralMax))),
      /** '' for who does not say. */
      know_us_id: z.string(),
      birth_day: z.optional(z.string()),
      birth_month: z.optional(z.string()),
      birth_year: z.optional(z.string()),
      /** Never typed: what is wrong with the three above stands here. */
      birthday: z.optional(z.string()),
    })
    .check(
      z.refine((values) => !asksBirthday || typedBirthday(values) !== null, {
        path: ['birthday'],
        error: auth.birthdayMissing,
      }),
      z.refine((values) => !asksBirthday || !isMinor(values), { path: ['birthday'], error: auth.tooYoung }),
    )
export type DetailsValues = z.output<ReturnType<typeof detailsSchema>>

/** Once the mobile number is proven the code is no longer asked for. */
export const otpSchema = (verified: boolean) => z.object({ otp_code: verified ? z.string() : otpCode() })
export type OtpValues = z.output<ReturnType<typeof otpSchema>>

export const bankSchema = z.object(bankAccount())
