/**
 * Statements of hot paths. Building a statement costs more processor time than sending it, and planning it more than
 * running it; so both are done once for each connection.
 */
import type { Db, Tx } from './types.ts'

/** Runs SQL text with values; the name is that of the prepared statement. */
export type Run = (
  name: string,
  text: string,
  values: readonly unknown[],
) => Promise<Record<string, unknown>[]>

const RUN = Symbol('run')
type Running = Db & { [RUN]: Run }

/** Of each open transaction, what is awaited with its end. */
const ending = new WeakMap<Tx, Promise<unknown>[]>()

/** A transaction begins: answers the list of what will be awaited with its end. */
export function beginEnding(tx: Tx): readonly Promise<unknown>[] {
  const list: Promise<unknown>[] = []
  ending.set(tx, list)
  return list
}

/**
 * Leaves it to the end of the transaction to wait for what was asked, and to fail with it: so it is sent together with COMMIT.
 * For writes whose answer nobody needs; one that fails undoes the transaction.
 */
export function withTheEnd(tx: Tx, asked: Promise<unknown>): void {
  // It is told by the end, whatever else fails first.
  asked.catch(() => {})
  ending.get(tx)!.push(asked)
}

/** Gives a database or a transaction the way in which `statement` reaches its connection. */
export const runningBy = (db: Db, run: Run): Db => Object.assign(db, { [RUN]: run })

/**
 * A statement in plain SQL with `$1`, `$2`: text that is sent as it stands, named for the whole process. Ids and sums may
 * come back as text or as numbers, moments as text or as `Date`, as the engine's driver has it: the caller converts.
 */
export const statement =
  <Row extends Record<string, unknown>>(name: string, text: string) =>
  async (db: Db, values: readonly unknown[]): Promise<Row[]> =>
    (await (db as Running)[RUN](name, text, values)) as Row[]

/**
 * A prepared statement of drizzle's, built once for each connection: `prepared((db) => db.select()….prepare('name'))`. What
 * is given for a placeholder goes to the driver as it is: ids through `idValue`, moments as ISO text.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>()
  return (db) => {
    const known = built.get(db)
    if (known !== undefined) return known
    const made = build(db)
    built.set(db, made)
    return made
  }
}
