/** Text helpers that know Thai: marks stay with their letters, leading vowels sort after their consonant. */

import { language } from '../strings/language.ts'

let segmenter: Intl.Segmenter | undefined
let collator: Intl.Collator | undefined

/** What a reader calls letters: a consonant with its vowel and tone mark is one. */
export function graphemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter(language.tag, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), (part) => part.segment)
}

/** At most `max` graphemes, the last one an ellipsis when something was cut. */
export function truncate(text: string, max: number): string {
  const letters = graphemes(text)
  return letters.length <= max
    ? text
    : `${letters
        .slice(0, Math.max(0, max - 1))
        .join('')
        .trimEnd()}\u2026`
}

/** For `array.sort`: order of the language's dictionary, numbers by value. */
export function compareThai(a: string, b: string): number {
  collator ??= new Intl.Collator(language.tag, { numeric: true })
  return collator.compare(a, b)
}

/** Arabic digits of a text; Thai digits (U+0E50 to U+0E59) are read as well. */
export const digitsOf = (text: string): string =>
  text.replace(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)).replace(/\D/g, '')

/** True when any letter of the Thai block is in it: the Thai keyboard was left on. */
export const hasThai = (text: string): boolean => /[\u0E01-\u0E5B]/.test(text)

/** Digits grouped by a mask such as [3, 1, 5, 1]; what is over goes ungrouped into the last group. */
export function formatByMask(digits: string, mask: readonly number[]): string {
  const groups: string[] = []
  let at = 0
  for (const size of mask) {
    if (at >= digits.length) break
    groups.push(digits.slice(at, at + size))
    at += size
  }
  const rest = digits.slice(at)
  if (rest) groups.push((groups.pop() ?? '') + rest)
  return groups.join('-')
}

/** `0812345678` to `081-234-5678`, also while it is being typed. */
export const formatPhone = (digits: string): string => formatByMask(digits, [3, 3, 4])

/** A pasted or autofilled number to the local form: `+66 81 234 5678` to `0812345678`. */
export function localPhone(text: string): string {
  const digits = digitsOf(text)
  const international = /^\s*(\+|00)/.test(text) || digits.length > 10
  return (international ? digits.replace(/^(00)?660?/, '0') : digits).slice(0, 10)
}
