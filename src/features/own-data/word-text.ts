/** How a word reads by which a kind or a state is kept; undefined of what is no such word but the member's or somebody's own text. */
import { ownDataWords as words } from '#src/strings/own-data/own-data-words.ts'

const keys: ReadonlySet<string> = new Set([
  'act',
  'actor',
  'bet_type',
  'kind',
  'outcome',
  'period',
  'state',
  'status',
  'what',
  'who',
])

/** A kind of journal is told by its whole word, else by what stands before the dot. */
const movedText = (value: string): string | undefined =>
  words.moved[value] ?? words.moved[value.slice(0, value.indexOf('.'))]

/** `reason` may be a word or a sentence: only a known word is another. */
export function wordText(part: string, key: string, value: string): string | undefined {
  const known = words.of[part]?.[value] ?? words.any[value]
  if (key === 'reason') return known
  if (!keys.has(key) || !/^[a-z][a-z\d_.-]*$/.test(value)) return undefined
  if (key === 'bet_type') return words.bets[value] ?? words.other
  if (part === 'ledger_postings') return movedText(value) ?? words.other
  return known ?? movedText(value) ?? words.other
}
