/** The sentence that a failure shows: one table, so that no failure is worded twice (docs/errors.md). */
import { errors } from '#src/strings/errors.ts'
import { ApiError, type FailureKind } from './api-error.ts'

const sentences: Readonly<Record<FailureKind, string>> = errors.sentence

/** A Thai sentence for the member. The platform's own words win where it gave some and they concern the member. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errors.unknown
  if (error.kind === 'tooMany' && error.retryAfter) {
    return error.retryAfter < 120
      ? errors.waitSeconds(error.retryAfter)
      : errors.waitMinutes(Math.ceil(error.retryAfter / 60))
  }
  const ownWords =
    error.kind === 'refused' ||
    error.kind === 'invalid' ||
    error.kind === 'forbidden' ||
    error.kind === 'notYet' ||
    error.status === 503
  if (ownWords && error.message !== '') return error.message
  const sentence = sentences[error.kind]
  // What a member tells the service, who find it in the log.
  return error.kind === 'server' && error.requestId
    ? errors.withReference(sentence, error.requestId)
    : sentence
}
