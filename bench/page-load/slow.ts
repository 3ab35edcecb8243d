/** A way to a server that takes a while for each request: what a platform far away, or busy, is like; over HTTP/2 where it is asked for. */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'

/** What HTTP/2 says otherwise. */
const OF_ONE_CONNECTION = /^(connection|keep-alive|transfer-encoding|upgrade|:.*)$/

const without = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.test(name)))

export interface Certificate {
  readonly key: Buffer
  readonly cert: Buffer
  /** What the browser is told to trust: it keeps nothing of a site whose certificate it only overlooks. */
  readonly pin: string
}

/** SHA-256 of the public key, as Chromium wants it. */
export const pinOf = (certificate: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')

/** A certificate of our own, of this folder; the browser has to be told to take it. */
export function certificateIn(folder: string): Certificate {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost,IP:127.0.0.1',
  ]
  execFileSync('openssl', ['req', '-x509', ...made], { stdio: 'ignore' })
  const read = { key: readFileSync(key), cert: readFileSync(cert) }
  return { ...read, pin: pinOf(read.cert) }
}

/** Stands before `target`; each request reaches it after so many milliseconds. */
export async function slowWay(
  target: string,
  delay: number,
  secure: Certificate | null = null,
): Promise<{ url: string; close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const to = new URL(target)
  const passOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    setTimeout(() => {
      const host = incoming.headers.host ?? String(incoming.headers[':authority'] ?? to.host)
      const { method, url: path } = incoming
      const headers = { ...without(incoming.headers), host }
      const onward = ask({ agent, host: to.hostname, port: to.port, path, method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, secure ? without(answer.headers) : answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    }, delay)
  }
  const server: Server = secure
    ? createSecureServer({ key: secure.key, cert: secure.cert, allowHTTP1: true }, passOn as never)
    : createServer(passOn)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `${secure ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close()
      agent.destroy()
    },
  }
}
