/**
 * Passwords that are tried first (ASVS 6.2.4): those that were common in published leaks, and what people in Thailand make
 * theirs of (decision 037). Pure. Everything is compared without regard to capitals.
 */
import { dictionary } from '@zxcvbn-ts/language-common'
import { limits } from '#contracts/auth.ts'
import { commonWords } from '../../../strings/common-words.ts'

const fits = (word: string) => word.length >= limits.passwordMin && word.length <= limits.passwordMax

/** From leaks, as the strength meter zxcvbn-ts keeps them; only those that could be chosen at all. */
export const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'].filter(fits))

const wordsOf = (lines: readonly string[]) => lines.join(' ').split(' ')

const thaiToKeys = new Map(
  commonWords.keys.flatMap(([latin, thai]) => [...thai].map((letter, at) => [letter, latin[at]!] as const)),
)
/** What comes out when a Thai word is typed with the keyboard left on English. */
const typedInEnglish = (text: string) => [...text].map((letter) => thaiToKeys.get(letter) ?? letter).join('')

const thaiWords = wordsOf(commonWords.thai)
/** What a password may be made of by adding a number. */
export const stems: ReadonlySet<string> = new Set([
  ...wordsOf(commonWords.spelled),
  ...thaiWords,
  ...thaiWords.map(typedInEnglish),
])

const DIGITS = '01234567890'
const DIGITS_BACK = [...DIGITS].reverse().join('')
/** 2470 to 2579 in the Buddhist era, 1930 to 2039 in the common one. */
const YEAR = /^(2[45][0-7]\d|19[3-9]\d|20[0-3]\d)$/
const PHONE = /^0[689]\d{8}$/
/** A day of birth, day or year first. */
const DATE = /^(?:(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(\d{4})|(\d{4})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01]))$/
/** One to four characters again and again. */
const AGAIN = /^(.{1,4})\1+$/u

function isDate(digits: string): boolean {
  const found = DATE.exec(digits)
  return found !== null && YEAR.test(found[3] ?? found[4]!)
}

/** A number that anybody would add: 1, 99, 123, 4321, 555, 2569, 25692569, a day of birth, a phone number. */
function isUsualNumber(digits: string): boolean {
  if (digits.length <= 2 || YEAR.test(digits) || PHONE.test(digits) || isDate(digits)) return true
  return DIGITS.includes(digits) || DIGITS_BACK.includes(digits) || AGAIN.test(digits)
}

const isWord = (text: string) => {
  const half = text.slice(0, text.length / 2)
  return stems.has(text) || (stems.has(half) && text === half + half)
}
const isJoinedWord = (text: string) => isWord(text) || isWord(text.replace(/^[@._]|[@._]$/g, ''))

/** A word, twice a word, or a word and a usual number before or behind it: rakthai123, chokdee@2569, 2540somchai. */
function isWordAndNumber(plain: string): boolean {
  const text = plain.replace(/[!.]$/, '')
  if (isWord(plain) || isWord(text)) return true
  // A word typed on the wrong keyboard may itself begin or end with digits: every cut is tried.
  const cuts = Array.from(text, (_, at) => [text.slice(0, at), text.slice(at)] as const)
  return cuts.some(
    ([front, back]) =>
      (/^\d+$/.test(back) && isUsualNumber(back) && isJoinedWord(front)) ||
      (/^\d+$/.test(front) && isUsualNumber(front) && isJoinedWord(back)),
  )
}

const ROWS = ['1234567890-=', 'qwertyuiop[]\\', "asdfghjkl;'", 'zxcvbnm,./']
const COLUMNS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.', '0p;/']
const backwards = (text: string) => [...text].reverse().join('')
const WALKS = [...ROWS, ...COLUMNS].flatMap((keys) => [keys, backwards(keys)])
const SHORTEST_WALK = 3

/** Nothing but walks along the keys: qwertyui, qweasdzxc, 1qaz2wsx, asdf1234; and the same keys in Thai. */
function isWalk(keys: string): boolean {
  for (let at = 0; at < keys.length;) {
    let end = keys.length
    const walks = () => WALKS.some((walk) => walk.includes(keys.slice(at, end)))
    while (end - at >= SHORTEST_WALK && !walks()) end--
    if (end - at < SHORTEST_WALK) return false
    at = end
  }
  return true
}

/** A password that is among the first to be tried, whoever the member is. */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  if (leaked.has(plain) || AGAIN.test(plain) || isWalk(typedInEnglish(plain))) return true
  return /^\d+$/.test(plain)
    ? PHONE.test(plain) || isDate(plain) || (YEAR.test(plain.slice(4)) && YEAR.test(plain.slice(0, 4)))
    : isWordAndNumber(plain)
}
