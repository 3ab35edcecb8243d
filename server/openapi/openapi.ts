/** The API document: OpenAPI 3.1 made from the declarations, and a page to read it. */
import { allEndpoints } from '#contracts/all.ts'
import { needsKey, pathParams, type Endpoint } from '#contracts/kit.ts'
import { components, json } from './components.ts'
import { renderDocs } from './docs-page.ts'
import type { JsonSchema, OpenApi, Operation, Parameter } from './openapi-types.ts'
import { wireSchema } from './wire-schema.ts'

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
  pin: 'The PIN that money goes out by',
  protection: 'Playing responsibly',
  operations: 'How writes ended, server clock',
  site: 'How quickly pages are there',
}

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
