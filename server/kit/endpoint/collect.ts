/** Gathers a module's handlers into a map by endpoint name, as `Handlers` wants them. */
import type { Handler } from './handler.ts'

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
