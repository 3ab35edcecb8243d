/** A code as it is typed: told by word or picture, so case and spaces of the copy do not matter. */
import * as z from 'zod/mini'
import { COUPON_MAX } from '#contracts/coupon.ts'
import { filled } from '#src/forms/rules.ts'
import { coupon as words } from '#src/strings/rewards/coupon.ts'

export const tidyCode = (text: string): string => text.replace(/\s/g, '').toUpperCase().slice(0, COUPON_MAX)

/** Codes have none: the keyboard is the Thai one. */
export const hasThai = (text: string): boolean => /[\u0E00-\u0E7F]/.test(text)

export const couponSchema = z.object({
  code: filled(words.codeRequired).check(z.regex(/^[A-Z0-9_-]*$/, words.codeShape)),
})
