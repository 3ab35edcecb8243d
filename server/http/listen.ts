/** Sockets: listening, and stopping without cutting off what is running. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** A port that cannot be had, said so that its owner knows what to do. */
export class CannotListen extends Error {
  constructor(variable: string, host: string, port: number, code: string | undefined) {
    const reason =
      code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Stop the other program, or set ${variable} to another port.`
        : code === 'EACCES'
          ? `Port ${port} may not be used by this user. Set ${variable} to a port above 1023.`
          : `Cannot listen on ${host}:${port} (${code ?? 'unknown reason'}). Check HOST and ${variable}.`
    super(reason)
  }
}

export interface Listening {
  readonly port: number
  /** From now on requests go here; before, they are told to come back in a second. */
  serve(listener: Listener): void
  /** Goes on taking requests, and asks each client for a new connection, which a proxy makes elsewhere. */
  retire(): void
  /** Takes no more; waits for running requests at most so long, then cuts them. */
  stop(milliseconds: number): Promise<void>
}

/**
 * How long an idle connection is kept: longer than the minute after which proxies drop theirs. A connection that is cut
 * here while a request is on its way costs the client a second try.
 */
const KEPT_MS = 75_000

const starting: Listener = (_, response) => {
  response.writeHead(503, { 'retry-after': '1', 'cache-control': 'no-store' }).end()
}

/** Takes the port at once, so that a busy one is found before anything else is begun. */
export async function listen(input: { host: string; port: number; variable: string }): Promise<Listening> {
  let listener = starting
  let running = 0
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 20_000, keepAliveTimeout: KEPT_MS })
  server.on('request', (request, response) => {
    running++
    response.once('close', () => running--)
    if (stopping) response.setHeader('connection', 'close')
    listener(request, response)
  })
  let stopping = false
  await begin(server, input)
  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => void (listener = next),
    retire: () => void (stopping = true),
    stop: async (milliseconds) => {
      stopping = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const limit = performance.now() + milliseconds
      while (running > 0 && performance.now() < limit) await sleep(20)
      server.closeAllConnections()
      await closed
    },
  }
}

function begin(
  server: Server,
  { host, port, variable }: { host: string; port: number; variable: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new CannotListen(variable, host, port, error.code)),
    )
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}
