/**
 * The API document: OpenAPI 3.1 made from the declarations, and a page to read it. Schemas show the wire side of every
 * codec: what a platform may send, and what the site sends.
 */
import * as z from 'zod/mini'
import { allEndpoints } from '#contracts/all.ts'
import { renderDocs } from './docs-page.ts'
import { errorCode } from '#contracts/errors.ts'
import { needsKey, pathParams, type Endpoint } from '#contracts/kit.ts'
import type { Body, JsonSchema, OpenApi, Operation, Parameter } from './openapi-types.ts'
import { wireTypeOf, type WireName } from '#contracts/wire.ts'

type Shape = z.core.$ZodType

/** Domains in the order of the document, by the first part of an endpoint's name. */
const domains: Record<string, string> = {
  agent: 'The agent: look, contacts, announcements',
  auth: 'Registration, sign-in, session',
  account: 'Password, profile, devices, LINE',
  member: 'Points and wallets',
  statement: 'Financial transactions',
  wallet: 'Transfers between wallets',
  payment: 'Deposits',
  withdraw: 'Withdrawals',
  promotion: 'Promotions',
  coupon: 'Coupons',
  lobby: 'Lobbies',
  game: 'Games',
  lotto: 'Lottery',
  bill: 'Lottery bills',
  yeekee: 'Yeekee',
  cashback: 'Daily cashback and win/loss refund',
  redemption: 'Point shop',
  quest: 'Quests and check-in',
  wheel: 'Prize wheel',
  affiliate: 'Refer a friend',
  poll: 'Polls',
  inbox: 'Notices to a member',
  protection: 'Playing responsibly',
  operations: 'How writes ended, server clock',
}

const number = { anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }] }

/** The wire types by name; `rows` is written out where it stands, since it has its own row. */
const wireTypes: Record<Exclude<WireName, 'rows'>, { title: string; schema: JsonSchema }> = {
  num: { title: 'Number', schema: { ...number, description: 'A number, or the same as text.' } },
  int: { title: 'Integer', schema: { ...number, description: 'A whole number, or the same as text.' } },
  int32: {
    title: 'Int32',
    schema: {
      ...number,
      description: 'A whole number of at most 32 bits with its sign, or the same as text.',
    },
  },
  flag: {
    title: 'Flag',
    schema: {
      type: ['boolean', 'integer', 'string'],
      description: 'true, 1, "1", "true"; anything else is false.',
    },
  },
  id: {
    title: 'Id',
    schema: { type: ['string', 'number'], description: 'An identifier; never counted with.' },
  },
  text: {
    title: 'Text',
    schema: { type: ['string', 'number', 'null'], description: 'Text; missing and null read as empty.' },
  },
  instant: {
    title: 'Instant',
    schema: {
      type: ['string', 'number'],
      description: 'ISO 8601 with a zone, or milliseconds since 1970.',
      examples: ['2026-11-20T10:21:00.000Z'],
    },
  },
  baht: {
    title: 'Baht',
    schema: {
      type: ['string', 'number'],
      pattern: '^-?\\d{1,13}(\\.\\d{1,2})?$',
      description: 'Baht with at most two decimals, as text (preferred) or number.',
      examples: ['1234.50'],
    },
  },
  bahtAmount: {
    title: 'BahtAmount',
    schema: {
      type: ['string', 'number'],
      pattern: '^\\d{1,13}(\\.\\d{1,2})?$',
      description: 'As Baht, not below zero.',
      examples: ['500.00'],
    },
  },
}

const become = (target: JsonSchema, source: JsonSchema) => {
  for (const key of Object.keys(target)) delete target[key]
  Object.assign(target, source)
}

/** JSON Schema of the wire side of a schema. */
export function wireSchema(schema: Shape): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const wire = wireTypeOf(zodSchema)
      const target = jsonSchema as JsonSchema
      if (zodSchema._zod.def.type === 'catch') delete target.default
      if (wire?.row)
        become(target, {
          type: ['array', 'null'],
          items: wireSchema(wire.row),
          description: 'Rows that cannot be read are left out and reported.',
        })
      else if (wire && wire.name !== 'rows')
        become(target, { $ref: `#/components/schemas/${wireTypes[wire.name].title}` })
    },
  }) as JsonSchema
  return json
}

const json = (schema: JsonSchema): Body => ({ content: { 'application/json': { schema } } })

function parametersOf(endpoint: Endpoint, request: JsonSchema): Operation['parameters'] {
  const inPath = pathParams(endpoint.path)
  const fields = Object.entries(request.properties ?? {})
    .filter(([name]) => endpoint.method === 'GET' || inPath.includes(name))
    .map(([name, schema]): Parameter => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (request.required ?? []).includes(name),
      schema,
    }))
  const key = needsKey(endpoint) ? 'IdempotencyKey' : 'OptionalIdempotencyKey'
  return endpoint.idempotent ? [...fields, { $ref: `#/components/parameters/${key}` }] : fields
}

function successOf(endpoint: Endpoint): JsonSchema {
  const extra = wireSchema(endpoint.extra)
  return {
    type: 'object',
    properties: {
      [endpoint.success]: { enum: [0, '0'] },
      message: { type: ['string', 'null'] },
      data: wireSchema(endpoint.response),
      ...extra.properties,
    },
    required: [endpoint.success, ...(extra.required ?? [])],
  }
}

