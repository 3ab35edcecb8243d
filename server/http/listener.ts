/** From Node's requests to an application's `fetch`. */
import type { ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { textOf } from '../kit/text-response.ts'
import type { Env } from './caller.ts'
import type { Listener } from './listen.ts'

/** A text that is at hand goes out in one write, with its length. */
function sendText(response: Response, text: string, outgoing: ServerResponse): void {
  const headers = ['content-length', String(Buffer.byteLength(text))]
  for (const [name, value] of response.headers) headers.push(name, value)
  outgoing.writeHead(response.status, headers).end(text)
}

/** `request.signal` fires when the caller hangs up before the answer (listener.test.ts). */
export const toListener = (app: {
  fetch(request: Request, env: Env): Response | Promise<Response>
}): Listener =>
  getRequestListener(
    async (request, env) => {
      const response = await app.fetch(request, env)
      const text = textOf(response)
      if (text === undefined || !('outgoing' in env)) return response
      sendText(response, text, env.outgoing as ServerResponse)
      return RESPONSE_ALREADY_SENT
    },
    { overrideGlobalObjects: false },
  )
