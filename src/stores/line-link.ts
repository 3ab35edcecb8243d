/**
 * A LINE account that has proved itself but belongs to no member yet: between the sign-in and the page /start. Only in
 * memory: the token makes whoever signs in with it the owner of that LINE account, so it enters no storage and no address.
 */
import { create } from 'zustand'

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
