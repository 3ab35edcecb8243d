/** A line of a chat as tokens. */
import { pasteWords } from '#src/strings/lotto/lotto-paste.ts'

/** Which places a number is meant for. */
export type Place = 'top' | 'bottom' | 'both' | 'tod' | 'front'
export type Macro = 'doors' | 'frontSweep' | 'backSweep' | 'siblings' | 'doubles' | 'triples'

type Word = Exclude<keyof typeof pasteWords, 'polite' | 'digits'>

export type Token =
  { kind: 'number'; text: string } | { kind: 'word'; word: Word } | { kind: 'times' | 'equals' | 'stranger' }

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
const stranger = /[^\s\d=:*]+|./y

/** `text` is normalised. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
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
    const behindPrice = priced && tokens.at(-1)?.kind === 'number'
    const word = behindPrice && take(unit) !== null ? 'unit' : takeWord()
    if (word !== null) {
      if (word === 'per') priced = true
      if (word !== 'polite' && word !== 'digits') tokens.push({ kind: 'word', word })
    } else if (take(between) === null) {
      const token = other()
      if (token.kind === 'equals' || token.kind === 'times') priced = true
      tokens.push(token)
    }
  }
  return tokens

  function takeWord(): keyof typeof pasteWords | null {
    words.lastIndex = at
    const groups = words.exec(text)?.groups
    const found = groups && Object.entries(groups).find(([, matched]) => matched !== undefined)
    if (!found) return null
    at += found[1].length
    return found[0] as keyof typeof pasteWords
  }

  function other(): Token {
    const figures = (priced ? take(thousands)?.replaceAll(',', '') : null) ?? take(priced ? price : number)
    if (figures) return { kind: 'number', text: figures }
    const mark = text.charAt(at)
    if (mark === '*') {
      at++
      return { kind: 'times' }
    }
    if (mark === '=' || mark === ':') {
      at++
      return { kind: 'equals' }
    }
    take(stranger)
    return { kind: 'stranger' }
  }
}
