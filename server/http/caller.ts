/** Who calls, as far as the network tells. */
import type { IncomingMessage } from 'node:http'

/** What node-server hands over, or a test. */
export interface Env {
  readonly incoming?: Pick<IncomingMessage, 'socket'>
  readonly ip?: string
}

export interface Connection {
  readonly ip: string
  readonly https: boolean
}

/** The address the nth proxy from the right saw; none are believed unless configured (TRUST_PROXY). */
export function connectionOf(request: Request, env: Env | undefined, trustProxy: number): Connection {
  const direct = env?.ip ?? env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  const https = new URL(request.url).protocol === 'https:'
  if (trustProxy === 0) return { ip: direct, https }
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  const seen = hops.filter(Boolean).at(-trustProxy)
  return { ip: seen ?? direct, https: https || request.headers.get('x-forwarded-proto') === 'https' }
}
