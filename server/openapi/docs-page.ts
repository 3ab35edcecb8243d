/** Draws the API document as one page of plain HTML: domains, endpoints, tables of fields. No script. */
import { docsCss } from './docs-css.ts'
import type { JsonSchema, OpenApi, Operation, Parameter } from './openapi-types.ts'

interface Call {
  method: 'GET' | 'POST'
  path: string
  operation: Operation
}

interface Field {
  name: string
  type: string
  required: boolean
  note: string
}

const escape = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!,
  )
const anchor = (name: string) => name.replace(/[^\w-]+/g, '-')
const isNull = (schema: JsonSchema) => schema.type === 'null'

/** A type in words; what is inside objects and lists is told by rows of its own. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map(typeOf).join(' | ')
  if (schema.type === 'array' || isList(schema))
    return `${listOf(schema.items ?? {})}${isList(schema) ? ' | null' : ''}`
  if (Array.isArray(schema.type)) return schema.type.join(' | ')
  return schema.type ?? 'any'
}

const isList = (schema: JsonSchema) => Array.isArray(schema.type) && schema.type.includes('array')
const listOf = (item: JsonSchema) => (isObject(item) ? 'list of objects' : `list of ${typeOf(item)}`)
const isObject = (schema: JsonSchema) => schema.properties !== undefined

function noteOf(schema: JsonSchema): string {
  const notes = [schema.description]
  if (schema.pattern && !schema.$ref) notes.push(`matches ${schema.pattern}`)
  if (schema.minLength !== undefined || schema.maxLength !== undefined)
    notes.push(`${schema.minLength ?? 0} to ${schema.maxLength ?? 'any number of'} characters`)
  if (schema.minItems !== undefined || schema.maxItems !== undefined)
    notes.push(`${schema.minItems ?? 0} to ${schema.maxItems ?? 'any number of'} rows`)
  return notes.filter(Boolean).join('; ')
}

/** Fields of a schema, those inside under the name of what holds them: `lines[].amount`. */
function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const inner = (schema.anyOf ?? []).filter((option) => !isNull(option))
  if (inner.length === 1) return fieldsOf(inner[0]!, prefix)
  if (schema.items) return fieldsOf(schema.items, `${prefix}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key
    const required = (schema.required ?? []).includes(key)
    return [{ name, type: typeOf(value), required, note: noteOf(value) }, ...fieldsOf(value, name)]
  })
}

function table(caption: string, fields: readonly Field[]): string {
  if (fields.length === 0) return `<p class="none">${caption}: nothing.</p>`
  const rows = fields.map(
    ({ name, type, required, note }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(type)}</td><td>${required ? 'yes' : ''}</td><td>${escape(note)}</td></tr>`,
  )
  return `<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Note</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const fromParameters = (operation: Operation): Field[] =>
  operation.parameters
    .filter((parameter): parameter is Parameter => 'name' in parameter)
    .map(({ name, schema, required, in: place }) => ({
      name,
      type: typeOf(schema),
      required,
      note: [place, noteOf(schema)].filter(Boolean).join('; '),
    }))

function replyFields(operation: Operation): Field[] {
  const reply = operation.responses[200]
  if (!reply || '$ref' in reply) return []
  return fieldsOf(reply.content['application/json'].schema.anyOf![0]!)
}

const auths: Record<string, string> = {
  none: 'anyone',
  optional: 'anyone, member if signed in',
  member: 'member',
}
const authOf = ({ security }: Operation) =>
  security.length === 0 ? 'none' : security.length === 2 ? 'optional' : 'member'
const badge = (kind: string, text: string) => `<span class="badge ${kind}">${escape(text)}</span>`

function endpoint({ method, path, operation }: Call): string {
  const body = operation.requestBody?.content['application/json'].schema
  const once = operation.parameters.some((parameter) => '$ref' in parameter)
  const statuses = Object.keys(operation.responses).filter((status) => status !== '200')
  return `<details id="${anchor(operation.operationId)}"><summary><span class="verb ${method.toLowerCase()}">${method}</span><code class="path">${escape(path)}</code><span class="sum">${escape(operation.summary)}</span><span class="badges">${badge('auth', auths[authOf(operation)]!)}${once ? badge('once', 'Idempotency-Key') : ''}${badge(operation['x-origin'], operation['x-origin'])}</span></summary><div class="body"><p class="facts"><code>${escape(operation.operationId)}</code> · errors shown as <b>${escape(operation['x-error-policy'])}</b> · success key <code>${escape(operation['x-success-key'])}</code> · may also answer ${statuses.join(', ')}</p>${table('Request', [...fromParameters(operation), ...(body ? fieldsOf(body) : [])])}${table('Reply', replyFields(operation))}</div></details>`
}

function legend(document: OpenApi): string {
  const types = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<tr><td><code>${escape(name)}</code></td><td>${escape(schema.description ?? '')}</td></tr>`,
  )
  return `<section class="legend" id="types"><h2>How to read it</h2><p>Every reply is <code>{error, message, data}</code>; <code>error</code> 0 is success, any other number with HTTP 200 is a refusal whose <code>message</code> is for the member. Unknown keys are dropped. Sign in with <code>Authorization: Bearer …</code>. Calls marked Idempotency-Key know that header: same key and body, same reply, carried out once however often it is sent. Those of the specification do without it: then each request is a write of its own.</p><div class="scroll" tabindex="0" role="region" aria-label="Types"><table><caption>Types on the wire</caption><tbody>${types.join('')}</tbody></table></div></section>`
}

function callsOf(document: OpenApi): Call[] {
  return Object.entries(document.paths).flatMap(([path, { get, post }]) => [
    ...(get ? [{ method: 'GET' as const, path, operation: get }] : []),
    ...(post ? [{ method: 'POST' as const, path, operation: post }] : []),
  ])
}

/** The page and its style sheet; see `docsPage` for who serves what. */
export function renderDocs(
  document: OpenApi,
  links: { css: string; openapi: string },
): { html: string; css: string } {
  const calls = callsOf(document)
  const groups = document.tags.map((tag) => ({
    ...tag,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  const spec = calls.filter(({ operation }) => operation['x-origin'] === 'spec').length
  const nav = groups.map(
    ({ name, description, calls }) =>
      `<li><a href="#${name}">${escape(description)}</a><span>${calls.length}</span></li>`,
  )
  const sections = groups.map(
    ({ name, description, calls }) =>
      `<section id="${name}"><h2>${escape(description)}</h2>${calls.map(endpoint).join('')}</section>`,
  )
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="dark light"><title>${escape(document.info.title)}</title><link rel="stylesheet" href="${escape(links.css)}"></head><body><header><h1>${escape(document.info.title)}</h1><p>${calls.length} endpoints: ${spec} of the specification, ${calls.length - spec} extensions. <a href="${escape(links.openapi)}">OpenAPI 3.1 document</a></p></header><div class="page"><nav aria-label="Domains"><ul><li><a href="#types">How to read it</a></li>${nav.join('')}</ul></nav><main>${legend(document)}${sections.join('')}</main></div></body></html>`
  return { html, css: docsCss }
}
