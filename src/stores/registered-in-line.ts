/**
 * Who registered inside LINE at this device and has not signed in since: then it is seen whether LINE is theirs now, and
 * if LINE could not vouch for them they are asked about it, once (decision 035).
 */
import { persisted } from './persisted.ts'

const stored = persisted<string>({
  key: 'line.registered',
  area: 'local',
  version: 1,
  parse: (value) => (typeof value === 'string' ? value : null),
})

export function registeredInLine(username: string): void {
  stored.write(username)
}

/** True for that member, once. */
export function takeRegisteredInLine(username: string): boolean {
  if (stored.read() !== username) return false
  stored.clear()
  return true
}
