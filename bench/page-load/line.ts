/** LINE, as far as a page asks it: its addresses over TLS, answered by the sandbox, and what its app says to a page. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { LIFF_ID } from '../../scripts/test/e2e-server.ts'
import { certificateIn } from './slow.ts'

interface Line {
  /** Flags for Chromium: where LINE's names lead. */
  readonly rules: string
  /** What the browser is told to trust. */
  readonly pin: string
  /** What LINE's app puts behind an address as it opens it, for a member or for somebody whom LINE alone knows; good for as long as LINE's tokens live. */
  credentials: (of: 'member' | 'nobody') => Promise<string>
  close: () => void
}

/** LINE's accounts of who is measured (sandbox/people/line-people.ts). */
const SUB = 'Usandbox0000000000000000000000002'

const NEWCOMER = 'new'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** What the site keeps of a session that LINE's person was given (liff/start/person.ts). */
export const personKept = (token: string): Record<string, string> => ({
  'chokdee.line.person': JSON.stringify({ v: 1, data: { person: digest(SUB), session: digest(token) } }),
})

const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'cache-control': 'no-store',
  'content-type': 'application/json',
}

/** `site` is a sandbox whose LIFF app is LIFF_ID, seen at `origin`. */
export async function startLine(folder: string, site: string, origin: string): Promise<Line> {
  const own = join(folder, 'line')
  mkdirSync(own)
  const { pin, ...certificate } = certificateIn(own)
  const server = createServer(certificate, (request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end()
    void fetch(`${site}/sandbox/line${request.url!}`, { method: request.method! }).then(
      async (answer) => response.writeHead(answer.status, headers).end((await answer.text()) || '{}'),
      () => response.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    rules: `MAP *.line.me 127.0.0.1:${port}`,
    pin,
    async credentials(of) {
      const answer = await fetch(`${site}/sandbox/line/open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ liffId: LIFF_ID, sub: of === 'member' ? SUB : NEWCOMER, path: '' }),
      })
      const { address } = (await answer.json()) as { address: string }
      return new URL(address).hash
    },
    close: () => void server.close(),
  }
}
