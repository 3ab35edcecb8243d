/**
 * For each application of Hono that is mounted (`app.onError(passOn)`): left alone, Hono prints what it catches, values
 * of the failed statement and all. Passed on, an error is written by the log, without them (server/app.ts).
 */
export function passOn(error: Error): never {
  throw error
}
