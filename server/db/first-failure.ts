/**
 * Why a transaction is over. After a statement has failed every other one of it fails with 25P02 ("current transaction is
 * aborted"), and whoever waited for one of those would be told nothing: not that the disk is full, not that a row was there.
 */
import { sqlState } from './transaction.ts'

const ABORTED = '25P02'

export interface FirstFailure {
  /** Listens to a statement; answers the same promise. */
  heard<T>(asked: Promise<T>): Promise<T>
  /** A transaction begins, or what has failed was undone to a savepoint. */
  forget(): void
  /** The failure itself; null when nothing has failed. */
  told(): Error | null
  /** What is to be told instead of `error`. */
  behind(error: unknown): unknown
}

export function firstFailure(): FirstFailure {
  let first: { readonly error: unknown } | null = null
  return {
    heard: (asked) => {
      asked.catch((error: unknown) => (first ??= { error }))
      return asked
    },
    forget: () => (first = null),
    told: () => (first?.error instanceof Error ? first.error : null),
    behind: (error) => (first !== null && sqlState(error) === ABORTED ? first.error : error),
  }
}
