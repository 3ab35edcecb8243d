/**
 * Whether there is the agent that a link names, asked once for each link, after the first screen (decision 035). Loaded
 * only by visits that have one to ask about.
 */
import { ApiError } from '#src/api/api-error.ts'
import { fetchAgentKnown } from '#src/data/public-reads.ts'
import { agentAnswered, useInvitation } from '#src/stores/invitation.ts'

/** A visitor who is turned away from a page waits no longer to hear where to. */
const PATIENCE_MS = 1000

let asking: { code: string; done: Promise<void> } | null = null

/** Never rejects: while nobody answers the code stays as claimed, and the next visit asks again. */
export function checkAgent(): Promise<void> {
  const code = useInvitation.getState().claimedAgent
  if (!code) return Promise.resolve()
  if (asking?.code !== code) {
    const done = ask(code).finally(() => (asking = null))
    asking = { code, done }
  }
  return asking.done
}

export function checkedInTime(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))
  return Promise.race([checkAgent(), late])
}

async function ask(code: string): Promise<void> {
  try {
    agentAnswered(code, await fetchAgentKnown(code))
  } catch (error) {
    // Platforms may also say it as a refusal.
    if (error instanceof ApiError && error.kind === 'refused') return agentAnswered(code, false)
    addEventListener('online', () => void checkAgent(), { once: true })
  }
}
