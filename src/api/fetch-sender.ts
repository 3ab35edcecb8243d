/** Sends with the browser's own fetch: all but what happens once, so that no page brings axios with it. */
import {
  answerOf,
  deadlineOf,
  firstAnswer,
  headersOf,
  lostKind,
  NoAnswer,
  type Outgoing,
  queryOf,
  type Sender,
  urlOf,
} from './sender.ts'

/** Whatever its status, an answer is one; waits no longer than `deadlineOf`. */
export const sendByFetch: Sender = async (request) => {
  // AbortSignal.any and .timeout are younger than the oldest WebViews that open this site.
  const controller = new AbortController()
  const handleAbort = () => controller.abort()
  if (request.signal?.aborted) handleAbort()
  request.signal?.addEventListener('abort', handleAbort)
  let late = false
  const timer = setTimeout(() => {
    late = true
    controller.abort()
  }, deadlineOf(request))
  try {
    const address = urlOf(request.path) + queryOf(request)
    const response = await (firstAnswer(request, address) ??
      fetch(address, { ...payloadOf(request), signal: controller.signal }))
    return answerOf(response.status, await response.text(), (name) => response.headers.get(name))
  } catch (error) {
    if (late) throw new NoAnswer('timeout', error)
    throw new NoAnswer(controller.signal.aborted ? 'aborted' : lostKind(), error)
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', handleAbort)
  }
}

function payloadOf(request: Outgoing): RequestInit {
  const headers = headersOf(request)
  if (request.method === 'GET') return { headers }
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(request.body ?? {}),
  }
}
