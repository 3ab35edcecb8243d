/** `GET /api/operations/{key}`: how a write ended. */
import { getOperation, getServerTime } from '#contracts/operations.ts'
import { collect } from '../../kit/endpoint/collect.ts'
import { handle } from '../../kit/endpoint/handler.ts'
import { findOperation, isClaimed, operationId, scopeOf } from '../../kit/idempotency.ts'

/**
 * A member sees their own writes, and anyone those made without a session whose key they hold (a registration is
 * made by a visitor and asked about, perhaps, by the member that came of it). Others' keys are answered `absent`.
 */
export const operationsHandlers = collect(
  handle(getOperation, async ({ key }, { tx, member, deps }) => {
    const scopes = member ? [scopeOf(member.id), scopeOf(null)] : [scopeOf(null)]
    const ids = scopes.map((scope) => operationId(scope, key))
    if (ids.some((id) => deps.running.has(id))) return { state: 'running' as const }
    for (const id of ids) {
      if (await isClaimed(tx, id)) return { state: 'running' as const }
      // After the look for a claim: who has let go of it by then has stored the answer.
      const stored = await findOperation(tx, id, key)
      if (stored)
        return { state: 'done' as const, status: stored.status, reply: JSON.parse(stored.body) as unknown }
    }
    return { state: 'absent' as const }
  }),
  handle(getServerTime, (_, { deps }) => ({ now: deps.clock.now() })),
)
