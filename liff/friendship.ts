/** Whether the member has the agent's LINE account among their friends, and asking them to add it. */
import type { Friendship } from '#src/platform/platform.ts'

const sdk = async () => (await import('./sdk-friendship.ts')).liff

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

/** Shows LINE's own "add friend" sheet. It gives no result, so LINE is asked again afterwards. */
export async function askFriendship(): Promise<boolean> {
  try {
    const liff = await sdk()
    if (!liff.isApiAvailable('requestFriendship')) return false
    await liff.requestFriendship()
    known = ask()
    return true
  } catch {
    return false
  }
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
