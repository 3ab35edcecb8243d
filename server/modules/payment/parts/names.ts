/** Whether money came from the member: the holder's name must be the registered one (domain.md §5.2, name match). */
import { plainName } from '../../../kit/plain-name.ts'

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
