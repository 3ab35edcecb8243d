/** Names of people as they are compared. */
import { nameTitles } from '../strings/payment.ts'

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
