import type { LineCredential } from '#src/platform/platform.ts'
import type { LineLink } from '#src/stores/line-link.ts'
import { exchangeLine } from '../line-exchange.ts'

export interface LinkTicket {
  token: string | undefined
  /** The LINE account has a member already, and stays theirs. */
  taken: boolean
}

/**
 * The ticket for a registration inside LINE, where the host can prove at any time who is here. Always a new one: no
 * registration there is left untied, however its form was reached, and a ticket lives minutes only. None for a LINE account
 * that has a member; `link`'s, if there is one, when LINE or our server does not answer. Never rejects.
 */
export async function linkTicketBy(credential: LineCredential, link?: LineLink): Promise<LinkTicket> {
  const given = await exchangeLine(credential).catch(() => null)
  if (given?.kind === 'member') return { token: undefined, taken: true }
  return { token: (given?.link ?? link)?.token, taken: false }
}
