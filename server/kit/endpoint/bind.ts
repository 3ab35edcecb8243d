/** Binds handlers to the contract and answers the API's requests. */
import type { EndpointNamed, EndpointName } from '#contracts/all.ts'
import type { Endpoint } from '#contracts/kit.ts'
import type { Deps } from '../deps.ts'
import { answer, type Caller } from './answer.ts'
import { notFound, Refusal } from '../errors.ts'
import type { Handler } from './handler.ts'
import { createRouter } from './router.ts'
import { errorCode } from '#contracts/errors.ts'
import { errors } from '../../strings/errors.ts'
import { failure } from '../reply.ts'
import { errorResponse, toResponse } from './respond.ts'

/** One handler for each endpoint of the contract: one that is missing does not compile. */
export type Handlers = { readonly [N in EndpointName]: Handler<EndpointNamed<N>['name']> }

/** Answers a request under /api; `name` is the endpoint's, for the log (a path may hold a key). */
export type Api = (request: Request, caller: Caller) => Promise<{ name: string; response: Response }>

function methodNotAllowed(allow: readonly string[]): Response {
  const refusal = new Refusal(405, errorCode.notFound, errors.methodNotAllowed)
  return toResponse(failure(null, refusal), { allow: allow.join(', ') })
}

export function bind(handlers: readonly Handler[], deps: Deps): Api {
  const route = createRouter(handlers)
  return async (request, caller) => {
    let endpoint: Endpoint | null = null
    try {
      const found = route(request.method, new URL(request.url).pathname)
      if (found === null) notFound()
      if ('allow' in found) return { name: 'none', response: methodNotAllowed(found.allow) }
      endpoint = found.handler.endpoint
      return {
        name: endpoint.name,
        response: await answer(found.handler, found.params, request, caller, deps),
      }
    } catch (error) {
      return {
        name: endpoint?.name ?? 'none',
        response: errorResponse(endpoint, error, deps.log, caller.requestId),
      }
    }
  }
}
