/** The structured log, with what must not be in it kept out. */
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Log } from './log.ts'

/** Names under which secrets travel; a field of such a name is never written, however deep. */
const SECRET = [
  'password',
  'token',
  'access_token',
  'authorization',
  'otp_code',
  'code',
  'key',
  'secret',
  'id_token',
  'link_token',
  'otp_token',
]
const redacted = SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])

/**
 * An error as fields. The driver's wrapper puts every parameter of the statement into its message, and PostgreSQL
 * the offending values into `detail`: neither is written. Of the stack only the places are kept.
 */
export function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'thrown value that is no error' }
  const { code } = error as { code?: unknown }
  return {
    type: error.constructor.name,
    reason: typeof code === 'string' ? code : undefined,
    message: error.message.startsWith('Failed query') ? 'a statement failed' : error.message,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    cause: error.cause === undefined ? undefined : errorFields(error.cause),
  }
}

const wrap = (logger: Logger): Log => ({
  debug: (fields, event) => logger.debug(fields, event),
  info: (fields, event) => logger.info(fields, event),
  warn: (fields, event) => logger.warn(fields, event),
  error: (fields, event) => logger.error(fields, event),
  child: (fields) => wrap(logger.child(fields)),
})

/** Writes JSON lines to standard output, or to the stream given. */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    redact: { paths: redacted, censor: '[hidden]' },
    serializers: { err: errorFields },
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return wrap(stream ? pino(options, stream) : pino(options, pino.destination({ sync: true })))
}
