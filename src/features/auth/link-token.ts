import type { LineCredential } from '#src/platform/platform.ts'
import type { LineLink } from '#src/stores/line-link.ts'
import { exchangeLine } from './line-exchange.ts'

/**
 * The ticket for a registration inside LINE, where the host can prove at any time who is here. Always a new one: no
 * registration there is left untied, however its form was reached, and a ticket lives minutes only. None for a LINE account
 * that has a member; `link`'s, if there is one, when LINE or our server does not answer. Never rejects.
 */
export async function linkTokenBy(credential: LineCredential, link?: LineLink): Promise<string | undefined> {
  const given = await exchangeLine(credential).catch(() => null)
  if (given?.kind === 'member') return undefined
  return (given?.link ?? link)?.token
}
