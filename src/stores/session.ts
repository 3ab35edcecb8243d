/**
 * Who is signed in here: the bearer token and what the first paint needs of the member. Everything else about the
 * member is server state and lives in the query cache.
 */
import { create } from 'zustand'
import { asRecord, persisted } from './persisted.ts'

export interface SessionUser {
  /** Bearer token of `/api/login`. */
  token: string
  /** '' until `/api/get_user_info` answered. */
  username: string
  /** 2 hero, 1 gold, else guest. */
  vipLevel: number
}

interface SessionState {
  user: SessionUser | null
  /** Why there is no user although there was one; the login form says it. */
  ended: 'expired' | 'signedOut' | null
}

const stored = persisted<SessionUser>({
  key: 'user',
  area: 'local',
  version: 1,
  parse(value) {
    const record = asRecord(value)
    if (typeof record?.token !== 'string' || record.token === '') return null
    return {
      token: record.token,
      username: typeof record.username === 'string' ? record.username : '',
      vipLevel: typeof record.vipLevel === 'number' ? record.vipLevel : 0,
    }
  },
})

/** Of whom a prerendered page shows nothing but that they are signed in, or that nobody is. */
const drawn: Readonly<Record<'member' | 'visitor', SessionState>> = {
  member: { user: { token: '', username: '', vipLevel: 0 }, ended: null },
  visitor: { user: null, ended: null },
}

let shown = drawn.visitor

/** Starts as a visitor. See `restoreSession`. What it began with is what React hydrates with, and renders at build time. */
export const useSession = create<SessionState>((_set, _get, store) => {
  store.getInitialState = () => shown
  return shown
})

/** Whom the HTML at hand was made for: hydration begins with that, and goes on with who is here (decision 078). */
export function drawnFor(who: 'member' | 'visitor'): SessionState {
  shown = drawn[who]
  return shown
}

/** Before `restoreSession`: whether an earlier visit left a session. */
export const isKept = (): boolean => stored.read() !== null

/** Takes up the session of an earlier visit, and follows sign-in and sign-out in other tabs (LOGIN-8). */
export function restoreSession(): void {
  const user = stored.read()
  if (user) useSession.setState({ user, ended: null })
  stored.onChange(changedElsewhere)
}

/** Back on a page that the browser had put aside: it heard nothing of the other tabs. */
export function sessionResumed(): void {
  changedElsewhere(stored.read())
}

function changedElsewhere(value: SessionUser | null): void {
  const before = useSession.getState().user
  if (value) useSession.setState({ user: value, ended: null })
  else if (before) useSession.setState({ user: null, ended: 'signedOut' })
}

export const currentToken = (): string | null => useSession.getState().user?.token ?? null

/** `/api/login` gave a token. */
export function signedIn(token: string): void {
  const user = { token, username: '', vipLevel: 0 }
  stored.write(user)
  useSession.setState({ user, ended: null })
}

/** The same member has a new token: what is known of them stands. */
export function sessionRenewed(token: string): void {
  const { user } = useSession.getState()
  if (!user) return signedIn(token)
  const next = { ...user, token }
  stored.write(next)
  useSession.setState({ user: next, ended: null })
}

/** `/api/get_user_info` answered. */
export function userKnown(username: string, vipLevel: number): void {
  const { user } = useSession.getState()
  if (!user || (user.username === username && user.vipLevel === vipLevel)) return
  const next = { ...user, username, vipLevel }
  stored.write(next)
  useSession.setState({ user: next })
}

/** The member signed out, or the server no longer knows the token. Safe to call without a session. */
export function signedOut(reason: 'expired' | 'signedOut'): void {
  if (!useSession.getState().user) return
  stored.clear()
  useSession.setState({ user: null, ended: reason })
}
