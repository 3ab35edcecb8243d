/**
 * Exactly once. An idempotent write is claimed, carried out and its answer stored in ONE transaction; a repetition
 * with the same key and body is answered from the store, byte by byte.
 *
 * - Scope: the member, or everybody for endpoints without a session. Within a scope a key names one intent, so
 *   that `GET /api/operations/{key}` has one answer; the same key at another endpoint is a conflict.
 * - A business refusal (HTTP 200) is an answer and is stored. Invalid input, 401, 403, 404, 429 and 5xx are not.
 * - A write of the specification that comes without a key is carried out once for each request, in one transaction as
 *   well; nothing is stored of it, and a repetition is a second write.
 * - Neither the key nor a readable reply is stored: the row is found by a hash of the key and its reply is sealed
 *   with it, so the table tells nothing to who does not hold the key. Rows are kept for ever (I5, I6).
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { statement } from '../db/statement.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Answered } from './reply.ts'

/** Ids of operations under way in this process. */
export type Running = Set<string>

export const scopeOf = (memberId: string | null) => (memberId === null ? 'anonymous' : `member:${memberId}`)

/** Names the operation in tables and journals without giving the key away. */
export const operationId = (scope: string, key: string) =>
  createHash('sha256').update(`${scope}\n${key}`).digest('hex')

/** Keyed with the idempotency key, since a plain hash of a body with a password in it could be guessed. */
export const fingerprint = (key: string, endpoint: string, input: unknown) =>
  createHmac('sha256', key)
    .update(`${endpoint}\n${JSON.stringify(input)}`)
    .digest('hex')

const sealingKey = (key: string, id: string) =>
  Buffer.from(hkdfSync('sha256', key, id, 'operation reply', 32))

function seal(body: string, key: string, id: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key, id), iv)
  const text = Buffer.concat([cipher.update(body, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')
}

function unseal(sealed: string, key: string, id: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key, id), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** A stored answer. */
export interface Stored extends Answered {
  readonly fingerprint: string
}

interface StoredRow {
  readonly status: number
  readonly reply: string
  readonly fingerprint: string
}

const opened = ({ status, reply, fingerprint }: StoredRow, id: string, key: string): Stored => ({
  status,
  body: unseal(reply, key, id),
  fingerprint,
})

const finding = statement<{ status: number; reply: string; fingerprint: string }>(
  'operation.find',
  'select status, reply, fingerprint from operations where id = $1',
)

export async function findOperation(db: Db, id: string, key: string): Promise<Stored | null> {
  const [row] = await finding(db, [id])
  return row ? opened(row, id, key) : null
}

const storing = statement(
  'operation.store',
  `insert into operations (id, endpoint, fingerprint, status, reply, created_at) values ($1, $2, $3, $4, $5, $6)`,
)

export async function storeOperation(
  tx: Tx,
  input: { id: string; key: string; endpoint: string; fingerprint: string; answered: Answered; now: number },
): Promise<void> {
  const { id, key, endpoint, fingerprint, answered, now } = input
  const reply = seal(answered.body, key, id)
  await storing(tx, [id, endpoint, fingerprint, answered.status, reply, new Date(now).toISOString()])
}

const lockOf = (id: string) => BigInt.asIntN(64, BigInt(`0x${id.slice(0, 16)}`)).toString()

const claiming = statement<{ free: boolean } & { [K in keyof StoredRow]: StoredRow[K] | null }>(
  'operation.claim',
  'select free, status, reply, fingerprint from claim_operation($1, $2)',
)

/**
 * Claims the operation for the rest of the transaction; `running` when another process is at it, the answer when it was
 * done before. Within one process `Running` tells (the embedded engine has one session, for which its own lock is never
 * taken).
 */
export async function claimOperation(tx: Tx, id: string, key: string): Promise<'mine' | 'running' | Stored> {
  const [row] = await claiming(tx, [lockOf(id), id])
  const { free, status, reply, fingerprint } = row!
  if (!free) return 'running'
  return status === null || reply === null || fingerprint === null
    ? 'mine'
    : opened({ status, reply, fingerprint }, id, key)
}

const looking = statement<{ claimed: boolean }>(
  'operation.claimed',
  `select exists (
    select from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and l.objsubid = 1 and l.granted and l.mode = 'ExclusiveLock'
      and d.datname = current_database() and ((l.classid::bigint << 32) | l.objid::bigint) = $1::bigint) as claimed`,
)

/** Whether another process is at it. Looked at without a lock, so that who asks stands in nobody's way. */
export async function isClaimed(db: Db, id: string): Promise<boolean> {
  const [row] = await looking(db, [lockOf(id)])
  return row!.claimed
}