function operationOf(endpoint: Endpoint): Operation {
  const request = wireSchema(endpoint.request)
  const success = {
    description: 'Success, or a refusal by a rule of the business.',
    headers: {
      'X-Server-Time': { $ref: '#/components/headers/ServerTime' },
      ...(endpoint.idempotent && { 'Idempotency-Replayed': { $ref: '#/components/headers/Replayed' } }),
    },
    ...json({ anyOf: [successOf(endpoint), { $ref: '#/components/schemas/Refusal' }] }),
  }
  const failures = {
    ...(endpoint.auth !== 'none' && { 401: { $ref: '#/components/responses/Unauthenticated' } }),
    ...(endpoint.auth !== 'none' && {
      403: { $ref: `#/components/responses/${endpoint.stepUp ? 'ForbiddenOrStepUp' : 'Forbidden'}` },
    }),
    404: { $ref: '#/components/responses/NotFound' },
    ...(endpoint.idempotent && { 409: { $ref: '#/components/responses/Conflict' } }),
    422: { $ref: '#/components/responses/Invalid' },
    429: { $ref: '#/components/responses/TooMany' },
    500: { $ref: '#/components/responses/Internal' },
    501: { $ref: '#/components/responses/NotYet' },
  }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [domainOf(endpoint)],
    security: { none: [], optional: [{}, { bearer: [] }], member: [{ bearer: [] }] }[endpoint.auth],
    parameters: parametersOf(endpoint, request),
    ...(endpoint.method === 'POST' && { requestBody: { required: true, ...json(request) } }),
    responses: { 200: success, ...failures },
    'x-origin': endpoint.origin,
    'x-error-policy': endpoint.onError,
    'x-success-key': endpoint.success,
  }
}

const domainOf = (endpoint: Endpoint) => endpoint.name.split('.')[0]!

const failure = (code: number, description: string, data?: JsonSchema, headers?: object) => ({
  description,
  ...(headers && { headers }),
  ...json({
    type: 'object',
    properties: { error: { const: code }, message: { type: 'string' }, ...(data && { data }) },
    required: ['error', 'message'],
  }),
})

const keySchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' }
const keyDescription =
  'Made by the client for one intent and kept over every repetition. Same key and body: same reply. Same key, another body: 409. Out of shape: 422.'

/** One status, two codes: the second tells that nothing was done and what to do. */
const stepUpOrForbidden = {
  description: `Signed in, but not allowed; or, with error ${errorCode.stepUp}, not at hand for a while: account.stepUp first, then the same request and key.`,
  ...json({
    type: 'object',
    properties: {
      error: { enum: [errorCode.forbidden, errorCode.stepUp] },
      message: { type: 'string' },
      data: {
        type: 'object',
        properties: { line: { type: 'boolean', description: 'LINE proves it too.' } },
      },
    },
    required: ['error', 'message'],
  }),
}

const components = (): OpenApi['components'] => ({
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', description: 'access_token of POST /api/login.' },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: keyDescription,
      schema: keySchema,
    },
    OptionalIdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: `${keyDescription} Without one each request is a write of its own: a repetition is carried out again, and GET /api/operations/{key} cannot tell how it ended.`,
      schema: keySchema,
    },
  },
  headers: {
    ServerTime: { description: 'Clock of the server, milliseconds since 1970.', schema: { type: 'integer' } },
    Replayed: { description: 'true on a reply that was stored for this key.', schema: { type: 'string' } },
    RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer' } },
  },
  responses: {
    Unauthenticated: failure(errorCode.unauthenticated, 'No session, or one that expired or was ended.'),
    Forbidden: failure(errorCode.forbidden, 'Signed in, but not allowed.'),
    ForbiddenOrStepUp: stepUpOrForbidden,
    NotFound: failure(errorCode.notFound, 'Nothing there for this member.'),
    Conflict: failure(
      errorCode.conflict,
      'The key is being carried out right now, was used with another body, or what the member agreed to has changed.',
      {},
      { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    ),
    Invalid: failure(errorCode.invalid, 'Input out of shape; nothing was done.', {
      type: 'object',
      properties: { fields: { type: 'object', additionalProperties: { type: 'string' } } },
      description: 'A sentence for each field.',
    }),
    TooMany: failure(
      errorCode.tooMany,
      'Too many tries.',
      { type: 'object', properties: { retry_after: { type: 'integer' } } },
      { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    ),
    Internal: failure(errorCode.internal, 'The server failed; nothing was stored for the key.'),
    NotYet: failure(errorCode.notYet, 'Declared, not served yet.'),
  },
  schemas: {
    ...Object.fromEntries(Object.values(wireTypes).map(({ title, schema }) => [title, schema])),
    Refusal: {
      type: 'object',
      description: 'A rule of the business said no; the message is for the member.',
      properties: { error: { not: { enum: [0, '0'] } }, message: { type: 'string' }, data: {} },
      required: ['error', 'message'],
    },
  },
})

/** The OpenAPI 3.1 document of every endpoint. A new object each time: callers keep what they serve. */
export function buildOpenApi(): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const endpoint of allEndpoints as readonly Endpoint[])
    (paths[endpoint.path] ??= {})[endpoint.method === 'GET' ? 'get' : 'post'] = operationOf(endpoint)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Member site API',
      version: '1.0.0',
      description:
        'What the member site asks of a platform. Every reply is {error, message, data}; error 0 is success. `x-origin: spec` marks the calls of the specification, `extension` what the site needs beyond it.',
    },
    servers: [{ url: '/' }],
    tags: Object.entries(domains).map(([name, description]) => ({ name, description })),
    paths,
    components: components(),
  }
}

/**
 * A page to read the document, for a strict CSP: no inline script or style, no script at all. `html` links `css` under
 * the address given.
 */
export function docsPage(links = { css: '/docs/docs.css', openapi: '/openapi.json' }): {
  html: string
  css: string
} {
  return renderDocs(buildOpenApi(), links)
}
