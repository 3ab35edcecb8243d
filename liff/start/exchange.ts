/** LINE's proof for a session of ours. Loaded when there is a proof: it brings what calls of the site need. */
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { exchangeLine } from '#src/features/auth/line-exchange.ts'
import { paths } from '#src/lib/paths.ts'
import type { StartResult } from '#src/platform/platform.ts'
import { lineLinkFound } from '#src/stores/line-link.ts'
import { currentToken, signedIn } from '#src/stores/session.ts'
import type { Goal, Offer } from './goal.ts'
import { shownPath } from '../address/history.ts'
import { attemptsForgotten } from './once.ts'
import { personKnown } from './person.ts'
import type { Proof } from '../sdk/proof.ts'

export async function exchangeProof(proof: Proof, goal: Goal, offer: Offer): Promise<StartResult> {
  if (proof.state === 'none') return { kind: 'plain' }
  const before = currentToken()
  try {
    const given = await exchangeLine({ kind: 'idToken', idToken: proof.token })
    if (given?.kind === 'member') {
      signedIn(given.token)
      attemptsForgotten()
      await personKnown(proof.sub, given.token)
      return { kind: 'entered' }
    }
    // Somebody who is signed in here by other means stays so: nobody is linked without having asked for it.
    if (given && (before === null || goal.asked)) {
      lineLinkFound(given.link, goal.path)
      // A page for everybody opens at once; the link is there when they want to become a member.
      if (goal.needsMember || goal.asked) history.replaceState(history.state, '', shownPath(paths.start()))
    }
    return { kind: 'plain' }
  } catch (error) {
    if (before !== null && !goal.asked) return { kind: 'plain' }
    const sentence = errorText(error)
    if (goal.needsMember || goal.asked) return offer({ kind: 'refused', sentence })
    toast('lost', sentence)
    return { kind: 'plain' }
  }
}
