import { describe, expect, it } from 'vitest'
import { allEndpoints } from '#contracts/all.ts'
import { pathParams, type Endpoint } from '#contracts/kit.ts'
import type { JsonSchema, Operation, Parameter } from './openapi-types.ts'
import { buildOpenApi, docsPage } from './openapi.ts'
import { wireSchema } from './wire-schema.ts'
import { getWallets } from '#contracts/member.ts'

const endpoints: readonly Endpoint[] = allEndpoints
const document = buildOpenApi()
const operationOf = (endpoint: Endpoint) =>
  document.paths[endpoint.path]?.[endpoint.method === 'GET' ? 'get' : 'post'] as Operation

/** Every object inside a value, the value included. */
function* objects(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* objects(inner)
}

function at(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document)
}

describe('the OpenAPI document', () => {
  it('has every endpoint once, by its name', () => {
    const ids = Object.values(document.paths).flatMap((item) =>
      Object.values(item).map((operation) => operation.operationId),
    )
    expect(ids.sort()).toEqual(endpoints.map((endpoint) => endpoint.name).sort())
  })

  it('says of each who may call it, whose word it is, and whether it needs a key', () => {
    const told = endpoints.map((endpoint) => {
      const { security, 'x-origin': origin, parameters } = operationOf(endpoint)
      const keys = parameters.flatMap((p) => ('$ref' in p ? [p.$ref.split('/').at(-1)] : []))
      return [endpoint.name, security.length, origin, keys]
    })
    expect(told).toEqual(
      endpoints.map((endpoint) => [
        endpoint.name,
        { none: 0, member: 1, optional: 2 }[endpoint.auth],
        endpoint.origin,
        endpoint.idempotent ? [endpoint.origin === 'spec' ? 'OptionalIdempotencyKey' : 'IdempotencyKey'] : [],
      ]),
    )
  })

  it('resolves every reference', () => {
    const refs = [...objects(document)].map((object) => object.$ref).filter((ref) => typeof ref === 'string')
    expect(refs.length).toBeGreaterThan(500)
    expect(refs.filter((ref) => !ref.startsWith('#/') || at(ref) === undefined)).toEqual([])
  })

  it('declares the path parameters of each path, and a body for POST alone', () => {
    const faults = endpoints.filter((endpoint) => {
      const { parameters, requestBody } = operationOf(endpoint)
      const inPath = parameters.filter((p): p is Parameter => 'in' in p && p.in === 'path' && p.required)
      return (
        inPath.map((p) => p.name).join() !== pathParams(endpoint.path).join() ||
        (endpoint.method === 'POST') !== (requestBody !== undefined)
      )
    })
    expect(faults).toEqual([])
  })

  it('gives every operation a tag that is declared and a 200 with a description', () => {
    const tags = new Set(document.tags.map((tag) => tag.name))
    const faults = endpoints.filter((endpoint) => {
      const { tags: own, responses } = operationOf(endpoint)
      return own.length !== 1 || !tags.has(own[0]!) || !('description' in responses[200]!)
    })
    expect(faults).toEqual([])
  })

  it('requires only properties that exist, and has types JSON Schema knows', () => {
    const known = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
    const schemas = [...objects(document.paths)] as JsonSchema[]
    const wrong = schemas.filter(({ type, properties, required }) => {
      const types = Array.isArray(type) || typeof type === 'string' ? [type].flat() : []
      const missing =
        properties && Array.isArray(required) ? required.filter((key) => !(key in properties)) : []
      return (properties && types.some((name) => !known.has(name))) || missing.length > 0
    })
    expect(wrong).toEqual([])
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  it('shows the wire side: money as Baht, flags and ids as they may come', () => {
    expect(wireSchema(getWallets.response).items?.properties).toMatchObject({
      balance: { $ref: '#/components/schemas/Baht' },
      can_deposit: { $ref: '#/components/schemas/Flag' },
      id: { $ref: '#/components/schemas/Id' },
    })
  })

  it('LOTTO-1 shows status for the lotto lobby', () => {
    expect(document.paths['/api/lotto/lobby']?.get?.['x-success-key']).toBe('status')
  })
})

describe('the page', () => {
  const { html, css } = docsPage()

  it('shows every endpoint with method and path', () => {
    const missing = endpoints.filter(
      (endpoint) =>
        !html.includes(`id="${endpoint.name.replace('.', '-')}"`) ||
        !html.includes(`>${endpoint.path}</code>`),
    )
    expect(missing).toEqual([])
  })

  it('obeys a strict CSP: no script, no style in the page, nothing from elsewhere', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//)
    expect(css).not.toMatch(/url\(|@import/)
  })

  it('uses each anchor once and links only to anchors that exist', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!)
    expect(new Set(ids).size).toBe(ids.length)
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]!)
    expect(links.filter((link) => !ids.includes(link))).toEqual([])
  })

  it('names the fields inside lists', () => {
    expect(html).toContain('<code>lines[].amount</code>')
    expect(html).toContain('<code>data[].balance</code>')
  })
})
