/** How a write ended, asked by its idempotency key (ARCHITECTURE.md "Exactly once"). */
import * as z from 'zod/mini'
import { endpoint } from './kit.ts'
import { instant, int } from './wire.ts'

/** Form of an Idempotency-Key: 16 to 64 of A–Z a–z 0–9 _ -, made by the client with a CSPRNG. */
export const idempotencyKey = () => z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/))

/** `absent`: never arrived, safe to send; `running`: ask again; `done`: `reply` is what the write answered. */
export const getOperation = endpoint({
  name: 'operations.get',
  method: 'GET',
  path: '/api/operations/{key}',
  auth: 'optional',
  onError: 'part',
  origin: 'extension',
  summary: 'How the write with this Idempotency-Key ended.',
  request: z.object({ key: idempotencyKey() }),
  response: z.object({
    state: z.enum(['absent', 'running', 'done']),
    status: z.optional(int()),
    reply: z.optional(z.unknown()),
  }),
})

/** Countdowns run on the server's clock: every reply carries it in `X-Server-Time`; this is for asking it alone. */
export const getServerTime = endpoint({
  name: 'operations.serverTime',
  method: 'GET',
  path: '/api/server_time',
  auth: 'none',
  onError: 'part',
  origin: 'extension',
  summary: "The server's clock.",
  response: z.object({ now: instant() }),
})
