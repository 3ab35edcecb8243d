/** What every endpoint of the document refers to: the key, the headers, the failures. */
import { errorCode } from '#contracts/errors.ts'
import type { Body, JsonSchema, OpenApi } from './openapi-types.ts'
import { wireTypes } from './wire-schema.ts'

export const json = (schema: JsonSchema): Body => ({ content: { 'application/json': { schema } } })

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

export const components = (): OpenApi['components'] => ({
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
