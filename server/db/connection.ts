/**
 * One connection to PostgreSQL: statements that are asked for without waiting in between leave in one packet and are
 * answered in one (a pipeline), in their order. What fails within a transaction makes all that follow fail.
 */
import type { Socket } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { firstFailure } from './first-failure.ts'
import { DatabaseAway, isConnectionLost, OutcomeUnknown } from './lost.ts'
import { beginEnding, runningBy, type Run } from './statement.ts'
import { modeOf, type Inner, type Mode } from './types.ts'

/** As the driver takes it. */
export type Query = string | { readonly text: string; readonly name?: string | undefined }

/** Asked so often by a process, a statement gets a name, so that it is planned once for each connection. */
const OFTEN = 5
/** Texts that vary (a list of values) must not fill the sessions. */
const MOST_NAMES = 400
const LONGEST = 4_000

/** How often a text was asked, and from then on its name. */
const asked = new Map<string, number | string>()
let names = 0

function nameOf(text: string): string | undefined {
  const known = asked.get(text)
  if (typeof known === 'string') return known
  if (text.length > LONGEST || (known === undefined && asked.size >= MOST_NAMES)) return undefined
  const times = (known ?? 0) + 1
  asked.set(text, times < OFTEN ? times : `often_${++names}`)
  return undefined
}

/** With the name that it goes by, or without any. */
export function withName(query: Query, named: boolean): Query {
  if (typeof query === 'string') return query
  return { ...query, name: named ? (query.name ?? nameOf(query.text)) : undefined }
}

/** A transaction's beginning: what only reads or locks may leave with BEGIN, the rest waits until it has begun. */
const HARMLESS = /^\s*(select|savepoint)\b/i

/** Where it is sent to. Not a part of the driver's types. */
const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream

/** A failure looks as that of any other statement. */
async function asStatement<T>(text: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw new DrizzleQueryError(text, [], error as Error)
  }
}

type Ask = (query: Query, values?: unknown[]) => Promise<pg.QueryResult<Record<string, unknown>>>

/** `statement` by the driver. */
export const runOn =
  (query: Ask): Run =>
  async (name, text, values) =>
    (await asStatement(text, query({ name, text }, [...values]))).rows

export interface Connection {
  /** Nothing but this transaction's statements may be asked until it ends. */
  transaction<T>(work: (tx: Inner) => Promise<T>, mode: Mode, isBroken: () => boolean): Promise<T>
}

export interface ConnectionOptions {
  /** Whether statements may have names, which stay with their session: not behind a pooler that changes sessions. */
  readonly named: boolean
  /** Told of each packet that leaves. */
  readonly sent: () => void
}

export function createConnection(client: pg.PoolClient, { named, sent }: ConnectionOptions): Connection {
  const stream = streamOf(client)
  const failure = firstFailure()
  let corked = false
  /** Until BEGIN is answered. */
  let begun: Promise<unknown> | null = null
  let holdsBack = false

  function send(query: Query, values?: unknown[]): Promise<pg.QueryResult> {
    if (!corked) {
      corked = true
      sent()
      stream.cork()
      process.nextTick(() => {
        corked = false
        stream.uncork()
      })
    }
    return failure.heard(client.query(query as pg.QueryConfig, values))
  }

  function query(wanted: Query, values?: unknown[]): Promise<pg.QueryResult> {
    const one = withName(wanted, named)
    const text = typeof one === 'string' ? one : one.text
    if (begun === null || (!holdsBack && HARMLESS.test(text))) return send(one, values)
    // Whatever comes after what waits must not overtake it.
    holdsBack = true
    return begun.then(() => send(one, values))
  }

  const command = (text: string) => asStatement(text, query(text))

  const tx = drizzle({ client: { query } as unknown as pg.PoolClient }) as unknown as Inner
  runningBy(tx, runOn(query))

  /** Within the transaction: what `work` did is undone when it throws, and what was before it stays. */
  tx.transaction = async (work) => {
    const opened = command('savepoint inner_work')
    opened.catch(() => {})
    try {
      const result = await work(tx)
      await opened
      // Should it fail, so does all that follows.
      command('release savepoint inner_work').catch(() => {})
      return result
    } catch (error) {
      // Where the savepoint has failed too, the transaction is over: then this fails in turn.
      const reason = failure.behind(error)
      await command('rollback to savepoint inner_work').then(failure.forget, () => {})
      await command('release savepoint inner_work').catch(() => {})
      throw reason
    }
  }

  return {
    transaction: async (work, mode, isBroken) => {
      let atCommit = false
      const last = beginEnding(tx)
      const opened = command(`begin${modeOf(mode)}`)
      begun = opened
      holdsBack = false
      failure.forget()
      try {
        opened.then(
          () => (begun = null),
          () => {},
        )
        const result = await work(tx)
        await opened
        begun = null
        if (isBroken()) throw new DatabaseAway('lost before the commit')
        atCommit = true
        const [ended, ...answered] = await Promise.allSettled([command('commit'), ...last])
        // Where one of them failed, the commit undid the transaction.
        const failed = [...answered, ended].find(({ status }) => status === 'rejected')
        if (failed?.status === 'rejected') throw failed.reason
        if (ended.status !== 'fulfilled' || ended.value.command !== 'COMMIT')
          throw failure.told() ?? new Error('a statement failed that nobody waited for')
        return result
      } catch (error) {
        if (atCommit && isConnectionLost(error)) throw new OutcomeUnknown(error)
        const reason = failure.behind(error)
        if (!atCommit) await command('rollback').catch(() => {})
        throw reason
      } finally {
        begun = null
      }
    },
  }
}
