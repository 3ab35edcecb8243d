/** A line of a chat as tokens. */
import { pasteCounts, pasteDigits, pasteWords } from '#src/strings/lotto/lotto-paste.ts'

/** Which places a number is meant for. */
export type Place = 'top' | 'bottom' | 'both' | 'tod' | 'front'
export type Macro = 'doors' | 'frontSweep' | 'backSweep' | 'siblings' | 'doubles' | 'triples' | 'win'

type Word = Exclude<keyof typeof pasteWords, 'polite' | 'digits'>

/** Figures; `gap`: what stands between them and the token before, spaces left out. */
export interface Figures {
  kind: 'number'
  text: string
  gap: string
}

export type Token =
  | Figures
  | { kind: 'word'; word: Word; text: string }
  /** How many digits are spoken of: two below, three on top. */
  | { kind: 'digits'; count: number }
  | { kind: 'times' | 'equals' | 'stranger' }

/** One pattern for all words: each token is looked for once. */
const words = new RegExp(
  Object.entries(pasteWords)
    .map(([word, source]) => `(?<${word}>${source})`)
    .join('|'),
  'y',
)
const unit = new RegExp(pasteWords.unit, 'y')
const number = /\d+/y
const price = /\d+(?:\.\d{1,2}(?![\d.]))?/y
const thousands = /\d{1,3}(?:,\d{3})+(?!\d)/y
const between = /[\s.,/+\-|()]+/y
const stranger = /[^\s\d=:@*]+|./y

/** As a digit, or spelt out. */
const countOf = (text: string): number => {
  const said = text.slice(0, text.indexOf(pasteDigits)).trim()
  return pasteCounts[said] ?? Number(said)
}

/** `text` is normalised. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  let gap = ''
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (!found) return null
    at += found.length
    return found
  }
  /** From here on figures are prices, and a lone letter behind one is the unit. */
  let priced = false
  while (at < text.length) {
    const token = next()
    if (token === null) continue
    if (token.kind === 'equals' || token.kind === 'times' || (token.kind === 'word' && token.word === 'per'))
      priced = true
    tokens.push(token)
    gap = ''
  }
  return tokens

  /** Null: what was read says nothing. */
  function next(): Token | null {
    if (priced && tokens.at(-1)?.kind === 'number' && take(unit) !== null)
      return { kind: 'word', word: 'unit', text: '' }
    const said = takeWord()
    if (said) {
      const [word, text] = said
      if (word === 'polite') return null
      return word === 'digits' ? { kind: 'digits', count: countOf(text) } : { kind: 'word', word, text }
    }
    const spaces = take(between)
    if (spaces === null) return other()
    gap += spaces.trim()
    return null
  }

  function takeWord(): [keyof typeof pasteWords, string] | null {
    words.lastIndex = at
    const groups = words.exec(text)?.groups
    const found = groups && Object.entries(groups).find(([, matched]) => matched !== undefined)
    if (!found) return null
    at += found[1].length
    return found as [keyof typeof pasteWords, string]
  }

  function other(): Token {
    const figures = (priced ? take(thousands)?.replaceAll(',', '') : null) ?? take(priced ? price : number)
    if (figures) return { kind: 'number', text: figures, gap }
    const mark = text.charAt(at)
    if ('*=:@'.includes(mark)) {
      at++
      return { kind: mark === '*' ? 'times' : 'equals' }
    }
    take(stranger)
    return { kind: 'stranger' }
  }
}
