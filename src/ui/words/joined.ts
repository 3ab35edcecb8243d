/** A sentence of Thai as it is shown: a browser breaks no line of it within a word that it does not know. */
import { seams, wholeWords } from '#src/strings/whole-words.ts'

/**
 * Neither has a width or a picture. No line breaks on either side of a joiner, and every browser draws nothing for it, as Safari
 * does not for the word joiner (U+2060); at a space without width one may.
 */
const JOINER = '\u200d'
const SEAM = '\u200b'

const plain = (word: string) => word.replaceAll(/[- ]/g, '')
const written = new Map([...wholeWords, ...seams].map((word) => [plain(word), word]))
const known = new RegExp([...written.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g')

/** What is never broken, letter for letter: the words, and of two with a seam the second, whose letters a browser takes. */
export const unbroken: readonly string[] = [...wholeWords, ...seams.map((seam) => seam.split(' ')[1]!)].map(
  plain,
)

/** A vowel that is written before its consonant begins a word as a consonant does; a sign that repeats the word before does not. */
const beginsWord = /^[\u0e01-\u0e2e\u0e40-\u0e44]/
const endsInThai = /[\u0e01-\u0e2e\u0e30-\u0e3a\u0e40-\u0e45\u0e47-\u0e4e]$/

/** With joiners in the words of the list, and seams where one of them ends. */
export const joined = (text: string): string =>
  text
    .replace(known, (word, at: number) => {
      const made = written.get(word)!.replaceAll('-', JOINER)
      if (made.includes(' ')) return made.replace(' ', SEAM)
      const before = endsInThai.test(text.slice(0, at)) ? SEAM : ''
      return before + made + (beginsWord.test(text.slice(at + word.length)) ? SEAM : '')
    })
    .replaceAll(SEAM + SEAM, SEAM)

/** What has fewer letters (signs above and below are none) is a name: it stands in one line, is looked for, read out and compared. */
const SENTENCE = 20

export const isSentence = (text: string): boolean =>
  text.replaceAll(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/g, '').length >= SENTENCE

/** What stands on the page for a saying: of the catalogue, by the build; of the platform, where it speaks at length. */
export const asShown = (text: string): string => (isSentence(text) ? joined(text) : text)
