/** The security headers around an application that has a port of its own. */
import type { Config } from '../config.ts'
import { connectionOf, type Env } from './caller.ts'
import { dataPolicy } from './csp.ts'
import { secure } from './security-headers.ts'

interface Application {
  fetch(request: Request, env?: Env): Response | Promise<Response>
}

/** Its own policies win; what it does not say is closed. */
export function secured(app: Application, config: Pick<Config, 'trustProxy'>): Application {
  return {
    fetch: async (request, env) => {
      const answered = await app.fetch(request, env)
      const response = new Response(answered.body, answered)
      secure(response, { policy: dataPolicy, https: connectionOf(request, env, config.trustProxy).https })
      return response
    },
  }
}
