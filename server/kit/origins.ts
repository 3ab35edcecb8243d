/** Which origins the site and the game frames have, as this caller sees them. */
import type { Config } from '../config.ts'

export interface Origins {
  /** The site itself: frame-ancestors of the games, redirect_uri of LINE. */
  readonly site: string
  /** Where game frames come from. */
  readonly games: string
}

type Known = Pick<Config, 'publicOrigin' | 'gamesOrigin' | 'port' | 'gamesPort'>

/** What a host can be made of. URL lets more through, and these origins are written into a policy header. */
const HOST = /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/i

/**
 * From the configuration, else from the address the caller used: localhost, 127.0.0.1 and the address in the local
 * network all work on a developer's machine, on either port.
 */
export function originsOf(config: Known, request: Request): Origins {
  const { protocol, hostname: asked } = new URL(request.url)
  const hostname = HOST.test(asked) ? asked : 'localhost'
  return {
    site: config.publicOrigin ?? new URL(`${protocol}//${hostname}:${config.port}`).origin,
    games: config.gamesOrigin ?? new URL(`${protocol}//${hostname}:${config.gamesPort}`).origin,
  }
}
