/**
 * A LINE account that has proved itself but belongs to no member yet: between the sign-in and the page /start. Only in
 * memory: the token makes whoever signs in with it the owner of that LINE account, so it enters no storage and no address.
 * And who is to be asked about theirs.
 */
import { create } from 'zustand'
import { persisted } from './persisted.ts'

export interface LineLink {
  /** `link_token` of `auth.lineSignIn`, for login and register. */
  token: string
  name: string
  /** '' when LINE gave none. */
  picture: string
}

interface LineLinkState {
  link: LineLink | null
  /** Same-origin path that the visit asked for; null for home. */
  returnTo: string | null
}

const none: LineLinkState = { link: null, returnTo: null }

export const useLineLink = create<LineLinkState>(() => none)

/** `auth.lineSignIn` answered `unlinked`; the page /start is next. */
export function lineLinkFound(link: LineLink, returnTo: string | null): void {
  useLineLink.setState({ link, returnTo })
}

/** Linked, refused or given up: the token is forgotten. */
export function lineLinkTaken(): void {
  useLineLink.setState(none)
}

const registered = persisted<string>({
  key: 'line.registered',
  area: 'local',
  version: 1,
  parse: (value) => (typeof value === 'string' ? value : null),
})

/**
 * Registered inside LINE at this device, not signed in since: then it is seen whether LINE is theirs now, and if LINE
 * could not vouch for them they are asked about it, once (decision 035).
 */
export function registeredInLine(username: string): void {
  registered.write(username)
}

/** True for that member, once. */
export function takeRegisteredInLine(username: string): boolean {
  if (registered.read() !== username) return false
  registered.clear()
  return true
}
