/** The log as the server's parts see it: structured lines, an event name first, never a secret or a body. */

export interface Log {
  debug(fields: object, event: string): void
  info(fields: object, event: string): void
  warn(fields: object, event: string): void
  error(fields: object, event: string): void
  child(fields: object): Log
}

/** Says nothing. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {}, child: () => silentLog }
