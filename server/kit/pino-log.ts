/** The structured log, with what must not be in it kept out. */
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'
import { errorFields } from './error-fields.ts'
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
