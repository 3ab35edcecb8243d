/** Exactly once: claim, work and stored answer of an idempotent write in one transaction (idempotency.ts). */
import { errors } from '../../strings/errors.ts'
import type { Endpoint } from '#contracts/kit.ts'
import { withTheEnd } from '../../db/statement.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/types.ts'
import { conflict } from '../errors.ts'
import { claimOperation, storeOperation, type Stored } from '../idempotency.ts'
import { failure, type Answered } from '../reply.ts'
import type { Ask } from './handler.ts'
import { Prepared } from './prepared.ts'
import { asRefusal } from './respond.ts'

/** Seconds, for who asks while the same is under way. */
export const RETRY_AFTER = 1

/** The intent of an idempotent request that names it. */
export interface Intent {
  readonly id: string
  readonly key: string
  readonly fingerprint: string
}

/** Another process finished the same intent between our look and our claim; thrown, it undoes what was begun. */
export class StoredMeanwhile extends Error {
  readonly stored: Stored
  constructor(stored: Stored) {
    super('done before')
    this.stored = stored
  }
}

export type Outcome = Answered | Prepared | StoredMeanwhile

/** The work within a transaction, with what was prepared for it or begun in it. */
export type RunIn = (tx: Tx, given?: unknown) => Promise<Answered | Prepared>

interface Doing {
  readonly endpoint: Endpoint
  readonly intent: Intent
  readonly ask: Ask
  /** See `first` of a plan. */
  readonly begin: ((tx: Tx) => Promise<unknown>) | undefined
}

/**
 * Claim, work and stored answer in one transaction. A business refusal undoes it and is itself the answer, which then is stored
 * by a claim of its own; other errors undo everything.
 */
export async function once(doing: Doing, runIn: RunIn): Promise<Outcome> {
  const { endpoint, ask } = doing
  const { db } = ask.deps.database
  try {
    return await inTransaction(db, (tx) => claimed(doing, tx, runIn))
  } catch (error) {
    if (error instanceof StoredMeanwhile) return error
    const refusal = asRefusal(error)
    if (refusal?.status !== 200) throw error
    const refused = failure(endpoint, refusal)
    return inTransaction(db, (tx) => claimed({ ...doing, begin: undefined }, tx, async () => refused)).catch(
      (late: unknown) => {
        if (late instanceof StoredMeanwhile) return late
        throw late
      },
    )
  }
}

async function claimed({ endpoint, intent, ask, begin }: Doing, tx: Tx, runIn: RunIn): Promise<Answered> {
  const claiming = claimOperation(tx, intent.id, intent.key)
  const [claim, begun] = await Promise.allSettled([claiming, begin?.(tx)])
  if (claim.status === 'rejected') throw claim.reason
  if (claim.value === 'running') conflict(errors.keyRunning, RETRY_AFTER)
  if (claim.value !== 'mine') throw new StoredMeanwhile(claim.value)
  if (begun.status === 'rejected') throw begun.reason
  const answered = await runIn(tx, begun.value)
  if (answered instanceof Prepared)
    throw new TypeError(`${endpoint.name}: an idempotent reply cannot be prepared`)
  withTheEnd(tx, storeOperation(tx, { ...intent, endpoint: endpoint.name, answered, now: ask.now }))
  return answered
}
