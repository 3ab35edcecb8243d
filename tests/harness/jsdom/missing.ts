import { prettyDOM } from '@testing-library/react'

/**
 * What a query throws that found nothing. `findBy` and `waitFor` try many times and throw most of these away: the page is written out
 * when the message is read, which is once, for the one that fails the test.
 */
export function missing(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let text: string | null = null
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
    set: (given: string) => {
      text = given
    },
  })
  return error
}
