/** Whether money came from the member: the holder's name must be the registered one (domain.md §5.2, name match). */
import { nameTitles } from '../../../strings/payment.ts'

/** A name as it is compared: without title, marks of width, case, and with single spaces. */
export function plainName(name: string): string {
  const text = name
    .normalize('NFC')
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  const title = nameTitles.find((each) => text.startsWith(each))
  // Many given names begin as a title does: a title alone leaves a name of two words.
  const rest = title === undefined ? text : text.slice(title.length).trim()
  return rest.includes(' ') ? rest : text
}

/**
 * The sender's name as a bank tells it against the name on file. Banks cut long names off: the given name must be
 * whole and at least one letter of the family name must be there and agree.
 */
export function sameHolder(told: string, onFile: string): boolean {
  const [a, b] = [plainName(told), plainName(onFile)]
  if (a === '' || b === '') return false
  if (a === b) return true
  const given = b.indexOf(' ')
  return given > 0 && a.length > given + 1 && b.startsWith(a)
}
