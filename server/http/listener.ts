/** From Node's requests to an application's `fetch`. */
import { getRequestListener } from '@hono/node-server'
import type { Env } from './caller.ts'
import type { Listener } from './listen.ts'

/** `request.signal` fires when the caller hangs up before the answer (listener.test.ts). */
export const toListener = (app: {
  fetch(request: Request, env: Env): Response | Promise<Response>
}): Listener =>
  getRequestListener((request, env) => app.fetch(request, env), { overrideGlobalObjects: false })
