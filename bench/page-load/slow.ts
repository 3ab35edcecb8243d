/** A way to a server that takes a while for each request: what a platform far away, or busy, is like. */
import { once } from 'node:events'
import { Agent, createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands before `target`; each request reaches it after so many milliseconds. */
export async function slowWay(target: string, delay: number): Promise<{ url: string; close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const to = new URL(target)
  const server = createServer((incoming, outgoing) => {
    setTimeout(() => {
      const onward = ask(
        {
          agent,
          host: to.hostname,
          port: to.port,
          path: incoming.url,
          method: incoming.method,
          headers: incoming.headers,
        },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        },
      )
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    }, delay)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close()
      agent.destroy()
    },
  }
}
