/** A date of birth as it is typed: three fields, and a fourth beneath which their fault stands. */
import { birthdayOf, isOldEnough } from '#rules/protection/age.ts'
import { serverNow } from '#src/lib/server-clock.ts'

/** `birthday` is never typed: what is wrong with the three stands there. */
export interface BirthdayValues {
  birth_day?: string | undefined
  birth_month?: string | undefined
  birth_year?: string | undefined
  birthday?: string | undefined
}

/** The day that the three fields say; null where they say none. */
export const typedBirthday = ({ birth_day = '', birth_month = '', birth_year = '' }: BirthdayValues) =>
  birthdayOf(birth_day, birth_month, birth_year, serverNow())

/** A whole date was typed, of somebody who is too young. */
export function isMinor(values: BirthdayValues): boolean {
  const born = typedBirthday(values)
  return born !== null && !isOldEnough(born, serverNow())
}
