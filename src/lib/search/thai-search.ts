/**
 * Three keys of a name, each more forgiving than the one before, so that a game is found however it is spelt:
 * `plain` forgives tone marks, spaces and case; `spoken` forgives letters of one sound, vowel length, silent letters
 * and final consonants; `bones`, consonants only, is the same for Thai and for its transcription into Latin letters.
 */
import { keyboard, thaiLetters as letters } from '#src/strings/thai-letters.ts'

export interface SearchKeys {
  plain: string
  spoken: string
  bones: string
}

const entries = Object.entries
const sounds = new Map<string, string>()
for (const [code, group] of entries(letters.consonants)) for (const letter of group) sounds.set(letter, code)
for (const [code, group] of entries(letters.vowels)) for (const letter of group) sounds.set(letter, code)

/** Said after their consonant though written before it. */
const leading = new Map<string, string>()
for (const [code, group] of entries({
  e: letters.leading.e + letters.leading.E,
  o: letters.leading.O,
  ai: letters.leading.I,
})) {
  for (const letter of group) leading.set(letter, code)
}

const consonant = `[${Object.values(letters.consonants).join('')}]`
const pattern = (source: string) => new RegExp(source, 'g')

const marks = pattern(`[${letters.marks}${letters.silencer}${letters.repeat}${letters.abbreviation}]`)
const toneMarks = pattern(`[${letters.marks}${letters.repeat}${letters.abbreviation}]`)
/** A silenced letter, with the vowel it carries, or with the letter before it where both are silent (tr, dr). */
const silenced = pattern(
  `(?:[${letters.consonants.t}]${letters.consonants.l[0]}|${consonant}[${letters.vowels.i}${letters.vowels.u}]?)${letters.silencer}`,
)
const doubleR = pattern(`${letters.doubleR}(?=${consonant})`)
const raisingH = pattern(`${letters.leadingH}(?=[${letters.sonorants}])`)
const raisingO = pattern(
  `(^|[^${consonant.slice(1)})${letters.carrier}(?=${letters.y}[^${letters.silencer}])`,
)
const beforeConsonant = pattern(`([${[...leading.keys()].join('')}])(${consonant})`)
const silentR = new Map(entries(letters.silentR))
const silentRs = pattern([...silentR.keys()].join('|'))
const thaiLetter = pattern('[\\u0E00-\\u0E7F]').source
const hasThai = (text: string) => new RegExp(thaiLetter).test(text)
const short = letters.vowels.a[2]!

/** Lower case, no spaces or punctuation, no tone marks, the ways of typing one letter made one. */
export function plainKey(text: string): string {
  return oneWayToType(text)
    .replace(marks, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
}

/** As it sounds, in our codes. */
export function spokenKey(text: string): string {
  const typed = oneWayToType(text)
  return closeSyllables(hasThai(typed) ? thaiSounds(typed) : latinSounds(typed))
}

/**
 * Consonants as they sound; for finding Thai names by Latin letters, and the reverse. l and n are one: which of the two
 * a final letter is depends on the reader. (No lookbehind in this file: Safari before 16.4 refuses to load it.)
 */
export function bonesKey(text: string): string {
  return spokenKey(text)
    .replace(/[aeiou]/g, '')
    .replaceAll('f', 'p')
    .replaceAll('l', 'n')
    .replace(/(.)\1+/g, '$1')
}

export const searchKeys = (text: string): SearchKeys => ({
  plain: plainKey(text),
  spoken: spokenKey(text),
  bones: bonesKey(text),
})

/** What the same keys would have written in the other layout, for a keyboard left on the wrong one. */
export function otherLayout(text: string): string {
  const [from, to] = hasThai(text) ? [keyboard.thai, keyboard.latin] : [keyboard.latin, keyboard.thai]
  return [...text].map((key) => to[from.indexOf(key)] ?? key).join('')
}

function oneWayToType(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(letters.nikhahitA, letters.am)
    .replaceAll(letters.twoE, letters.ae)
    .replace(/[\u0E50-\u0E59]/g, (digit) => String(letters.digits.indexOf(digit)))
}

function thaiSounds(text: string): string {
  const heard = text
    .replace(silenced, '')
    .replace(toneMarks, '')
    .replace(silentRs, (pair) => silentR.get(pair) ?? pair)
    .replace(doubleR, short)
    .replaceAll(letters.doubleR, short + letters.consonants.n[0])
    .replaceAll(letters.am, short + letters.consonants.m)
    .replaceAll(letters.lu, letters.consonants.l[0]! + letters.vowels.u[0])
    .replace(raisingH, '')
    .replace(raisingO, '$1')
    .replace(beforeConsonant, (_, vowel: string, after: string) => after + (leading.get(vowel) ?? ''))
  return [...heard]
    .map(
      (letter) => sounds.get(letter) ?? leading.get(letter) ?? (/[\p{L}\p{N}]/u.test(letter) ? letter : ''),
    )
    .join('')
    .replace(/aiy(?![aeiou])/g, 'ai')
}

/** Longest first: what is one sound in Latin transcription and in English words. */
const latin: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]+/g, ''],
  [/(.)\1+/g, '$1'],
  [/tch|ch|sh|j/g, 'C'],
  [/ng(?![aeiou])/g, 'G'],
  [/kh|gh|ck|[gq]|c(?![eiy])/g, 'k'],
  [/[zc]/g, 's'],
  [/x/g, 'ks'],
  [/th|d/g, 't'],
  [/ph|b/g, 'p'],
  [/v/g, 'w'],
  // Before a consonant or at the end: silent in English, and Thai silences it too.
  [/r(?=[^aeiouy]|$)/g, ''],
  [/r/g, 'l'],
  [/y(?![aeiou])/g, 'i'],
  [/w(?![aeiou])/g, 'u'],
  [/C/g, 'c'],
  [/G/g, 'g'],
]

function latinSounds(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '')
  return latin.reduce((word, [from, to]) => word.replace(from, to), bare)
}

/** A consonant after a vowel and before no other vowel ends a syllable: many letters, few sounds. */
function closeSyllables(sound: string): string {
  const finals: Readonly<Record<string, string>> = letters.finals
  const close = (text: string, ends: RegExp) =>
    text.replace(ends, (_, vowel: string, end: string) => vowel + (finals[end] ?? end))
  // Glides first: they leave a vowel behind, which the next consonant then follows.
  return close(close(sound, /([aeiou])([yw])(?![aeiou])/g), /([aeiou])([scfl])(?![aeiou])/g)
}
