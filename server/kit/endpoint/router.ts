/** Finds the handler of a method and path. */
import { pathParams } from '#contracts/kit.ts'
import { errors } from '../../strings/errors.ts'
import { invalid } from '../errors.ts'
import type { Handler } from './handler.ts'

export interface Found {
  readonly handler: Handler
  readonly params: Record<string, string>
}

interface Pattern {
  readonly handler: Handler
  readonly expression: RegExp
  readonly names: readonly string[]
}

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

function decoded(name: string, text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return invalid({ [name]: errors.field.format })
  }
}

/** A path that is known for other methods only. */
export interface OtherMethods {
  readonly allow: readonly string[]
}

/** Answers the handler, what else the path is known for, or null. */
export function createRouter(handlers: readonly Handler[]) {
  const fixed = new Map<string, Handler>()
  const patterns: Pattern[] = []
  const methods = new Map<string, string[]>()
  for (const handler of handlers) {
    const { method, path } = handler.endpoint
    const names = pathParams(path)
    if (names.length === 0) {
      fixed.set(`${method} ${path}`, handler)
      methods.set(path, [...(methods.get(path) ?? []), method])
    } else {
      const expression = new RegExp(`^${escape(path).replace(/\{\w+\}/g, '([^/]+)')}$`)
      patterns.push({ handler, expression, names })
    }
  }
  return (method: string, path: string): Found | OtherMethods | null => {
    const exact = fixed.get(`${method} ${path}`)
    if (exact) return { handler: exact, params: {} }
    const others = [...(methods.get(path) ?? [])]
    for (const { handler, expression, names } of patterns) {
      const match = expression.exec(path)
      if (!match) continue
      if (handler.endpoint.method !== method) others.push(handler.endpoint.method)
      else
        return {
          handler,
          params: Object.fromEntries(names.map((name, i) => [name, decoded(name, match[i + 1]!)])),
        }
    }
    return others.length > 0 ? { allow: [...new Set(others)].sort() } : null
  }
}
