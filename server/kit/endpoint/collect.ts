/** Gathers a module's handlers into a map by endpoint name, as `Handlers` wants them. */
import type { Endpoint } from '#contracts/kit.ts'
import { notYet, type Handler } from './handler.ts'

export type Collected<T extends readonly Handler[]> = {
  readonly [H in T[number] as H['endpoint']['name']]: H
}

/** `export const agentHandlers = collect(handle(getAgentConfig, …), …)`. */
export function collect<const T extends readonly Handler[]>(...handlers: T): Collected<T> {
  const names = handlers.map((handler) => handler.endpoint.name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new TypeError(`two handlers for ${twice}`)
  return Object.fromEntries(handlers.map((handler) => [handler.endpoint.name, handler])) as Collected<T>
}

type Waiting<T extends readonly Endpoint[]> = { readonly [E in T[number] as E['name']]: Handler<E['name']> }

/** Endpoints of later issues: declared, answered with 501 (kit/endpoint/handler.ts `notYet`). */
export function collectNotYet<const T extends readonly Endpoint[]>(...endpoints: T): Waiting<T> {
  return Object.fromEntries(endpoints.map((one) => [one.name, notYet(one)])) as Waiting<T>
}
