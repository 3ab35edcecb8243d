/** What goes back to the site with the browser, as the person answered on the consent page. */
import { newToken } from '#server/kit/identity/tokens.ts'
import { linePersonOf } from '../people/line-people.ts'
import type { AuthorizeRequest } from './authorize-request.ts'
import { answers } from './consent-page.ts'
import type { LineProvider } from './provider.ts'

export function answerTo(
  provider: LineProvider,
  { state, attempt, asksFriend }: AuthorizeRequest,
  given: { sub: string; answer: string; friend: boolean },
): Record<string, string> {
  const person = linePersonOf(given.sub)
  if (given.answer === answers.cancel) {
    return { error: 'ACCESS_DENIED', error_description: 'The resource owner denied the request.', state }
  }
  if (given.answer === answers.serverError || !person) {
    return { error: 'SERVER_ERROR', error_description: 'An unexpected error occurred.', state }
  }
  const friendship: Record<string, string> = asksFriend
    ? { friendship_status_changed: String(given.friend) }
    : {}
  if (given.answer === answers.badCode) return { code: newToken(), state, ...friendship }
  const code = provider.authorize(person, attempt)
  // A failed auto login comes back as if another browser had asked (line.md §2.7).
  return given.answer === answers.mismatch ? { code, state: newToken() } : { code, state, ...friendship }
}
