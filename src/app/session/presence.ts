/** Tells the platform now and then that the member is at hand (decision 038): only upon what they press or type. */
import { touch } from '#contracts/account.ts'
import { useSession } from '#src/stores/session.ts'

/** A platform asks again after half an hour: told a few times in it, a call that is lost costs nothing. */
const EVERY_MS = 5 * 60_000

let toldAt = 0

async function tell(): Promise<void> {
  const now = Date.now()
  if (!useSession.getState().user || now - toldAt < EVERY_MS) return
  toldAt = now
  try {
    const { call } = await import('#src/api/call.ts')
    await call(touch, {})
  } catch (error) {
    const kind = (error as { kind?: unknown }).kind
    // Not offered here: a platform without the step-up needs not know.
    if (kind === 'notOffered') stop()
  }
}

const handleHand = () => void tell()

export function watchPresence(): void {
  addEventListener('pointerdown', handleHand)
  addEventListener('keydown', handleHand)
}

function stop(): void {
  removeEventListener('pointerdown', handleHand)
  removeEventListener('keydown', handleHand)
}
