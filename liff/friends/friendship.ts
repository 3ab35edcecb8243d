/** Whether the member has the agent's LINE account among their friends, and asking them to add it. */
import type { Friendship } from '#src/platform/platform.ts'

type Sdk = (typeof import('../sdk/sdk-friendship.ts'))['liff']

/** Loaded by the first question, so that the press waits for nothing. */
let loaded: Sdk | null = null
const sdk = async (): Promise<Sdk> => (loaded = (await import('../sdk/sdk-friendship.ts')).liff)

/** Asked once per visit: each answer costs two requests to LINE. */
let known: Promise<Friendship> | null = null

/** What LINE said on the way in (`friendship_status_changed`): the account has just been added, nobody need ask. */
export function friendAdded(): void {
  known = Promise.resolve('friend')
}

export function readFriendship(): Promise<Friendship> {
  known ??= ask()
  return known
}

/**
 * Shows LINE's own "add friend" sheet. It gives no result, so LINE is asked again afterwards. Null, and within the same
 * press, where there is no sheet: iOS lets nothing be opened after a wait.
 */
export function askFriendship(): Promise<void> | null {
  if (!loaded?.isApiAvailable('requestFriendship')) return null
  return loaded
    .requestFriendship()
    .catch(() => {})
    .then(() => void (known = ask()))
}

async function ask(): Promise<Friendship> {
  try {
    const liff = await sdk()
    if (!liff.isLoggedIn()) return 'unknown'
    return (await liff.getFriendship()).friendFlag ? 'friend' : 'stranger'
  } catch {
    // No official account is linked, or LINE does not answer: nobody can tell.
    return 'unknown'
  }
}
