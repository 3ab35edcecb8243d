/** LINE's proof for a session of ours. Loaded when there is a proof: it brings what calls of the site need. */
import { errorText } from '#src/api/error-text.ts'
import { toast } from '#src/dialogs/toasts.ts'
import { exchangeLine } from '#src/features/auth/line-exchange.ts'
import { lineLinkFound } from '#src/stores/line-link.ts'
import { signedIn } from '#src/stores/session.ts'
import type { Proof } from '../sdk/proof.ts'
import { attemptsForgotten } from './once.ts'
import { personKnown } from './person.ts'
import type { Event, Opening } from './stages.ts'

export async function exchangeProof(proof: Proof): Promise<Event> {
  if (proof.state === 'none') return { is: 'nobody' }
  try {
    const given = await exchangeLine({ kind: 'idToken', idToken: proof.token })
    if (!given) return { is: 'nobody' }
    if (given.kind === 'unlinked') return { is: 'unlinked', link: given.link }
    signedIn(given.token)
    attemptsForgotten()
    await personKnown(proof.sub, given.token)
    return { is: 'member' }
  } catch (error) {
    return { is: 'turnedDown', sentence: errorText(error) }
  }
}

/** What the exchange left to be known: whose LINE account is to be tied, and what our server said. */
export function tellSite({ link, note }: Pick<Opening, 'link' | 'note'>, path: string): void {
  if (link) lineLinkFound(link, path)
  if (note) toast('lost', note)
}
