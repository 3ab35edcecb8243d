/** Whose bank account it may be, and how often it changes. Pure. */
import { day } from '../../../kit/clock.ts'
import { accountMessages as words } from '../../../strings/account.ts'

/** A second account may be replaced once a day, so that nobody tries names out against it. */
const CHANGE_EVERY = 1 * day

/** A name as people compare names: without title, spaces doubled, capitals. */
export function plainName(name: string): string {
  const text = name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
  const title = words.nameTitles.find((word) => text.startsWith(word) && text.length > word.length)
  // A Latin title is a word of its own; a Thai one is written together with the name.
  const isWord = title !== undefined && (!/[a-z]$/.test(title) || text[title.length] === ' ')
  return isWord ? text.slice(title.length).trim() : text
}

export const isSameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

/** A refused account may be put right at once. */
export const mayReplace = (second: { status: string; createdAt: number }, now: number): boolean =>
  second.status === 'refused' || now >= second.createdAt + CHANGE_EVERY
