/** A reply as a platform in another language says it: the same in meaning, hardly a value in the same form. */
import type { Endpoint } from '#contracts/kit.ts'
import {
  asYes,
  isFlag,
  isList,
  isMoment,
  isMoney,
  isNumber,
  mapped,
  onThaiClock,
  withCommas,
  type Leaf,
} from '#contracts/testing/mapped.ts'

const leaf: Leaf = (schema, raw) => {
  if (raw === null || raw === undefined) return raw
  if (isMoney(schema)) return withCommas(raw)
  if (isNumber(schema)) return String(raw)
  if (isFlag(schema)) return asYes(raw)
  if (isMoment(schema)) return onThaiClock(raw)
  return raw
}

/** What is not there is null, and what is an object without anything in it a list without anything in it. */
const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(emptied)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, one]) => [key, emptied(one)] as const)
  return parts.length === 0 ? [] : Object.fromEntries([...parts, ['zz_version', '1.4']])
}

/** Every second list stands in pages. */
const paged = (endpoint: Endpoint, data: unknown): unknown =>
  isList(endpoint.response) && Array.isArray(data) && endpoint.path.length % 2 === 0
    ? { items: data, current_page: '1', last_page: '1', total: String(data.length) }
    : data

/** Null for what is no JSON object. */
export function inDialect(endpoint: Endpoint, body: string): string | null {
  let reply: unknown
  try {
    reply = JSON.parse(body)
  } catch {
    return null
  }
  if (typeof reply !== 'object' || reply === null) return null
  const { data, error, status, ...beside } = reply as Record<string, unknown>
  const said = mapped(endpoint.response, data, leaf)
  const extra = mapped(endpoint.extra, beside, leaf) as object
  return JSON.stringify({
    ...extra,
    ...(error !== undefined && { error: String(error) }),
    ...(status !== undefined && { status: String(status) }),
    data: paged(endpoint, emptied(said ?? null)),
    zz_version: '1.4',
  })
}
