/** Answers whose body is text that is at hand: nobody has to read it out of a stream to send it. */
const texts = new WeakMap<Response, string>()

/** As `new Response(text, init)`. */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(text, init)
  texts.set(response, text)
  return response
}

/** The body of an answer that `textResponse` made. */
export const textOf = (response: Response): string | undefined => texts.get(response)
