/** Which site passkeys belong to: by the configuration alone, whatever a request says of itself. */
import { isIP } from 'node:net'
import { errorCode } from '#contracts/errors.ts'
import type { Config } from '../../../../config.ts'
import { Refusal } from '../../../../kit/errors.ts'
import { errors } from '../../../../strings/errors.ts'

interface Party {
  /** The host, which browsers tie passkeys to. */
  readonly id: string
  readonly origin: string
}

/** On a developer's machine the one address that browsers trust without TLS. Null where they make no passkeys for the site. */
function partyOf({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): Party | null {
  const { origin, hostname, protocol } = new URL(publicOrigin ?? `http://localhost:${port}`)
  const named = isIP(hostname) === 0 && !hostname.startsWith('[')
  return named && (protocol === 'https:' || hostname === 'localhost') ? { id: hostname, origin } : null
}

/** The same; without one the call is not offered here (decision 086). */
export function mustBeParty(config: Config): Party {
  const party = partyOf(config)
  if (!party) throw new Refusal(501, errorCode.notYet, errors.notOffered)
  return party
}
