/** An error as it may be written down: without the values that a statement was about. */
import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Classes of SQLSTATE whose messages name tables, constraints and the like, never a value: connection, integrity,
 * rollback, syntax, resources, operator.
 */
const NAMES_NO_VALUE = /^(08|23|40|42|53|55|57)/

const isOfDatabase = (error: Error): error is Error & { code: string } => {
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  return typeof code === 'string' && typeof severity === 'string'
}

function messageOf(error: Error): string {
  // The driver's wrapper puts every parameter of the statement into its message.
  if (error instanceof DrizzleQueryError || error.message.startsWith('Failed query'))
    return 'a statement failed'
  if (isOfDatabase(error) && !NAMES_NO_VALUE.test(error.code)) return 'the database refused a value'
  return error.message
}

/** Fields of an error for a log. Of the stack only the places are kept, of PostgreSQL's `detail` nothing. */
export function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'thrown value that is no error' }
  const { code } = error as { code?: unknown }
  return {
    type: error.constructor.name,
    reason: typeof code === 'string' ? code : undefined,
    message: messageOf(error),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    cause: error.cause === undefined ? undefined : errorFields(error.cause),
  }
}

/** The same for a terminal. */
export const errorText = (error: unknown): string => JSON.stringify(errorFields(error), null, 2)
