/** Stands between browser and reference server and answers as one of the platforms does. The site's own files pass as they are. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpointAt } from '#contracts/all.ts'
import type { Answer, PlatformKind } from './kinds.ts'

export interface PlatformProxy {
  readonly url: string
  /** Calls that were made, by name, since `forget`. */
  readonly asked: ReadonlyMap<string, number>
  forget(): void
  close(): Promise<void>
}

/** Which headers are the connection's own. */
const OWN = /^(host|connection|content-length|content-encoding|transfer-encoding|keep-alive|accept-encoding)$/

const headersOf = (all: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...all].filter(([name]) => !OWN.test(name)))

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parts.length > 0 ? Buffer.concat(parts) : null
}

/** A request that arranges something for a test, and is no browser's, carries this header: it is answered as it is. */
export const ARRANGES = 'x-arranges'

interface Where {
  /** Origin of the reference server. */
  readonly target: string
  /** What the reference server takes for the site's origin; its own by default. */
  readonly origin?: string
  /** Free by default. */
  readonly port?: number
}

export async function openProxy(
  kind: PlatformKind,
  { target, origin = target, port = 0 }: Where,
): Promise<PlatformProxy> {
  const asked = new Map<string, number>()

  async function answerOf(request: IncomingMessage): Promise<Answer> {
    const { pathname } = new URL(request.url!, target)
    const body = await bodyOf(request)
    const own = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const)
    const sent = headersOf(own)
    if (sent.origin) sent.origin = origin
    const forward = async (headers: Record<string, string>): Promise<Answer> => {
      const response = await fetch(target + request.url!, {
        method: request.method!,
        headers,
        redirect: 'manual',
        ...(body && { body }),
      })
      return {
        status: response.status,
        headers: headersOf(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      }
    }
    if (sent[ARRANGES]) return forward(sent)
    if (!pathname.startsWith('/api/')) {
      const answer = await forward(sent)
      return kind.file?.(answer) ?? answer
    }
    const endpoint = endpointAt(request.method!, pathname)
    const name = endpoint?.name ?? `${request.method} ${pathname}`
    asked.set(name, (asked.get(name) ?? 0) + 1)
    return kind.answer({ endpoint, headers: sent }, forward)
  }

  const server = createServer((request, response) => {
    answerOf(request).then(
      (answer) => send(response, answer),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    forget: () => asked.clear(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function send(response: ServerResponse, { status, headers, body, cut, after }: Answer): Promise<void> {
  if (after) await sleep(after)
  if (cut === undefined) {
    response.writeHead(status, headers).end(body)
    return
  }
  response.writeHead(status, { ...headers, 'content-length': String(body.length) })
  response.write(body.subarray(0, cut), () => response.destroy())
}
